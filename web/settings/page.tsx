import { type Component, createSignal, For, type JSX, Show } from 'solid-js';
import { Button, Dialog, Icon, LinkButton, Panel, SeatBadge, Segmented, Select, Switch, TextInput, toast } from '#kit';
import { LANGUAGES } from '#text';
import { usePageTitle } from '../frame/page-title.ts';
import { me } from '../hosts/me.ts';
import { deleteMe, EXPORT_URL, forgetMe, server } from '../hosts/server.ts';
import { homeFailureText } from '../home/failure-text.ts';
import { preferredLanguage, word } from '../words/words.ts';
import css from './page.module.css';
import { changeSettings, PACE_NAMES, settings, TEXT_SIZES } from './settings.ts';
import { previewSound, SOUNDS } from './sounds.ts';
import { askToNotify, type NotifyPermission, notifyPermission } from './turn-notice.ts';

/** The name of each language in itself. */
const OWN_NAMES = { en: 'English', pl: 'Polski', it: 'Italiano', uk: 'Українська' } as const;

/** The settings page. */
const SettingsPage: Component = () => {
  usePageTitle(() => word('settings-title'));
  return (
    <div class={css['page']}>
      <h1>{word('settings-title')}</h1>
      <p class={css['soft']}>{word('settings-what')}</p>
      <Me />
      <Show when={me()}>
        <MyData />
      </Show>
      <Panel title={word('settings-language')}>
        <Select
          label={word('settings-language')}
          hideLabel
          hint={word('settings-language-hint')}
          value={settings().language}
          options={[
            { value: null, label: word('settings-language-browser', { language: OWN_NAMES[preferredLanguage()] }) },
            ...LANGUAGES.map(language => ({ value: language, label: OWN_NAMES[language] })),
          ]}
          onChoose={language => changeSettings({ language })}
        />
      </Panel>
      <Looks />
      <Playing />
    </div>
  );
};

export default SettingsPage;

const Me: Component = () => {
  const [name, setName] = createSignal<string>();
  const [problem, setProblem] = createSignal('');
  const [isBusy, setBusy] = createSignal(false);
  const [isSure, setSure] = createSignal(false);
  const typed = (): string => name() ?? me()?.name ?? '';

  async function rename(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isBusy()) return;
    setBusy(true);
    const asked = await server.introduce(typed());
    setBusy(false);
    if (!asked.ok) {
      setProblem(asked.refused.because === 'badField' ? word('settings-name-bad') : homeFailureText(asked.refused));
      return;
    }
    setName(undefined);
    toast(word('settings-name-changed', { name: asked.value.name }), 'good');
  }

  async function forget(): Promise<void> {
    setBusy(true);
    const asked = await forgetMe();
    setBusy(false);
    setSure(false);
    if (!asked.ok) return toast(homeFailureText(asked.refused), 'error');
    setName(undefined);
    toast(word('settings-forgotten'), 'good');
  }

  return (
    <Panel title={word('settings-me')}>
      <form class={css['name']} onSubmit={event => void rename(event)} novalidate>
        <TextInput
          label={word('settings-name')}
          hint={word('settings-name-hint')}
          value={typed()}
          onInput={text => {
            setName(text);
            setProblem('');
          }}
          error={problem()}
          autocomplete="nickname"
          spellcheck={false}
        />
        <Button type="submit" busy={isBusy() && !isSure()} disabled={typed() === (me()?.name ?? '')}>
          {word('settings-name-change')}
        </Button>
      </form>
      <Show when={me()}>
        <div class={css['forget']}>
          <p class={css['soft']}>{word('settings-forget-what')}</p>
          <Button kind="danger" icon="trash" onClick={() => setSure(true)}>
            {word('settings-forget')}
          </Button>
        </div>
      </Show>
      <Dialog
        open={isSure()}
        title={word('settings-forget-sure')}
        onClose={() => setSure(false)}
        actions={
          <>
            <Button onClick={() => setSure(false)}>{word('settings-forget-no')}</Button>
            <Button kind="danger" busy={isBusy()} onClick={() => void forget()}>
              {word('settings-forget-yes')}
            </Button>
          </>
        }
      >
        <p>{word('settings-forget-warning')}</p>
      </Dialog>
    </Panel>
  );
};

