import { type Component, createEffect, createMemo, createResource, For, on, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Disclosure } from '#kit';
import type { RulePictures } from '#screen';
import type { Line } from '#telling';
import { withNonBreakingSpaces, wordsFrom } from '#text';
import { type TitleBox, boxNamed, titleName } from '../boxes.ts';
import { NotFound } from '../frame/not-found.tsx';
import { usePageTitle } from '../frame/page-title.ts';
import { currentUrl } from '../route.ts';
import { language, word } from '../words/words.ts';
import {
  type Block,
  type TextPiece,
  type RulesDocument,
  parseRules,
  type RulesSection,
  type Statement,
} from './rules-document.ts';
import css from './page.module.css';

interface RulesPageProps {
  readonly title: string;
  /** The rule or section to scroll to, if the page is an overlay. */
  readonly at?: string;
}

/** The rules of a title. The hash of the address is a rule or a section. */
const RulesPage: Component<RulesPageProps> = props => (
  <Show when={boxNamed(props.title)} fallback={<NotFound />} keyed>
    {box => <RulesOf box={box} at={props.at} />}
  </Show>
);

export default RulesPage;

const RulesOf: Component<{ readonly box: TitleBox; readonly at: string | undefined }> = props => {
  const [rules] = createResource(language, async spoken => parseRules(await props.box.rules(spoken)));
  const [pictures] = createResource(() => props.box.pictures());
  // pictures contain names
  const [names] = createResource(language, async spoken => wordsFrom(spoken, [await props.box.words(spoken)]));
  const say = (line: Line): string => names.latest?.say(line, String) ?? '';
  usePageTitle(() => word('rules-of', { title: titleName(props.box.id) }));
  return (
    // The old language stays until the new one is loaded.
    <Show when={pictures()}>
      {drawn => (
        <div class={`${css['sheet']} ${drawn().lookOf(props.box.id)}`}>
          <Show when={rules.latest}>
            {read => <Document rules={read()} pictures={drawn()} title={props.box.id} say={say} at={props.at} />}
          </Show>
        </div>
      )}
    </Show>
  );
};

interface Drawn {
  readonly pictures: RulePictures;
  readonly title: string;
  say(line: Line): string;
}

const Document: Component<Drawn & { readonly rules: RulesDocument; readonly at: string | undefined }> = props => {
  const pointed = createMemo(() => props.at ?? decodeURIComponent(currentUrl().hash.slice(1)));
  // The browser could not scroll before the page was rendered.
  createEffect(
    on([pointed, () => props.rules.sections.length], ([id]) => {
      const target = id ? document.getElementById(id) : null;
      target?.scrollIntoView();
      target?.focus({ preventScroll: true });
    }),
  );
  const drawn = (): Drawn => ({ pictures: props.pictures, title: props.title, say: props.say });
  return (
    <div class={css['page']}>
      <header class={css['head']}>
        <p class={css['kind']}>{word('rules-page')}</p>
        <h1>{joined(props.rules.title)}</h1>
      </header>
      <div class={css['folded']}>
        <Disclosure summary={word('rules-contents')}>
          <Contents sections={props.rules.sections} />
        </Disclosure>
      </div>
      <aside class={css['beside']}>
        <h2 class={css['kind']}>{word('rules-contents')}</h2>
        <Contents sections={props.rules.sections} />
      </aside>
      <article class={css['rules']}>
        <div class={css['opening']}>
          <Blocks blocks={props.rules.opening} pointed={pointed()} {...drawn()} />
        </div>
        <For each={props.rules.sections}>
          {section => (
            <section class={css['section']} aria-labelledby={section.anchor}>
              <h2 id={section.anchor} tabindex="-1">
                {joined(section.heading)}
              </h2>
              <Blocks blocks={section.blocks} pointed={pointed()} {...drawn()} />
            </section>
          )}
        </For>
      </article>
    </div>
  );
};

const Contents: Component<{ readonly sections: readonly RulesSection[] }> = props => (
  <nav aria-label={word('rules-contents')}>
    <ol class={css['contents']}>
      <For each={props.sections}>
        {({ anchor, heading }) => (
          <li>
            <a href={`#${anchor}`}>{joined(heading)}</a>
          </li>
        )}
      </For>
    </ol>
  </nav>
);

interface Pointed {
  /** The rule or section of the address. */
  readonly pointed: string;
}

const Blocks: Component<Drawn & Pointed & { readonly blocks: readonly Block[] }> = props => {
  const groups = createMemo(() => groupsOf(props.blocks));
  return (
    <For each={groups()}>
      {({ picture, block }) => (
        <Show when={picture} fallback={<Words block={block} pointed={props.pointed} />}>
          {shown => (
            <div
              class={css['shown']}
              classList={{
                [css['listed'] ?? '']: block.type === 'list',
                [css['large'] ?? '']: props.pictures.large?.includes(shown().of),
              }}
            >
              <div class={css['picture']} role="img" aria-label={shown().text}>
                <Dynamic component={props.pictures.of[shown().of]} title={props.title} say={props.say} />
              </div>
              <Words block={block} pointed={props.pointed} />
            </div>
          )}
        </Show>
      )}
    </For>
  );
};

type Picture = Extract<Block, { type: 'picture' }>;
type Worded = Exclude<Block, Picture>;

/** Groups a picture with the block after it. */
function groupsOf(blocks: readonly Block[]): { readonly picture: Picture | undefined; readonly block: Worded }[] {
  return blocks.flatMap((block, at) => {
    if (block.type === 'picture') return [];
    const before = blocks[at - 1];
    return [{ picture: before?.type === 'picture' ? before : undefined, block }];
  });
}

const Words: Component<Pointed & { readonly block: Worded }> = props => (
  <Show
    when={props.block.type === 'list' ? props.block : undefined}
    fallback={
      <Show when={props.block.type === 'paragraph' ? props.block : undefined}>
        {paragraph => (
          <p class={css['statement']} classList={marked(paragraph().statement, props.pointed)}>
            <Sentence statement={paragraph().statement} />
          </p>
        )}
      </Show>
    }
  >
    {list => (
      <ul class={css['list']}>
        <For each={list().statements}>
          {statement => (
            <li class={css['statement']} classList={marked(statement, props.pointed)}>
              <Sentence statement={statement} />
            </li>
          )}
        </For>
      </ul>
    )}
  </Show>
);

/** A text with non-breaking spaces after short words. */
const joined = (text: string): string => withNonBreakingSpaces(language(), text);

const marked = ({ rules }: Statement, pointed: string): Record<string, boolean> => ({
  [css['pointed'] ?? '']: rules.includes(pointed),
});

const Sentence: Component<{ readonly statement: Statement }> = props => (
  <>
    <For each={props.statement.pieces}>{piece => <Said piece={piece} />}</For>
    <For each={props.statement.rules}>
      {(rule, at) => (
        <>
          {/* no line break before a number */}
          {at() === 0 ? '\u00A0' : ' '}
          <a class={css['rule']} id={rule} href={`#${rule}`} aria-label={word('rules-number', { number: rule })}>
            {/* without the prefix, which all rules of a game share */}
            {rule.slice(rule.indexOf('-') + 1)}
          </a>
        </>
      )}
    </For>
  </>
);

const Said: Component<{ readonly piece: TextPiece }> = props => {
  const text = (): string => joined(props.piece.text);
  switch (props.piece.type) {
    case 'plain':
      return <>{text()}</>;
    case 'bold':
      return <strong>{text()}</strong>;
    case 'emphasis':
      return <em>{text()}</em>;
    case 'link':
      return <a href={`#${props.piece.anchor}`}>{text()}</a>;
  }
};
