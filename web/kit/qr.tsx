import { type Component, createEffect, createSignal, on } from 'solid-js';
import css from './qr.module.css';

/** A QR code. Its encoder is loaded when it is first shown. */
export const QrCode: Component<{ text: string; label: string }> = props => {
  const [code, setCode] = createSignal({ size: 1, path: '' });
  createEffect(
    on(
      () => props.text,
      async text => {
        const { encode } = await import('uqr');
        const { data, size } = encode(text, { border: 4, ecc: 'M' });
        const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
        if (text === props.text) setCode({ size, path });
      },
    ),
  );
  return (
    <svg class={css['qr']} role="img" aria-label={props.label} viewBox={`0 0 ${code().size} ${code().size}`}>
      <path d={code().path} />
    </svg>
  );
};
