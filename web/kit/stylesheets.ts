/** The stylesheets that could not be loaded. Vite requests each only once, and shows its part without it afterwards. */
const failed = new Set<HTMLLinkElement>();

if (typeof document !== 'undefined') {
  // such an event does not bubble
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    { capture: true },
  );
  addEventListener('online', () => void reloadStylesheets());
}

/** Requests the stylesheets again that could not be loaded. Those that fail once more stay for the next time. */
export async function reloadStylesheets(): Promise<void> {
  await Promise.all([...failed].map(reload));
}

function reload(link: HTMLLinkElement): Promise<unknown> {
  failed.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  const ended = new Promise(resolve => {
    again.addEventListener('load', resolve);
    again.addEventListener('error', resolve);
  });
  link.replaceWith(again);
  return ended;
}
