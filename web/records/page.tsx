import css from './records.module.css';
import { type Component, createMemo, createResource, type JSX, Match, Show, Suspense, Switch } from 'solid-js';
import type { MatchRecord } from '#kernel';
import { Button, LinkButton, Panel, Spinner } from '#kit';
import type { Line } from '#telling';
import { appPath } from '../base-path.ts';
import { loadVersion } from '../../games/manifest.ts';
import type { PlayableTitle } from '../../games/title.ts';
import type { TitleBox } from '../boxes.ts';
import { NotFound } from '../frame/not-found.tsx';
import { loadGameWords, word, words } from '../words/words.ts';
import { DropArea, FileButton } from './file-picker.tsx';
import { openedFile, type RecordsPage } from './opened-file.ts';
import { parseRecord } from './record-text.ts';
import { type FinishedMatch, finishedMatchAt, recordFailureLine } from './source.ts';
import './words.ts';

/** A record with its loaded title. */
export interface LoadedRecord {
  readonly text: string;
  readonly record: MatchRecord;
  readonly box: TitleBox;
  readonly title: PlayableTitle;
  readonly finished: FinishedMatch | null; // null: it came from a file
}

interface RecordPageProps {
  readonly from: string;
  readonly table: string;
  /** The page: the first step of its address. */
  readonly page: RecordsPage;
  readonly heading: string;
  /** The text of the page while no record is open. */
  readonly about: string;
  readonly children: (loaded: LoadedRecord) => JSX.Element;
}

/** A page about a record, from a table or from a file. */
export const RecordPage: Component<RecordPageProps> = props => {
  const finished = createMemo(() => finishedMatchAt(props.from, props.table));
  return (
    <>
      <DropArea page={props.page} />
      <Switch>
        <Match when={finished() === undefined}>
          <NotFound />
        </Match>
        <Match when={finished()} keyed>
          {finished => <FromTable {...props} finished={finished} />}
        </Match>
        <Match when={openedFile()} keyed>
          {({ text }) => <Shown {...props} text={text} finished={null} />}
        </Match>
        <Match when={true}>
          <Notice heading={props.heading} text={props.about}>
            <FileButton kind="primary" page={props.page} />
          </Notice>
        </Match>
      </Switch>
    </>
  );
};

const FromTable: Component<RecordPageProps & { readonly finished: FinishedMatch }> = props => {
  const [asked, { refetch }] = createResource(() => props.finished.host.record(props.finished.table));
  const refused = (): Line | undefined => {
    const answer = asked();
    return answer && !answer.ok ? recordFailureLine(answer.refused) : undefined;
  };
  const text = (): string | undefined => {
    const answer = asked();
    return answer?.ok ? answer.value : undefined;
  };
  return (
    <Suspense fallback={<LoadingRecord />}>
      <Switch>
        <Match when={refused()}>
          {why => (
            <Notice heading={word('records-none')} text={words().say(why())}>
              <Button kind="primary" icon="reload" onClick={() => void refetch()}>
                {word('records-again')}
              </Button>
              <FileButton page={props.page} />
              <LinkButton kind="quiet" icon="home" href={appPath('/')}>
                {word('frame-to-home')}
              </LinkButton>
            </Notice>
          )}
        </Match>
        <Match when={text()} keyed>
          {text => <Shown {...props} text={text} />}
        </Match>
      </Switch>
    </Suspense>
  );
};

interface ShownProps extends RecordPageProps {
  readonly text: string;
  readonly finished: FinishedMatch | null;
}

/** Loads the game of a record and its messages. */
const Shown: Component<ShownProps> = props => {
  const read = parseRecord(props.text);
  if ('problem' in read)
    return (
      <Notice heading={word('records-none')} text={words().say(read.problem)}>
        <FileButton kind="primary" page={props.page} />
        <LinkButton kind="quiet" icon="home" href={appPath('/')}>
          {word('frame-to-home')}
        </LinkButton>
      </Notice>
    );
  const { record, box } = read;
  const [title] = createResource(async () => {
    const playedBy = await loadVersion(box, record.version, rules => rules.loadRules());
    // with a version that is not kept, verification says so
    const title = playedBy ?? (await box.loadRules());
    await loadGameWords(title.game.id, box.words);
    return title;
  });
  return (
    <Suspense fallback={<LoadingRecord />}>
      <Show when={title()} keyed>
        {title => props.children({ text: props.text, record, box, title, finished: props.finished })}
      </Show>
    </Suspense>
  );
};

export const LoadingRecord: Component = () => (
  <div class={css['waiting']}>
    <Spinner />
  </div>
);

/** Says why no record is shown, and offers to open one. */
const Notice: Component<{
  readonly heading: string;
  readonly text: string;
  readonly children: JSX.Element;
}> = props => (
  <div class={css['notice']}>
    <Panel>
      <div class={css['stack']}>
        <h1>{props.heading}</h1>
        <p>{props.text}</p>
        <div class={css['row']}>{props.children}</div>
        <p class={css['soft']}>{word('records-about-files')}</p>
      </div>
    </Panel>
  </div>
);
