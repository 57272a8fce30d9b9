import type { Component } from 'solid-js';
import { CopyButton, QrCode } from '#kit';
import { word } from '../words/words.ts';
import style from './table.module.css';

/** The handover link, which works once. */
export const OtherDevice: Component<{ readonly link: string }> = props => (
  <div class={style['pass']}>
    <p>{word('table-other-device-how')}</p>
    <QrCode text={props.link} label={word('table-qr')} />
    <CopyButton text={props.link} label={word('table-copy-link')} />
  </div>
);
