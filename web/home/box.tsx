import { type Component, createSignal, Show, Suspense } from 'solid-js';
import { Button, Icon, LinkButton, PanelBoundary, lazyPart, toast } from '#kit';
import { appPath } from '../base-path.ts';
import { type TitleBox, titleName } from '../boxes.ts';
import { lazyPage } from '../lazy-page.ts';
import { device } from '../hosts/device.ts';
import type { HostResult, Host } from '../hosts/host.ts';
import { isNameGenerated, knownName, rememberGeneratedName } from '../hosts/me.ts';
import { server } from '../hosts/server.ts';
import { go } from '../route.ts';
import { computedWord, language, word } from '../words/words.ts';
import css from './box.module.css';
import { generatedName } from './generated-name.ts';
import { type OpenedTable, openFriendsTable, tablePath, playNow } from './quick-play.ts';
import { homeFailureText } from './failure-text.ts';

const NameDialog = lazyPart(async () => (await import('./name-dialog.tsx')).GuestNameDialog);
const NamesDialog = lazyPage(['party'], () => import('../party/names-dialog.tsx'));

type Way = 'now' | 'friends' | 'practice';

/** A title with the buttons to play it. */
export const BoxCard: Component<{ box: TitleBox }> = props => {
  const [underWay, setUnderWay] = createSignal<Way>();
  // undefined: not opened yet, so not loaded
  const [isAsking, setAsking] = createSignal<boolean>();
  const [isNaming, setNaming] = createSignal<boolean>();

  /** Runs one request at a time, then goes to the table. */
  async function take(way: Way, open: () => Promise<HostResult<OpenedTable>>): Promise<void> {
    if (underWay()) return;
    setUnderWay(way);
    const opened = await open();
    setUnderWay(undefined);
    if (!opened.ok) return toast(homeFailureText(opened.refused), 'error');
    if (way === 'now' && opened.value.host.kind === 'device') toast(word('home-on-device-instead'));
    go(tablePath(opened.value));
  }

  const deal = (way: Way, hosts: readonly Host[]): Promise<void> => {
    const own = knownName();
    const lending = { name: own ?? generatedName(), isOwn: own !== undefined, language: language() };
    if (own === undefined) rememberGeneratedName(lending.name);
    return take(way, () => playNow(hosts, props.box, lending));
  };

  const openForFriends = (): Promise<void> => take('friends', () => openFriendsTable(server, props.box, language()));

  /** Asks for a name first if the guest has none, or only a generated one. */
  async function inviteFriends(): Promise<void> {
    if (underWay()) return;
    setUnderWay('friends');
    const known = await server.me();
    setUnderWay(undefined);
    if (!known.ok) toast(homeFailureText(known.refused), 'error');
    else if (known.value && !isNameGenerated()) await openForFriends();
    else setAsking(true);
  }

  return (
    <article class={css['box']} aria-labelledby={`box-${props.box.id}`}>
      <img class={css['cover']} src={props.box.cover} alt="" width="640" height="480" />
      <div class={css['inside']}>
        <h3 id={`box-${props.box.id}`}>{titleName(props.box.id)}</h3>
        <ul class={css['facts']}>
          <li>
            <Icon name="friends" />
            {word('home-players', { from: props.box.seats.min, to: props.box.seats.max })}
          </li>
          <li>
            <Icon name="clock" />
            {word('home-minutes', { from: props.box.minutes.from, to: props.box.minutes.to })}
          </li>
        </ul>
        <div class={css['ways']}>
          <Button
            kind="primary"
            size="large"
            icon="play"
            busy={underWay() === 'now'}
            aria-label={word('home-play-now-title', { title: titleName(props.box.id) })}
            onClick={() => void deal('now', [server, device])}
          >
            <ButtonText label={word('home-play-now')} how={word('home-play-now-how')} />
          </Button>
          <Button
            size="large"
            icon="friends"
            busy={underWay() === 'friends'}
            aria-label={word('home-play-friends-title', { title: titleName(props.box.id) })}
            onClick={() => void inviteFriends()}
          >
            <ButtonText label={word('home-play-friends')} how={word('home-play-friends-how')} />
          </Button>
          <Show when={props.box.party}>
            <Button
              size="large"
              icon="device"
              aria-label={word('home-party-title', { title: titleName(props.box.id) })}
              onClick={() => setNaming(true)}
            >
              <ButtonText label={word('home-party')} how={word('home-party-how')} />
            </Button>
          </Show>
        </div>
        <p>{computedWord(`home-about-${props.box.id}`)}</p>
        <div class={css['quieter']}>
          <Button
            kind="quiet"
            size="small"
            icon="device"
            busy={underWay() === 'practice'}
            aria-label={word('home-practise-title', { title: titleName(props.box.id) })}
            onClick={() => void deal('practice', [device])}
          >
            <ButtonText label={word('home-practise')} how={word('home-practise-how')} />
          </Button>
          <LinkButton
            kind="quiet"
            size="small"
            icon="book"
            href={appPath(`/rules/${props.box.id}`)}
            aria-label={word('home-rules-title', { title: titleName(props.box.id) })}
          >
            {word('home-rules')}
          </LinkButton>
        </div>
      </div>
      <Show when={isNaming() !== undefined}>
        <Suspense>
          <NamesDialog
            box={props.box}
            open={isNaming() ?? false}
            onClose={() => setNaming(false)}
            sayRefused={homeFailureText}
          />
        </Suspense>
      </Show>
      <Show when={isAsking() !== undefined}>
        <PanelBoundary>
          <Suspense>
            <NameDialog
              open={isAsking() ?? false}
              onClose={() => setAsking(false)}
              onNamed={() => {
                rememberGeneratedName(null);
                setAsking(false);
                void openForFriends();
              }}
            />
          </Suspense>
        </PanelBoundary>
      </Show>
    </article>
  );
};

/** The label of a button and a line of explanation. */
const ButtonText: Component<{ readonly label: string; readonly how: string }> = props => (
  <>
    {props.label} <small class={css['how']}>{props.how}</small>
  </>
);
