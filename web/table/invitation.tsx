import { type Component, Show } from 'solid-js';
import { Button, CopyButton, LinkButton, Panel, QrCode } from '#kit';
import { appPath } from '../base-path.ts';
import { word } from '../words/words.ts';
import style from './table.module.css';

/** The invitation: a link, a code and a QR code. */
export const InvitationCard: Component<{
  readonly table: string;
  readonly link: string;
  readonly code: string;
  /** Less prominent while the guest has no seat. */
  readonly isAside: boolean;
}> = props => {
  const canShare = typeof navigator.share === 'function';
  return (
    <Panel title={word('table-invite')}>
      <div class={style['invite-parts']}>
        <QrCode text={props.link} label={word('table-qr')} />
        <div class={style['invite-words']}>
          <p>{word('table-invite-how')}</p>
          <code class={style['link']}>{props.link}</code>
          <div class={style['row']}>
            <CopyButton text={props.link} label={word('table-copy-link')} kind={props.isAside ? 'plain' : 'primary'} />
            <Show when={canShare}>
              <Button onClick={() => void share(props.link)}>{word('table-share')}</Button>
            </Show>
          </div>
          <p>
            {word('table-code')} <strong class={style['table-code']}>{props.code}</strong>
          </p>
          <p class={style['edge']}>
            <LinkButton kind="quiet" size="small" icon="eye" href={appPath(`/t/${props.table}/screen`)} target="_blank">
              {word('table-big-screen')}
            </LinkButton>
            <small class={style['soft']}>{word('table-big-screen-what')}</small>
          </p>
        </div>
      </div>
    </Panel>
  );
};

async function share(url: string): Promise<void> {
  try {
    await navigator.share({ title: 'Parlour', text: word('table-share-text'), url });
  } catch (error) {
    // the user closed the share dialog
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}
