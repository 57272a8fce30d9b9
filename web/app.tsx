import { type Component, ErrorBoundary, Match, Suspense, Switch } from 'solid-js';
import { pathInApp } from './base-path.ts';
import { boxNamed } from './boxes.ts';
import { lazyPage } from './lazy-page.ts';
import { ErrorPage } from './frame/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFound } from './frame/not-found.tsx';
import { Home } from './home/home.tsx';
import { device } from './hosts/device.ts';
import { server } from './hosts/server.ts';
import { pathSteps } from './links.ts';
import { currentUrl } from './route.ts';
import { wantedLanguage } from './settings/settings.ts';

const TablePage = lazyPage(['table', 'kit/board'], () => import('./table/page.tsx'));
const ScreenPage = lazyPage(['table', 'kit/board', 'party'], () => import('./party/screen.tsx'));
const ReplayPage = lazyPage(['replay', 'kit/board'], () => import('./replay/page.tsx'));
const FairPage = lazyPage(['fair'], () => import('./fair/page.tsx'));
const RulesPage = lazyPage(['rules'], () => import('./rules/page.tsx'));
const SettingsPage = lazyPage(['settings'], () => import('./settings/page.tsx'));

/** The pages that are fetched, by the first step of their address. */
const PAGES: Readonly<Record<string, { preload(): Promise<unknown> }>> = {
  t: TablePage,
  practice: TablePage,
  replay: ReplayPage,
  fair: FairPage,
  rules: RulesPage,
  settings: SettingsPage,
};

/** Preloads what the current address needs, before the messages are loaded. */
export function fetchAhead(): void {
  const [first = '', second, third] = pathSteps(currentUrl());
  const page = first === 't' && third === 'screen' ? ScreenPage : PAGES[first];
  const game = first === 't' && second !== undefined ? prefetchGame(second) : undefined;
  // a failure is reported by the component that needs the part
  Promise.all([server.me(), page?.preload(), game]).catch(() => undefined);
}

/** Preloads the game of a table on the server. */
async function prefetchGame(table: string): Promise<void> {
  const title = await server.titleOf(table);
  const box = title === undefined ? undefined : boxNamed(title);
  await (box && Promise.all([box.loadTable(), box.screen(), box.words(wantedLanguage())]));
}

/** The page for the current address. The address is its whole state, so every page can be linked to. */
export const App: Component = () => {
  const step = (at: number): string => pathSteps(currentUrl())[at - 1] ?? '';
  const isAt = (name: string): boolean => step(1) === name;
  const isScreen = (): boolean => isAt('t') && step(3) === 'screen';
  return (
    <Frame bare={isScreen()}>
      <ErrorBoundary fallback={(error: unknown, again) => <ErrorPage error={error} again={again} />}>
        <Suspense>
          <Switch fallback={<NotFound />}>
            <Match when={pathInApp(currentUrl()) === '/'}>
              <Home />
            </Match>
            {/* /t/ID on the server this page came from, /practice/ID on this device; /t/ID/screen for all to see */}
            <Match when={isScreen() && step(2)} keyed>
              {id => <ScreenPage host={server} table={id} />}
            </Match>
            <Match when={isAt('t') && step(2)} keyed>
              {id => <TablePage host={server} table={id} />}
            </Match>
            <Match when={isAt('practice') && step(2)} keyed>
              {id => <TablePage host={device} table={id} />}
            </Match>
            {/* /replay/t/ID, /replay/practice/ID, or /replay for a file; ?step=N&eyes=… */}
            <Match when={isAt('replay')}>
              <ReplayPage from={step(2)} table={step(3)} />
            </Match>
            <Match when={isAt('fair')}>
              <FairPage from={step(2)} table={step(3)} />
            </Match>
            <Match when={isAt('rules') && step(2)} keyed>
              {title => <RulesPage title={title} />}
            </Match>
            <Match when={isAt('settings')}>
              <SettingsPage />
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  );
};
