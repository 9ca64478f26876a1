import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawToasts, type Toast } from '../toast/toast.ts';
import { type Deletable, deletionOptions, restoringOptions, sayRefusal } from './deletion.ts';
import { changedBy, refreshTopic } from './topics.ts';

interface Note {
  id: string;
}

const note: Note = { id: 'n1' };
const refused = () => Promise.reject(new Error('Its hour is over.'));

let queries: QueryClient;
let toasts: Toast[];
let stopDrawing: () => void;

beforeEach(() => {
  queries = new QueryClient();
  toasts = [];
  stopDrawing = drawToasts((toast) => toasts.push(toast));
});

afterEach(() => {
  queries.clear();
  stopDrawing();
});

/**
 * Displays a query.
 *
 * @returns the number of reads, and a function that stops displaying it
 */
function show(queryKey: readonly string[]) {
  const read = vi.fn(() => Promise.resolve('answer'));
  const observer = new QueryObserver(queries, {
    queryKey,
    queryFn: read,
    meta: changedBy('note'),
    retry: false,
  });
  return { read, hide: observer.subscribe(() => {}) };
}

/** A page with a list that was read once. */
async function shownList() {
  const { read } = show(['notes']);
  await expect.poll(() => queries.getQueryData(['notes'])).toBe('answer');
  return read;
}

function deletable(changes: Partial<Deletable<Note>> = {}): Deletable<Note> {
  const done = () => Promise.resolve();
  return { topic: 'note', nameOf: ({ id }) => `Note ${id}`, remove: done, restore: done, ...changes };
}

/** Uses the hooks like a component. */
function getKit(of: Deletable<Note>, onDeleted: (item: Note) => void = () => {}) {
  const restoring = new MutationObserver(queries, restoringOptions(queries, of));
  const onUndo = (item: Note) => void restoring.mutate(item).catch(() => {});
  return new MutationObserver(queries, deletionOptions(queries, of, { onDeleted, onUndo }));
}

const undo = () => toasts.at(-1)?.action?.run();

test('lists are read again after a deletion, after its Undo, and after both a second time', async () => {
  const read = await shownList();
  const deletion = getKit(deletable());
  for (const round of [0, 1]) {
    await deletion.mutate(note);
    await expect.poll(() => read.mock.calls.length).toBe(2 + 2 * round);
    expect(toasts.at(-1)).toMatchObject({ kind: 'success', message: 'Note n1 is deleted.' });
    undo();
    await expect.poll(() => read.mock.calls.length).toBe(3 + 2 * round);
  }
});

test('lists are read again after a rejected deletion, and a list shows the reason', async () => {
  const read = await shownList();
  const deletion = getKit(deletable({ remove: refused }));
  deletion.subscribe(() => {});
  await expect(deletion.mutate(note, sayRefusal)).rejects.toThrow();
  await expect.poll(() => read.mock.calls.length).toBe(2);
  expect(toasts).toMatchObject([{ kind: 'error', message: 'Its hour is over.' }]);
});

test('lists are read again after a rejected Undo, and a notice shows the reason', async () => {
  const read = await shownList();
  await getKit(deletable({ restore: refused })).mutate(note);
  await expect.poll(() => read.mock.calls.length).toBe(2);
  undo();
  await expect.poll(() => read.mock.calls.length).toBe(3);
  expect(toasts.at(-1)).toMatchObject({
    kind: 'error',
    message: 'Note n1 could not be restored. Its hour is over.',
  });
});

test('the page of a deleted item stops its requests, and the next visit requests it again', async () => {
  const page = show(['notes', 'n1']);
  const part = show(['notes', 'n1', 'page', '1']);
  await expect.poll(() => queries.getQueryData(['notes', 'n1', 'page', '1'])).toBe('answer');
  const onDeleted = vi.fn();
  await getKit(deletable({ keyOf: ({ id }) => ['notes', id] }), onDeleted).mutate(note);
  await refreshTopic(queries, 'note');
  await refreshTopic(queries, null);
  expect(onDeleted).toHaveBeenCalledExactlyOnceWith(note);
  expect([page.read, part.read].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);

  page.hide();
  part.hide();
  expect(queries.getQueryCache().findAll({ queryKey: ['notes', 'n1'] })).toEqual([]);
  const repeated = show(['notes', 'n1']);
  await expect.poll(() => repeated.read.mock.calls.length).toBe(1);
});
