import { createSignal } from 'solid-js';
import { MAX_RECORD_BYTES } from '#kernel';
import { shelve } from './reading.ts';
import { type WebLine, webLine } from '../words/words.ts';

/** A record from a file, opened on this page. */
export interface OpenedFile {
  readonly name: string;
  readonly text: string;
}

/** A page that shows a record. */
export type RecordsPage = 'replay' | 'fair';

/** Kept while the tab is open, so that a reload, or the way from one page to another, does not lose it. */
const KEY = 'parlour.opened';

const [opened, setOpened] = createSignal<OpenedFile | undefined>(kept());

/** The record that was opened last; undefined: none yet. */
export { opened };

/** Reads a file, or says why it is no record. What was opened before stays until this one is shown. */
export async function readFile(file: File): Promise<{ readonly file: OpenedFile } | { readonly problem: WebLine }> {
  const text = await textOf(file);
  if (typeof text !== 'string') return { problem: text };
  const read = shelve(text);
  if ('problem' in read) return { problem: webLine('records-problem', { file: file.name, why: read.problem }) };
  return { file: { name: file.name, text } };
}

async function textOf(file: File): Promise<string | WebLine> {
  if (file.size > MAX_RECORD_BYTES) return webLine('records-huge', { file: file.name });
  try {
    return await file.text();
  } catch {
    // gone, a folder, or not ours to read: browsers say no more than that
    return webLine('records-unreadable', { file: file.name });
  }
}

/** Shows this one from now on. */
export function showFile(file: OpenedFile): void {
  setOpened(file);
  try {
    sessionStorage.removeItem(KEY);
    sessionStorage.setItem(KEY, JSON.stringify(file));
  } catch {
    // too large, or this browser keeps nothing for anybody: it lasts until the page is left
  }
}

function kept(): OpenedFile | undefined {
  try {
    const { name, text } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Record<string, unknown>>;
    return typeof name === 'string' && typeof text === 'string' ? { name, text } : undefined;
  } catch {
    return undefined; // not ours, or damaged: as if nothing had been opened
  }
}
