import { render } from 'solid-js/web';
import { applySettings } from '../settings/settings.ts';
import { enterRoom } from '../words/words.ts';
import { Shell } from './shell.tsx';
import { Stage } from './stage.tsx';
import '../style/style.css';

const root = document.getElementById('kit');
if (!root) throw new Error('the page has no element #kit');
await enterRoom('kit/board');
await applySettings();

const address = new URLSearchParams(location.search);
const entry = address.get('entry') ?? undefined;
const look = address.get('look') ?? undefined;
render(() => (address.has('stage') ? <Stage entry={entry} look={look} /> : <Shell entry={entry} look={look} />), root);
