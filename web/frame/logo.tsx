import type { Component } from 'solid-js';

/** The logo: a keyhole with a light behind it. */
export const Logo: Component<{ class?: string | undefined }> = props => (
  <svg class={props.class} viewBox="0 0 32 32" aria-hidden="true">
    <rect x="1" y="1" width="30" height="30" rx="8" fill="var(--velvet)" />
    <rect x="3.25" y="3.25" width="25.5" height="25.5" rx="6" fill="none" stroke="#d9aa56" stroke-width="1.2" />
    <path d="M16 7a5.5 5.5 0 0 0-2.6 10.3L11.5 25h9l-1.9-7.7A5.5 5.5 0 0 0 16 7z" fill="#ffd98e" />
  </svg>
);
