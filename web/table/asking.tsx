import { type Component, Show } from 'solid-js';
import { Button } from '#kit';
import type { AskingDoc as Question } from '../../tables/protocol.ts';
import { word } from '../words/words.ts';
import { Absent } from './absent.tsx';
import { useTable } from './context.ts';
import { isHandedOver } from './handover.ts';
import style from './table.module.css';
import { PAUSES } from './turn.ts';

/** What somebody asks the others for, what stands still, who plays instead of me, and who is away. */
export const Notices: Component = () => {
  const table = useTable();
  const doc = () => table.doc().table;
  const mySeat = () => table.doc().you.seat;
  const mine = () => {
    const seat = mySeat();
    return seat === null ? null : (doc().seats[seat] ?? null);
  };
  /** Anything I do makes me present again; the answer says only that no bot had to be replaced. */
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
            <span>{word(PAUSES[why])}</span>
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
      <Absent />
    </>
  );
};

const Question: Component<{ readonly asking: Question }> = props => {
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
