import { batch, type Component, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Button, Icon, toast } from '#kit';
import { appPath } from '../base-path.ts';
import { word, words } from '../words/words.ts';
import { go } from '../route.ts';
import { type RecordsPage, readFile, showFile } from './opened-file.ts';
import css from './records.module.css';

/** Opens a record from a file at its first step; other files are refused, and the page stays. */
async function choose(file: File | undefined, page: RecordsPage): Promise<void> {
  if (!file) return;
  const read = await readFile(file);
  if ('problem' in read) return toast(words().say(read.problem), 'error');
  const isThere = location.pathname === appPath(`/${page}`);
  batch(() => {
    go(appPath(`/${page}`), isThere ? 'instead' : 'on');
    showFile(read.file);
  });
}

/** A hidden file input, and a function that opens it. */
export function useFilePicker(page: RecordsPage): { readonly place: JSX.Element; open(): void } {
  let input: HTMLInputElement | undefined;
  const place = (
    <input
      ref={element => {
        input = element;
      }}
      type="file"
      accept=".json,application/json"
      hidden
      onChange={event => {
        const [file] = event.currentTarget.files ?? [];
        // so that the same file can be chosen again
        event.currentTarget.value = '';
        void choose(file, page);
      }}
    />
  );
  return { place, open: () => input?.click() };
}

/** A button that opens a record from a file. */
export const FileButton: Component<{ readonly kind?: 'primary' | 'plain'; readonly page: RecordsPage }> = props => {
  const choice = useFilePicker(props.page);
  return (
    <>
      <Button kind={props.kind ?? 'plain'} icon="file" onClick={choice.open}>
        {word('records-open')}
      </Button>
      {choice.place}
    </>
  );
};

/** Accepts a record dropped anywhere on the page. */
export const DropArea: Component<{ readonly page: RecordsPage }> = props => {
  const [isOver, setOver] = createSignal(false);
  const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;
  const over = (event: DragEvent): void => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent): void => {
    if (event.relatedTarget === null) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    if (!holdsFile(event)) return;
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer?.files[0], props.page);
  };
  onMount(() => {
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    onCleanup(() => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    });
  });
  return (
    <Show when={isOver()}>
      <div class={css['drop']}>
        <p>
          <Icon name="file" />
          <span>{word('records-drop')}</span>
        </p>
      </div>
    </Show>
  );
};
