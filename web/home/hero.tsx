import { type Component, createSignal } from 'solid-js';
import { Button, TextInput } from '#kit';
import { appPath } from '../base-path.ts';
import { server } from '../hosts/server.ts';
import { go } from '../route.ts';
import { word } from '../words/words.ts';
import { tablePathIn } from './table-link.ts';
import css from './hero.module.css';
import { homeFailureText } from './failure-text.ts';
import { HeroPicture } from './hero-picture.tsx';

/** The head of the home page: what Parlour is, and a field for the code of a table. */
export const Hero: Component = () => (
  <section class={css['hero']} aria-labelledby="hero">
    <h1 id="hero">{word('home-hero')}</h1>
    <p class={css['what']}>{word('home-hero-what')}</p>
    <CodeForm />
    <HeroPicture class={css['scene']} />
  </section>
);

/** Takes a table code or a link. */
const CodeForm: Component = () => {
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);

  async function join(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const linked = tablePathIn(text(), location.origin);
    if (linked !== undefined) return go(linked);
    if (text().trim() === '') return void setProblem(word('home-code-empty'));
    setBusy(true);
    const found = await server.findCode(text());
    setBusy(false);
    if (found.ok) go(appPath(`/t/${found.value}`));
    else
      setProblem(found.refused.because === 'noSuchTable' ? word('home-code-unknown') : homeFailureText(found.refused));
  }

  return (
    <form class={css['code']} onSubmit={event => void join(event)} novalidate>
      <TextInput
        label={word('home-code')}
        value={text()}
        onInput={typed => {
          setText(typed);
          setProblem('');
        }}
        error={problem()}
        placeholder={word('home-code-example')}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        enterkeyhint="go"
      />
      <Button type="submit" busy={isBusy()}>
        {word('home-code-join')}
      </Button>
    </form>
  );
};
