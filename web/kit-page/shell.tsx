import { type Component, createEffect, createSignal } from 'solid-js';
import { Segmented, Select, Switch } from '#kit';
import { LANGUAGES } from '#text';
import { BOXES } from '../boxes.ts';
import { changeSettings, settings, TEXT_SIZES } from '../settings/settings.ts';
import { language } from '../words/words.ts';
import { KIT_ENTRIES } from './entry.ts';
import css from './kit-page.module.css';

const ALL = '';
/** Window widths; null: full width. */
const WIDTHS = [360, 390, 768, 1024, 1280, null] as const;

/** Chooses the entry and the settings, which the stage follows like any page. */
export const KitShell: Component<{ entry: string | undefined; look: string | undefined }> = props => {
  const [entry, setEntry] = createSignal(props.entry ?? ALL);
  const [look, setLook] = createSignal(props.look ?? '');
  const [width, setWidth] = createSignal<(typeof WIDTHS)[number]>(null);
  const address = (...first: readonly string[]): string => {
    const chosen = { entry: entry(), look: look() };
    const parts = Object.entries(chosen).flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`]));
    return `/kit?${[...first, ...parts].join('&')}`;
  };
  createEffect(() => history.replaceState(null, '', address()));
  return (
    <main class={css['shell']}>
      <header>
        <h1>The kit</h1>
        <Select
          label="Component"
          value={entry()}
          onChoose={setEntry}
          options={[
            { value: ALL, label: 'All' },
            ...[...KIT_ENTRIES].map(([value, { name }]) => ({ value, label: name })),
          ]}
        />
        <Select
          label="Look"
          value={look()}
          onChoose={setLook}
          options={[{ value: '', label: 'Parlour' }, ...BOXES.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <Select
          label="Language"
          value={language()}
          onChoose={value => changeSettings({ language: value })}
          options={LANGUAGES.map(value => ({ value, label: value }))}
        />
        <Select
          label="Text size"
          value={settings().textSize}
          onChoose={value => changeSettings({ textSize: value })}
          options={TEXT_SIZES.map(value => ({ value, label: `${value} %` }))}
        />
        <Segmented
          label="Theme"
          value={settings().theme}
          onChoose={value => changeSettings({ theme: value })}
          options={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <Segmented
          label="Width"
          value={width()}
          onChoose={setWidth}
          options={WIDTHS.map(value => ({ value, label: value === null ? 'Full' : String(value) }))}
        />
        <Switch
          label="Safe colours"
          checked={settings().safeColours}
          onChange={isOn => changeSettings({ safeColours: isOn })}
        />
        <Switch
          label="Reduced motion"
          checked={settings().motion === 'reduced'}
          onChange={isOn => changeSettings({ motion: isOn ? 'reduced' : 'full' })}
        />
      </header>
      <div class={css['window']}>
        <iframe
          title="The stage"
          src={address('stage')}
          style={{ width: width() === null ? '100%' : `${width()}px` }}
        />
      </div>
    </main>
  );
};
