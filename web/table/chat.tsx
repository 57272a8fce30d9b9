import { type Component, createEffect, createMemo, createSignal, For, Show } from 'solid-js';
import { Button, Menu, Segmented, SeatBadge, TextInput, TimeAgo } from '#kit';
import type { ChatLine } from '../../tables/protocol.ts';
import { cleanLine } from '../../tables/texts.ts';
import { word } from '../words/words.ts';
import { useTable } from './context.ts';
import style from './table.module.css';

/** The chat of the table, and the spectators' chat, which players see only after the match. */
export const Chat: Component = () => {
  const table = useTable();
  const isPlaying = (): boolean => table.doc().table.phase === 'playing';
  const isWatching = (): boolean => table.doc().you.seat === null;
  const [room, setRoom] = createSignal<'table' | 'watchers'>(isWatching() && isPlaying() ? 'watchers' : 'table');
  const [text, setText] = createSignal('');
  const lines = (): readonly ChatLine[] => (room() === 'table' ? table.connection.said() : table.connection.watchers());
  // Players see the spectators' chat only while no match is running.
  const hasWatchers = (): boolean => isWatching() || (!isPlaying() && table.connection.watchers().length > 0);
  const maySpeak = (): boolean => !(isWatching() && isPlaying() && room() === 'table');
  /** Checked as the server checks it, so that nothing is sent that it would refuse. */
  const isTooLong = createMemo(() => {
    const cleaned = cleanLine(text());
    return 'problem' in cleaned && cleaned.problem === 'tooLong';
  });
  let list: HTMLOListElement | undefined;

  createEffect(() => {
    lines();
    list?.scrollTo({ top: list.scrollHeight });
  });

  const say = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const cleaned = cleanLine(text());
    if ('problem' in cleaned) return;
    const said = cleaned.text;
    setText('');
    const { refused } = await table.send({ do: 'say', to: room(), text: said });
    // a refused line is put back into the field
    if (refused && text() === '') setText(said);
  };

  return (
    <div class={style['chat']}>
      <Show when={hasWatchers()}>
        <Segmented
          label={word('table-chat-room')}
          value={room()}
          hideLabel
          onChoose={setRoom}
          options={[
            { value: 'table', label: word('table-chat-table') },
            { value: 'watchers', label: word('table-chat-watchers') },
          ]}
        />
      </Show>
      <ol
        class={style['lines']}
        ref={element => {
          list = element;
        }}
        tabindex="0"
        aria-label={word('table-chat')}
      >
        <For each={lines()} fallback={<li class={style['soft']}>{word('table-chat-empty')}</li>}>
          {line => <ChatLine line={line} />}
        </For>
      </ol>
      <Show when={maySpeak()} fallback={<p class={style['soft']}>{word('table-chat-only-players')}</p>}>
        <form class={style['say']} onSubmit={event => void say(event)}>
          <TextInput
            label={word('table-chat-say')}
            hideLabel
            placeholder={word('table-chat-say')}
            value={text()}
            onInput={setText}
            error={isTooLong() ? word('table-chat-too-long') : undefined}
            autocomplete="off"
          />
          <Button type="submit">{word('table-chat-send')}</Button>
        </form>
      </Show>
    </div>
  );
};

const ChatLine: Component<{ readonly line: ChatLine }> = props => {
  const table = useTable();
  const isMuted = (): boolean => table.doc().table.muted.includes(props.line.guest);
  const mayMute = (): boolean => table.isHost() && props.line.guest !== table.doc().you.guest;
  return (
    <li class={style['line']}>
      <span class={style['speaker']}>
        <Show when={props.line.seat !== null} fallback={<strong>{props.line.name}</strong>}>
          <SeatBadge seat={props.line.seat ?? 0} name={props.line.name} />
        </Show>
        <span class={style['soft']}>
          <TimeAgo at={props.line.at} />
        </span>
        <Show when={mayMute()}>
          <Menu
            label={word('table-chat-about', { name: props.line.name })}
            items={[
              {
                label: word(isMuted() ? 'table-chat-unmute' : 'table-chat-mute', { name: props.line.name }),
                to: () => void table.send({ do: 'mute', guest: props.line.guest, muted: !isMuted() }),
              },
            ]}
          />
        </Show>
      </span>
      <span>{props.line.text}</span>
    </li>
  );
};
