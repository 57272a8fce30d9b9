import { type Component, createEffect, createMemo, For, Match, on, Switch } from 'solid-js';
import { titleName } from '../boxes.ts';
import { announce, CopyButton, Icon, Panel, Spinner } from '#kit';
import type { MatchRecord, VerifyProblem } from '#kernel';
import { tellVerifyProblem } from '#text';
import { usePageTitle } from '../frame/page-title.ts';
import { DownloadButton, recordFileName, RecordHeader } from '../records/record-head.tsx';
import { seatNamesIn } from '../records/seat-names.ts';
import { type LoadedRecord, RecordPage } from '../records/page.tsx';
import { word } from '../words/words.ts';
import { createCheckProgress } from './check-progress.ts';
import { DEAL_CHECKS, type CheckProgress, checkStates } from './checks.ts';
import css from './fair.module.css';
import { allStored } from '../browser-storage.ts';
import { rememberedPromise, promiseSeen } from './remembered-promise.ts';
import { CheckStep } from './check-step.tsx';

/** The fair-deal page: checks the deal and the moves of a record. */
const FairPage: Component<{ readonly from: string; readonly table: string }> = props => (
  <RecordPage from={props.from} table={props.table} page="fair" heading={word('fair-page')} about={word('fair-about')}>
    {loaded => <FairChecks loaded={loaded} />}
  </RecordPage>
);

export default FairPage;

const FairChecks: Component<{ readonly loaded: LoadedRecord }> = props => {
  const { record, title, finished } = props.loaded;
  const kept = allStored();
  const memory = rememberedPromise(record.commitment, finished?.table ?? null, kept);
  const progress = createCheckProgress(record, title.game, memory);
  const verdicts = createMemo(() => checkStates(progress()));
  const command = (): string => `npm run -s parlour -- verify ${recordFileName(props.loaded)}`;
  usePageTitle(() => `${word('fair-page')} · ${titleName(title.id)}`);
  return (
    <div class={css['page']}>
      <RecordHeader loaded={props.loaded} heading={word('fair-page')} page="fair" />
      <Summary progress={progress()} record={record} />
      <ol class={css['steps']}>
        <For each={DEAL_CHECKS}>
          {check => (
            <CheckStep
              check={check}
              verdict={verdicts()[check]}
              progress={progress()}
              record={record}
              seen={finished && promiseSeen(finished.table, kept)}
              nameOf={seatNamesIn(record)}
            />
          )}
        </For>
      </ol>
      <Panel title={word('fair-yourself')}>
        <div class={css['yourself']}>
          <p>{word('fair-yourself-how')}</p>
          <code>{command()}</code>
          <div class={css['row']}>
            <DownloadButton loaded={props.loaded} />
            <CopyButton text={command()} label={word('fair-copy-command')} />
          </div>
          <p class={css['soft']}>{word('fair-yourself-format')}</p>
        </div>
      </Panel>
      <Panel title={word('fair-limits')}>
        <ul class={css['limits']}>
          <li>{word('fair-limits-peeking')}</li>
          <li>{word('fair-limits-talking')}</li>
          <li>{word('fair-limits-program')}</li>
        </ul>
      </Panel>
    </div>
  );
};

/** The result in one sentence. */
const Summary: Component<{ readonly progress: CheckProgress; readonly record: MatchRecord }> = props => {
  const problem = (): VerifyProblem | undefined => {
    const { finding } = props.progress;
    return finding?.ok === false ? finding.problem : undefined;
  };
  const isIdle = (): boolean => checkStates(props.progress).promise === 'unchecked';
  const isWithoutPeople = (): boolean => props.record.seats.every(({ bot }) => bot !== null);
  const sentence = createMemo(() => {
    const { finding, memory, steps } = props.progress;
    const found = problem();
    if (found && isIdle()) return word('fair-cannot', { why: tellVerifyProblem(found) });
    if (memory === 'other') return word('fair-other-promise');
    if (found) return word('fair-is-wrong', { why: tellVerifyProblem(found) });
    if (finding) return word(isWithoutPeople() ? 'fair-is-right-bots' : 'fair-is-right');
    return word('fair-checking-move', { move: Math.max(0, steps - 1), moves: props.record.moves.length });
  });
  createEffect(
    on(
      () => props.progress.finding,
      found => {
        if (found) announce(sentence());
      },
    ),
  );
  return (
    <p
      class={css['summary']}
      data-verdict={
        props.progress.finding === null
          ? 'checking'
          : isIdle()
            ? 'unchecked'
            : problem() || props.progress.memory === 'other'
              ? 'wrong'
              : 'right'
      }
    >
      <Switch fallback={<Icon name="warning" />}>
        <Match when={props.progress.finding === null}>
          <Spinner />
        </Match>
        <Match when={!problem() && props.progress.memory !== 'other'}>
          <Icon name="check" />
        </Match>
      </Switch>
      <span>{sentence()}</span>
    </p>
  );
};
