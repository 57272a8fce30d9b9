import { render } from 'solid-js/web';
import { applySettings } from '../settings/settings.ts';
import { loadWords } from '../words/words.ts';
import { KitShell } from './shell.tsx';
import { KitStage } from './stage.tsx';
import '../style/style.css';

const root = document.getElementById('kit');
if (!root) throw new Error('the page has no element #kit');
await loadWords('kit/board');
await applySettings();

const address = new URLSearchParams(location.search);
const entry = address.get('entry') ?? undefined;
const look = address.get('look') ?? undefined;
render(
  () => (address.has('stage') ? <KitStage entry={entry} look={look} /> : <KitShell entry={entry} look={look} />),
  root,
);
