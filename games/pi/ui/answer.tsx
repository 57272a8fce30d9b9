import { type Component, createMemo, createSignal, Match, Show, Switch } from 'solid-js';
import { Button, Icon, IconButton, Segmented } from '#kit';
import { accept } from '#kernel';
import { computedLine } from '#telling';
import { KINDS } from '../rules/edition.ts';
import { uncovered } from '../rules/markers.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Action, Question, Reply } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import { tellQuestion } from '../telling/events.ts';
import { line } from '../telling/line.ts';
import { kindWords, markersIn, markerWord, themed } from '../telling/names.ts';
import { MoveButton } from './move-button.tsx';
import { useDesk } from './desk.ts';
import { CaseCards } from './held-case.tsx';
import css from './dock.module.css';

const REPLIES: readonly Reply[] = ['disc', 'cube', 'none'];

/** The question, in the second person for the player who answers. */
const ASKED = {
  evidence: 'board-asked-evidence',
  investigator: 'board-asked-investigator',
  accusation: 'board-asked-accusation',
} as const;

/** The holder answers (PI-13.7): the question and the cards are shown, never the answer (PI-13.15). */
export const AnswerPanel: Component<{ question: Question }> = props => {
  const desk = useDesk();
  const [isFolded, setFolded] = createSignal(false);
  const isSmall = (): boolean => desk.frameWidth() === 'narrow';
  return (
    <div class={css['answer']} role="group" aria-label={desk.word('board-asked')}>
      <div class={css['asked']}>
        <Icon name="question" />
        <p>
          {desk.say(
            computedLine(ASKED[props.question.type], tellQuestion(props.question, desk.open().turn, desk.open()).args),
          )}
        </p>
        {/* on a small screen the panel covers the map, which the player needs */}
        <Show when={isSmall()}>
          <IconButton
            icon={isFolded() ? 'up' : 'down'}
            label={desk.word(isFolded() ? 'board-unfold' : 'board-fold')}
            aria-expanded={!isFolded()}
            onClick={() => setFolded(now => !now)}
          />
        </Show>
      </div>
      <div class={css['answer']} hidden={isSmall() && isFolded()}>
        <Show when={desk.view().hand}>{hand => <CaseCards case={hand()} shape="upright" />}</Show>
        <Switch>
          <Match when={props.question.type === 'evidence'}>
            <AnswerEvidence />
          </Match>
          <Match when={props.question.type === 'investigator' && props.question.place} keyed>
            {place => <AnswerInvestigator place={place} />}
          </Match>
          <Match when={props.question.type === 'accusation'}>
            <AnswerAccusation />
          </Match>
        </Switch>
      </div>
    </div>
  );
};

const AnswerEvidence: Component = () => {
  const desk = useDesk();
  const [reply, setReply] = createSignal<Reply | null>(null);
  return (
    <>
      <Segmented
        label={desk.word('blank-reply')}
        value={reply()}
        onChoose={setReply}
        options={REPLIES.map(one => ({
          value: one,
          label: desk.say(one === 'none' ? line('nothing') : markerWord(desk.open(), one)),
        }))}
      />
      <Confirm action={answerOf(reply(), one => ({ type: 'answerEvidence', reply: one }))} />
    </>
  );
};

const AnswerInvestigator: Component<{ place: string }> = props => {
  const desk = useDesk();
  const about = createMemo(() => uncovered(desk.open(), solverAt(desk.open(), desk.open().turn), props.place));
  const [discs, setDiscs] = createSignal<number | null>(null);
  const [cubes, setCubes] = createSignal<number | null>(null);
  const numbers = createMemo(() => Array.from({ length: about().length + 1 }, (_, count) => count));
  const action = (): Action | null => {
    const [many, few] = [discs(), cubes()];
    return many === null || few === null ? null : { type: 'answerInvestigator', discs: many, cubes: few };
  };
  return (
    <>
      <Show when={about().length < KINDS.length}>
        <p class={css['soft']}>{desk.word('board-asked-about', { about: kindWords(desk.open(), about()) })}</p>
      </Show>
      <Segmented
        label={desk.say(themed(desk.open(), 'board-how-many-discs'))}
        value={discs()}
        onChoose={setDiscs}
        options={numbers().map(count => ({ value: count, label: String(count) }))}
      />
      <Segmented
        label={desk.say(themed(desk.open(), 'blank-cubes'))}
        value={cubes()}
        onChoose={setCubes}
        options={numbers().map(count => ({
          value: count,
          label: String(count),
          disabled: count + (discs() ?? 0) > about().length,
        }))}
      />
      <Confirm action={action()} />
    </>
  );
};

const AnswerAccusation: Component = () => {
  const desk = useDesk();
  const [isRight, setRight] = createSignal<boolean | null>(null);
  return (
    <>
      <Segmented
        label={desk.word('blank-right')}
        value={isRight()}
        onChoose={setRight}
        options={[
          { value: true, label: desk.word('answer-right') },
          { value: false, label: desk.word('answer-wrong') },
        ]}
      />
      <Confirm action={answerOf(isRight(), right => ({ type: 'answerAccusation', right }))} />
    </>
  );
};

const answerOf = <Value,>(value: Value | null, action: (value: Value) => Action): Action | null =>
  value === null ? null : action(value);

const Confirm: Component<{ action: Action | null }> = props => {
  const desk = useDesk();
  const said = (action: Action): string => {
    switch (action.type) {
      case 'answerEvidence':
        return desk.word('board-answer', {
          reply: action.reply === 'none' ? line('nothing') : markerWord(desk.open(), action.reply),
        });
      case 'answerInvestigator':
        return desk.word('board-answer', { reply: markersIn(desk.open(), action) });
      case 'answerAccusation':
        return desk.word('board-answer', { reply: line(action.right ? 'answer-right' : 'answer-wrong') });
      default:
        return desk.word('offer-answer');
    }
  };
  return (
    <>
      <p class={css['soft']}>{desk.word('board-answer-truly', { points: townOf(desk.open()).scoreTrack[0] ?? 0 })}</p>
      <div class={css['go']}>
        <Show
          when={props.action && accept(desk.props.offers, props.action) ? props.action : undefined}
          fallback={
            // keeps the place of the answer button
            <Button kind="primary" wide aria-disabled="true">
              {desk.word('offer-answer')}
            </Button>
          }
        >
          {action => <MoveButton action={action()}>{said(action())}</MoveButton>}
        </Show>
      </div>
    </>
  );
};
