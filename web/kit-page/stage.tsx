import { type Component, createResource, For } from 'solid-js';
import { Announcer, PanelBoundary, Toasts } from '#kit';
import { boxNamed } from '../boxes.ts';
import { KIT_ENTRIES } from './entry.ts';
import css from './kit-page.module.css';

/** The entries in all their states, in a frame of the chosen width. */
export const KitStage: Component<{ entry: string | undefined; look: string | undefined }> = props => {
  const [lookClass] = createResource(
    () => props.look,
    async title => (await boxNamed(title)?.screen())?.lookOf(title) ?? '',
  );
  const shown = (): [string, string][] =>
    [...KIT_ENTRIES]
      .filter(([id]) => props.entry === undefined || id === props.entry)
      .map(([id, { name }]) => [id, name]);
  return (
    <main class={`${css['stage']} ${lookClass() ?? ''}`}>
      <h1 class="visually-hidden">The kit</h1>
      <For each={shown()}>{([id]) => <Shown id={id} />}</For>
      <Announcer />
      <Toasts />
    </main>
  );
};

const Shown: Component<{ id: string }> = props => {
  const states = (): [string, Component][] => Object.entries(KIT_ENTRIES.get(props.id)?.states ?? {});
  return (
    <section class={css['entry']} data-entry={props.id}>
      <h2>{KIT_ENTRIES.get(props.id)?.name}</h2>
      <p class={css['about']}>{KIT_ENTRIES.get(props.id)?.about}</p>
      <For each={states()}>
        {([name, State]) => (
          <section class={css['state']} data-state={name}>
            <h3>{name}</h3>
            <PanelBoundary>
              <State />
            </PanelBoundary>
          </section>
        )}
      </For>
    </section>
  );
};