/** Download or delete the data the server stores. */
const MyData: Component = () => {
  const [isBusy, setBusy] = createSignal(false);
  const [isSure, setSure] = createSignal(false);

  async function deleteAll(): Promise<void> {
    setBusy(true);
    const asked = await deleteMe();
    setBusy(false);
    setSure(false);
    if (asked.ok) toast(word('settings-data-deleted'), 'good');
    else toast(homeFailureText(asked.refused), 'error');
  }

  return (
    <Panel title={word('settings-data')}>
      <p class={css['soft']}>{word('settings-data-what')}</p>
      <div class={css['data']}>
        <LinkButton icon="download" href={EXPORT_URL} download="parlour-data.json">
          {word('settings-data-download')}
        </LinkButton>
        <Button kind="danger" icon="trash" onClick={() => setSure(true)}>
          {word('settings-data-delete')}
        </Button>
      </div>
      <Dialog
        open={isSure()}
        title={word('settings-data-sure')}
        onClose={() => setSure(false)}
        actions={
          <>
            <Button onClick={() => setSure(false)}>{word('settings-data-no')}</Button>
            <Button kind="danger" busy={isBusy()} onClick={() => void deleteAll()}>
              {word('settings-data-yes')}
            </Button>
          </>
        }
      >
        <p>{word('settings-data-warning')}</p>
        <p>{word('settings-data-stays')}</p>
      </Dialog>
    </Panel>
  );
};

const Looks: Component = () => (
  <Panel title={word('settings-looks')}>
    <div class={css['rows']}>
      <Segmented
        label={word('settings-theme')}
        hint={word('settings-theme-hint')}
        value={settings().theme}
        options={[
          { value: 'system', label: word('settings-theme-system') },
          { value: 'light', label: word('settings-theme-light') },
          { value: 'dark', label: word('settings-theme-dark') },
        ]}
        onChoose={theme => changeSettings({ theme })}
      />
      <Segmented
        label={word('settings-size')}
        hint={word('settings-size-hint')}
        value={settings().textSize}
        options={TEXT_SIZES.map(size => ({ value: size, label: word('settings-size-percent', { size }) }))}
        onChoose={textSize => changeSettings({ textSize })}
      />
      <div class={css['row']}>
        <Switch
          label={word('settings-colours')}
          hint={word('settings-colours-hint')}
          checked={settings().safeColours}
          onChange={safeColours => changeSettings({ safeColours })}
        />
        <ul class={css['seats']} aria-label={word('settings-colours-sample')}>
          <For each={[0, 1, 2, 3, 4, 5, 6, 7]}>
            {seat => (
              <li>
                <SeatBadge seat={seat} name={word('settings-seat', { number: seat + 1 })} />
              </li>
            )}
          </For>
        </ul>
      </div>
      <Segmented
        label={word('settings-motion')}
        hint={word('settings-motion-hint')}
        value={settings().motion}
        options={[
          { value: 'system', label: word('settings-motion-system') },
          { value: 'full', label: word('settings-motion-full') },
          { value: 'reduced', label: word('settings-motion-reduced') },
        ]}
        onChoose={motion => changeSettings({ motion })}
      />
    </div>
  </Panel>
);

const Playing: Component = () => {
  const [allowed, setAllowed] = createSignal<NotifyPermission>(notifyPermission());

  /** Asks the browser for permission only when it is switched on. */
  async function notify(wanted: boolean): Promise<void> {
    if (wanted) setAllowed(await askToNotify());
    changeSettings({ notify: wanted && allowed() === 'granted' });
  }

  return (
    <Panel title={word('settings-playing')}>
      <div class={css['rows']}>
        <Switch
          label={word('settings-confirm')}
          hint={word('settings-confirm-hint')}
          checked={settings().confirmMoves}
          onChange={confirmMoves => changeSettings({ confirmMoves })}
        />
        <Segmented
          label={word('settings-pace')}
          hint={word('settings-pace-hint')}
          value={settings().pace}
          options={PACE_NAMES.map(pace => ({ value: pace, label: word(`settings-pace-${pace}`) }))}
          onChoose={pace => changeSettings({ pace })}
        />
        <div class={css['row']}>
          <Switch
            label={word('settings-sounds')}
            hint={word('settings-sounds-hint')}
            checked={settings().sounds === true}
            onChange={sounds => changeSettings({ sounds })}
          />
          <div class={css['sounds']} role="group" aria-label={word('settings-sounds-preview')}>
            <For each={SOUNDS}>
              {name => (
                <Button size="small" icon="sound" onClick={() => void previewSound(name)}>
                  {word(`settings-sound-${name}`)}
                </Button>
              )}
            </For>
          </div>
        </div>
        <div class={css['row']}>
          <Switch
            label={word('settings-notify')}
            hint={word('settings-notify-hint')}
            checked={settings().notify && allowed() === 'granted'}
            disabled={allowed() === 'impossible'}
            onChange={wanted => void notify(wanted)}
          />
          <div aria-live="polite">
            <Show when={allowed() === 'denied'}>
              <Warning>{word('settings-notify-denied')}</Warning>
            </Show>
            <Show when={allowed() === 'impossible'}>
              <Warning>{word('settings-notify-impossible')}</Warning>
            </Show>
          </div>
        </div>
      </div>
    </Panel>
  );
};

const Warning: Component<{ children: JSX.Element }> = props => (
  <p class={css['warning']}>
    <Icon name="warning" />
    <span>{props.children}</span>
  </p>
);
