import { createSignal } from 'solid-js';
import { MAX_RECORD_BYTES } from '#kernel';
import { parseRecord } from './record-text.ts';
import { type WebLine, webLine } from '../words/words.ts';

/** A record opened from a file. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

/** A page that shows a record. */
export type RecordsPage = 'replay' | 'fair';

/** Kept in the session storage, for reloads and for the other page. */
const KEY = 'parlour.opened';

const [openedFile, setOpened] = createSignal<OpenedFile | undefined>(storedFile());

/** The file opened last; undefined: none. */
export { openedFile };

/** Reads a file, or says why it is not a record. It is not shown yet. */
export async function readFile(file: File): Promise<{ readonly file: OpenedFile } | { readonly problem: WebLine }> {
  const text = await textOf(file);
  if (typeof text !== 'string') return { problem: text };
  const read = parseRecord(text);
  if ('problem' in read) return { problem: webLine('records-problem', { file: file.name, why: read.problem }) };
  return { file: { name: file.name, text } };
}

async function textOf(file: File): Promise<string | WebLine> {
  if (file.size > MAX_RECORD_BYTES) return webLine('records-huge', { file: file.name });
  try {
    return await file.text();
  } catch {
    // missing, a folder, or not readable: browsers do not say which
    return webLine('records-unreadable', { file: file.name });
  }
}

/** Shows this file. */
export function showFile(file: OpenedFile): void {
  setOpened(file);
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.setItem(KEY, JSON.stringify(file));
  } catch {
    // too large, or storage is blocked: it lasts until the page is closed
  }
}

function storedFile(): OpenedFile | undefined {
  try {
    const { name, text } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>;
    return typeof name === 'string' && typeof text === 'string' ? { name, text } : undefined;
  } catch {
    return undefined; // not valid: treated as none
  }
}
