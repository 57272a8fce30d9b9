import { type Component, createMemo, Match, Show, Switch } from 'solid-js';
import { USUAL_TERMS } from '../../rules/plebiscites.ts';
import { useDesk } from '../desk.ts';
import { PlebisciteChoice } from '../plebiscite/plebiscite-choice.tsx';
import { Decision } from './decision.tsx';
import { EventCard } from './event-card.tsx';
import { chosenEvent, eventPanelUse } from './panel-use.ts';
import { PlayEvent } from './play-event.tsx';
import { RolledDie } from './rolled-die.tsx';
import { SoFar } from './so-far.tsx';
import { Story } from './story.tsx';
import css from './event-panel.module.css';

/** The event that is being resolved or about to be played: its words, whose choice it is, and what can be chosen. */
export const EventPanel: Component = () => {
  const desk = useDesk();
  const use = createMemo(() => eventPanelUse(desk));
  return (
    <Switch>
      <Match when={use() === 'story'}>
        <Story />
      </Match>
      <Match when={use() === 'event'}>
        <Resolving />
      </Match>
      <Match when={use() === 'play' ? chosenEvent(desk) : undefined} keyed>
        {card => <PlayEvent card={card} />}
      </Match>
      <Match when={use() === 'plebiscite'}>
        <PlebisciteChoice terms={USUAL_TERMS} />
      </Match>
    </Switch>
  );
};

const Resolving: Component = () => {
  const desk = useDesk();
  return (
    <Show when={desk.open().resolving}>
      {resolving => (
        <section class={css['panel']} aria-label={desk.cardName(resolving().event)} data-event-panel>
          <EventCard
            event={resolving().event}
            by={resolving().actor}
            targets={resolving().targets}
            target={resolving().target}
            isFolded={desk.room() === 'narrow' && desk.isAwaited() && resolving().actor === desk.seat()}
          />
          <RolledDie />
          <SoFar />
          <Decision />
        </section>
      )}
    </Show>
  );
};
