import { type Component, createMemo, Show } from 'solid-js';
import { seatColour, seatShape } from '#kit';
import type { Seat } from '#kernel';
import { cardOf } from '../../rules/components.ts';
import { SERVICES } from '../../rules/kinds.ts';
import type { Placed } from '../../rules/state.ts';
import { categoryDrawing, type Kind, kindOf, kindOfCard, pointsOf } from '../drawing.tsx';
import sheet from '../icons/tczew.svg';
import { longestWord } from '../longest-word.ts';
import { KindFill } from '../patterns.tsx';
import css from './card-face.module.css';

interface CardFaceProps {
  placed: Pick<Placed, 'card' | 'cover' | 'immune'> & { readonly owner: Seat | null };
  name: string;
  /** Tokens of the extended game. */
  tokens?: 0 | 1 | 2;
  /** It is not laid yet, or it cannot be laid. */
  ghost?: 'possible' | 'refused' | undefined;
}

const isService = (kind: Kind): boolean => SERVICES.some(one => one === kind);
const STAR_DRAWINGS: Partial<Record<number, string>> = { 2: 'bridge', 3: 'bank' };

/** A card as it lies on the map: everything but the name is one drawing. */
export const CardFace: Component<CardFaceProps> = props => {
  const kind = createMemo(() => kindOf(props.placed));
  const stars = createMemo(() => STAR_DRAWINGS[cardOf(props.placed.card).stars]);
  const points = createMemo(() => pointsOf(kind()));
  return (
    <div
      class={css['face']}
      data-shortens
      data-kind={kind()}
      data-owned={props.placed.owner === null ? 'no' : ''}
      data-ghost={props.ghost}
      data-covered={props.placed.cover === null ? undefined : ''}
      style={{ '--owner': props.placed.owner === null ? undefined : seatColour(props.placed.owner) }}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <rect class={css['frame']} x="3" y="3" width="94" height="94" rx="9" />
        <KindFill kind={kind()} x={10} y={10} width={80} height={80} rx={4} />
        <rect class={css['hairline']} x="9.5" y="9.5" width="81" height="81" rx="5" />
        <Show when={kind() === 'contamination'}>
          <circle class={css['disc']} cx="50" cy="50" r="31" />
        </Show>
        <svg class={css['icon']} x="24" y="25" width="52" height="52" viewBox="0 0 512 512">
          <use href={`${sheet}#${iconOf(kind())}`} />
        </svg>
        <Show when={props.placed.owner !== null}>
          <path class={css['corner']} d="M3 12a9 9 0 0 1 9-9h26L3 38z" />
          <path class={css['shape']} transform="translate(6 6) scale(.71)" d={seatShape(props.placed.owner ?? 0)} />
        </Show>
        <g class={css['marks']}>
          <Show when={points() !== 0}>
            <circle class={css['point']} cx="81" cy="19" r="17" data-minus={points() < 0 ? '' : undefined} />
            <text class={css['points']} x="81" y="28.500" data-minus={points() < 0 ? '' : undefined}>
              {points() < 0 ? `−${-points()}` : points()}
            </text>
          </Show>
          <Show when={isService(kind())}>
            <path class={css['service']} d="M97 58v30a9 9 0 0 1-9 9H58z" />
            <svg class={css['sign']} x="72" y="72" width="23" height="23" viewBox="0 0 512 512">
              <use href={`${sheet}#${iconOf(kind())}`} />
            </svg>
          </Show>
          <Show when={props.placed.cover === null && stars()}>
            {name => (
              <>
                <circle class={css['star']} cx="19" cy="81" r="15" />
                <svg class={css['sign']} x="8" y="70" width="22" height="22" viewBox="0 0 512 512">
                  <use href={`${sheet}#${name()}`} />
                </svg>
              </>
            )}
          </Show>
          <Show when={props.placed.cover !== null}>
            <rect class={css['cover']} x="4" y="68" width="28" height="28" rx="5" />
            <text class={css['letter']} x="18" y="91">
              B
            </text>
            <g data-kind={kindOfCard(props.placed.card)}>
              <rect class={css['pip']} x="72" y="72" width="22" height="22" rx="4" />
            </g>
          </Show>
          <Show when={props.tokens}>
            {count => (
              <g class={css['tokens']}>
                <circle cx="90" cy="50" r="7" />
                <Show when={count() === 2}>
                  <circle cx="90" cy="66" r="7" />
                  <svg x="74" y="48" width="16" height="20" viewBox="0 0 512 512">
                    <use href={`${sheet}#lock`} />
                  </svg>
                </Show>
              </g>
            )}
          </Show>
        </g>
        <Show when={props.ghost === 'refused'}>
          <rect class={css['no']} x="3" y="3" width="94" height="94" rx="9" fill="url(#tczew-refused)" />
        </Show>
      </svg>
      <span class={css['name']} aria-hidden="true" style={{ '--longest': longestWord(props.name) }}>
        {props.name}
      </span>
    </div>
  );
};

const iconOf = (kind: Kind): string => (kind === 'start' || kind === 'event' ? kind : categoryDrawing(kind));
