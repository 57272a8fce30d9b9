import { type Component, createMemo, createSignal, Show } from 'solid-js';
import { demandable } from '../../rules/blackmail.ts';
import type { Thing } from '../../rules/components.ts';
import { Countdown } from '../talks/countdown.tsx';
import type { PartProps } from '../desk.ts';
import { PickOne } from '../votes/pick-one.tsx';
import css from '../votes/votes.module.css';

/** The victim of a blackmail card chooses what to hand over (ALC-14.16). */
export const BlackmailAnswer: Component<PartProps> = props => {
  const { desk } = props;
  const { open, word } = desk;
  const [chosen, setChosen] = createSignal<Thing>(); // undefined: nothing yet
  const prompt = createMemo(() => {
    const { pending } = open();
    return pending?.type === 'prompt' ? pending : undefined;
  });
  const mayAnswer = (): boolean => desk.offersOf('answerBlackmail').length > 0;
  return (
    <Show when={prompt()}>
      {asked => {
        const things = (): Thing[] => demandable(desk.view().open, asked().victim);
        const picked = (): Thing | undefined => things().find(thing => thing === chosen());
        const people = () => ({ victim: { seat: asked().victim }, seat: { seat: open().scapegoat } });
        return (
          <section class={css['panel']} aria-label={word('talk-blackmail', people())} data-blackmail-answer>
            <header class={css['head']}>
              <Countdown screen={desk.props} whole={open().options.answerSeconds} />
              <div>
                <h3>
                  {desk.seat() === asked().victim
                    ? word('talk-blackmail', people())
                    : word('talk-blackmail-other', people())}
                </h3>
                <p>{desk.cardName(asked().card)}</p>
              </div>
            </header>
            <Show when={mayAnswer()}>
              <PickOne<Thing>
                label={word('talk-blackmail', people())}
                values={things()}
                picked={picked()}
                face={thing => <b>{desk.thingName(thing)}</b>}
                onPick={setChosen}
                confirm={word('talk-blackmail-give')}
                isBusy={desk.busy()}
                onConfirm={() => void desk.play({ type: 'answerBlackmail', what: picked() ?? 'cash' })}
              />
            </Show>
          </section>
        );
      }}
    </Show>
  );
};
