import type { Component } from 'solid-js';

/** Three people around a table under a lamp, each with a secret. */
export const HeroPicture: Component<{ class?: string | undefined }> = props => (
  <svg class={props.class} viewBox="0 0 480 360" aria-hidden="true">
    <defs>
      <radialGradient id="scene-light" cx="0.5" cy="0.1" r="0.9">
        <stop offset="0" stop-color="#ffe3a3" stop-opacity="0.85" />
        <stop offset="0.5" stop-color="#f4b65c" stop-opacity="0.28" />
        <stop offset="1" stop-color="#f4b65c" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="scene-table" cx="0.5" cy="0.2" r="0.8">
        <stop offset="0" stop-color="#2f7a5c" />
        <stop offset="1" stop-color="#123d2e" />
      </radialGradient>
      <linearGradient id="scene-shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#e9b95c" />
        <stop offset="1" stop-color="#c98a2f" />
      </linearGradient>
    </defs>
    {/* the people behind the table */}
    <g fill="#22070f">
      <path d="M52 300c-4-58 16-88 44-96 8-2 10-8 8-16-14-8-20-22-18-38 2-20 16-32 34-32s32 12 34 32c2 16-4 30-18 38-2 8 0 14 8 16 28 8 44 38 40 96z" />
      <path d="M290 300c-4-58 14-88 42-96 8-2 10-8 8-16-14-8-20-22-18-38 2-20 16-32 34-32s32 12 34 32c2 16-4 30-18 38-2 8 0 14 8 16 28 8 46 38 42 96z" />
      <path d="M168 290c-6-66 14-98 46-106 10-2 12-8 10-16-16-8-24-24-22-42 2-22 18-36 38-36s36 14 38 36c2 18-6 34-22 42-2 8 0 14 10 16 32 8 52 40 46 106z" />
      {/* a hat */}
      <path d="M66 136c14-6 22-8 26-30 2-12 10-18 28-18s26 6 28 18c4 22 12 24 26 30 6 4 0 12-54 12s-60-8-54-12z" />
    </g>
    <g fill="#ffe3a3">
      <ellipse cx="107" cy="156" rx="4.5" ry="3" />
      <ellipse cx="131" cy="156" rx="4.5" ry="3" />
      <ellipse cx="228" cy="132" rx="4.5" ry="3.5" />
      <ellipse cx="252" cy="132" rx="4.5" ry="3.5" />
      <ellipse cx="340" cy="150" rx="4.5" ry="2.5" />
      <ellipse cx="364" cy="150" rx="4.5" ry="2.5" />
    </g>
    <path d="M206 62h68l150 236H56z" fill="url(#scene-light)" />
    {/* the lamp */}
    <path d="M240-300v330" stroke="#c98a2f" stroke-width="4" />
    <path d="M212 30h56l30 40H182z" fill="url(#scene-shade)" />
    <path d="M182 70h116" stroke="#fff0c9" stroke-width="3" />
    <path
      d="M188 72v9M202 72v9M216 72v9M230 72v9M244 72v9M258 72v9M272 72v9M286 72v9"
      stroke="#c98a2f"
      stroke-width="3"
      stroke-linecap="round"
    />
    {/* the table */}
    <ellipse cx="240" cy="292" rx="206" ry="62" fill="#5a2e16" />
    <ellipse cx="240" cy="284" rx="206" ry="62" fill="#8a4b22" />
    <ellipse cx="240" cy="282" rx="186" ry="53" fill="url(#scene-table)" />
    {/* cards face down, and one face up */}
    <g stroke="#f7e7c6" stroke-width="2.5" stroke-linejoin="round">
      <path d="M112 266l42-10 14 22-44 11z" fill="#8c1f3a" />
      <path d="M150 252l42-6 10 21-44 7z" fill="#8c1f3a" />
      <path d="M312 246l42 7-12 21-43-8z" fill="#8c1f3a" />
      <path d="M340 264l40 12-18 20-41-13z" fill="#8c1f3a" />
      <path d="M214 274l50-3 8 32-62 4z" fill="#fff6e2" />
    </g>
    <g fill="none" stroke="#d9aa56" stroke-width="1.5">
      <path d="M121 268l28-7 7 13-28 7zM158 255l28-4 5 12-28 5zM318 250l28 5-7 12-28-5zM344 268l26 8-10 11-26-8z" />
    </g>
    <g fill="none" stroke="#8c1f3a" stroke-width="4" stroke-linecap="round">
      <ellipse cx="238" cy="286" rx="10" ry="8" />
      <path d="M246 292l9 7" />
    </g>
    {/* pieces in the shape and colour of each seat */}
    <path d="M186 306a8 8 0 0 1 16 0v6h-16z" fill="#ff8a80" />
    <path d="M288 294h16v18h-16z" fill="#8ab8ff" />
    <path d="M266 326l10-18 10 18z" fill="#7fd79a" />
  </svg>
);
