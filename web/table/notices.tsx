import { type Component, createMemo, For, Show } from 'solid-js';
import { Button } from '#kit';
import type { Seat } from '#kernel';
import type { AskingDoc } from '../../tables/protocol.ts';
import { boxNamed } from '../boxes.ts';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import { isHandedOver } from './handover.ts';
import style from './table.module.css';
import { PAUSE_MESSAGES } from './turn.ts';

/** Banners above the board: requests of players, a pause, a stand-in, a seat that was left, players who are away. */
export const Notices: Component = () => {
  const table = useTable();
  const doc = () => table.doc().table;
  const mySeat = () => table.doc().you.seat;
  const mine = () => {
    const seat = mySeat();
    return seat === null ? null : (doc().seats[seat] ?? null);
  };
  /** Any command makes me present again; a refusal only means that no bot stood in. */
  const comeBack = async (): Promise<void> => {
    await table.connection.send({ do: 'takeBack' });
  };
  return (
    <>
      <Show when={doc().asking} keyed>
        {asking => <Question asking={asking} />}
      </Show>
      <Show when={doc().paused} keyed>
        {why => (
          <p class={style['banner']}>
            <span>{word(PAUSE_MESSAGES[why])}</span>
            <Show when={mySeat() !== null && why !== 'deserted'}>
              <Button onClick={() => void table.send({ do: 'resume' })}>{word('table-resume')}</Button>
            </Show>
          </p>
        )}
      </Show>
      <Show when={mine()?.standIn ?? null}>
        <p class={style['banner']}>
          <span>{word('table-stood-in')}</span>
          <Button kind="primary" onClick={() => void table.send({ do: 'takeBack' })}>
            {word('table-take-back')}
          </Button>
        </p>
      </Show>
      <Show when={mine()?.left && mine()?.standIn === null}>
        <p class={style['banner']}>
          <span>{word('table-you-left')}</span>
          <Button kind="primary" onClick={() => void comeBack()}>
            {word('table-seat-back')}
          </Button>
        </p>
      </Show>
      <Show when={mySeat() === null && doc().phase === 'playing' && isHandedOver(table.id)}>
        <p class={style['banner']}>{word('table-handed-over')}</p>
      </Show>
      <AbsentPlayers />
    </>
  );
};

const Question: Component<{ readonly asking: AskingDoc }> = props => {
  const table = useTable();
  const mySeat = () => table.doc().you.seat;
  const isMine = (): boolean => props.asking.by === mySeat();
  const mayAnswer = (): boolean => {
    const seat = mySeat();
    return seat !== null && props.asking.waitingFor.includes(seat);
  };
  const { asked } = props.asking;
  return (
    <p class={style['banner']}>
      <span>
        {word(props.asking.for === 'undo' ? 'table-asks-undo' : 'table-asks-pause', {
          name: table.nameOf(props.asking.by),
        })}
      </span>
      <Show when={mayAnswer()}>
        <Button kind="primary" onClick={() => void table.send({ do: 'agree', asked })}>
          {word('table-agree')}
        </Button>
        <Button onClick={() => void table.send({ do: 'decline', asked })}>{word('table-decline')}</Button>
      </Show>
      <Show when={isMine()}>
        <Button onClick={() => void table.send({ do: 'decline', asked })}>{word('table-never-mind')}</Button>
      </Show>
      <Show when={!mayAnswer() && props.asking.waitingFor.length > 0}>
        <span class={style['soft']}>
          {word('table-waiting-answer', { names: { list: props.asking.waitingFor.map(table.nameOf) } })}
        </span>
      </Show>
    </p>
  );
};

/** Players who are away: a bot may stand in for them. */
const AbsentPlayers: Component = () => {
  const table = useTable();
  const absent = createMemo((): Seat[] => {
    const { table: shown, you } = table.doc();
    if (shown.phase !== 'playing' || you.seat === null) return [];
    return shown.seats.flatMap((taken, seat) =>
      taken && taken.away !== null && taken.standIn === null && seat !== you.seat ? [seat] : [],
    );
  });
  const standIn = (seat: Seat): void => {
    const bot = boxNamed(table.doc().table.form.title)?.usual.bot ?? 'random';
    void table.send({ do: 'standIn', seat, bot });
  };
  return (
    <For each={absent()}>
      {seat => (
        <p class={style['banner']}>
          <span>{word('table-is-away', { name: table.nameOf(seat) })}</span>
          <Button
            size="small"
            onClick={() => standIn(seat)}
            aria-label={word('table-stand-in-for', { name: table.nameOf(seat) })}
          >
            {word('table-stand-in')}
          </Button>
        </p>
      )}
    </For>
  );
};
