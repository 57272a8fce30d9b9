import { render } from 'solid-js/web';
import { App, fetchAhead } from './app.tsx';
import { keepOffline } from './service/updates.ts';
import { applySettings } from './settings/settings.ts';
import './style/style.css';

const root = document.getElementById('app');
if (!root) throw new Error('the page has no place for the application');
fetchAhead();
await applySettings();
render(() => <App />, root);
keepOffline();
