import { type Component, createSignal, Show, Suspense } from 'solid-js';
import { Button, Icon, LinkButton, PanelBoundary, lazyPart, toast } from '#kit';
import { type Box, titleName } from '../boxes.ts';
import { fetched } from '../fetched.ts';
import { device } from '../hosts/device.ts';
import type { Asked, Host } from '../hosts/host.ts';
import { isNameLent, knownName, rememberLent } from '../hosts/me.ts';
import { server } from '../hosts/server.ts';
import { go } from '../route.ts';
import { computedWord, language, word } from '../words/words.ts';
import css from './box.module.css';
import { lentName } from './names.ts';
import { type Opened, openTable, pageOf, playNow } from './quick.ts';
import { sayFailure } from './refused.ts';

const NameDialog = lazyPart(async () => (await import('./naming.tsx')).NameDialog);
const NamesDialog = fetched(['party'], () => import('../party/names.tsx'));

type Way = 'now' | 'friends' | 'practice';

/** A title on the shelf, and the ways to play it. */
export const BoxCard: Component<{ box: Box }> = props => {
  const [underWay, setUnderWay] = createSignal<Way>();
  // undefined: it was not wanted yet, and is not fetched
  const [isAsking, setAsking] = createSignal<boolean>();
  const [isNaming, setNaming] = createSignal<boolean>();

  /** One thing at a time, and then to the table. */
  async function take(way: Way, open: () => Promise<Asked<Opened>>): Promise<void> {
    if (underWay()) return;
    setUnderWay(way);
    const opened = await open();
    setUnderWay(undefined);
    if (!opened.ok) return toast(sayFailure(opened.refused), 'error');
    if (way === 'now' && opened.value.host.kind === 'device') toast(word('home-on-device-instead'));
    go(pageOf(opened.value));
  }

  const deal = (way: Way, hosts: readonly Host[]): Promise<void> => {
    const own = knownName();
    const lending = { name: own ?? lentName(), isOwn: own !== undefined, language: language() };
    if (own === undefined) rememberLent(lending.name);
    return take(way, () => playNow(hosts, props.box, lending));
  };

  const openForFriends = (): Promise<void> => take('friends', () => openTable(server, props.box, language()));

  /** Friends want to know who invites them: whoever has no name, or one that was lent, is asked once. */
  async function inviteFriends(): Promise<void> {
    if (underWay()) return;
    setUnderWay('friends');
    const known = await server.me();
    setUnderWay(undefined);
    if (!known.ok) toast(sayFailure(known.refused), 'error');
    else if (known.value && !isNameLent()) await openForFriends();
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
            <Told label={word('home-play-now')} how={word('home-play-now-how')} />
          </Button>
          <Button
            size="large"
            icon="friends"
            busy={underWay() === 'friends'}
            aria-label={word('home-play-friends-title', { title: titleName(props.box.id) })}
            onClick={() => void inviteFriends()}
          >
            <Told label={word('home-play-friends')} how={word('home-play-friends-how')} />
          </Button>
          <Show when={props.box.party}>
            <Button
              size="large"
              icon="device"
              aria-label={word('home-party-title', { title: titleName(props.box.id) })}
              onClick={() => setNaming(true)}
            >
              <Told label={word('home-party')} how={word('home-party-how')} />
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
            <Told label={word('home-practise')} how={word('home-practise-how')} />
          </Button>
          <LinkButton
            kind="quiet"
            size="small"
            icon="book"
            href={`/rules/${props.box.id}`}
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
            sayRefused={sayFailure}
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
                rememberLent(null);
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

/** What a button does, and how that differs from what the others do. */
const Told: Component<{ readonly label: string; readonly how: string }> = props => (
  <>
    {props.label} <small class={css['how']}>{props.how}</small>
  </>
);
