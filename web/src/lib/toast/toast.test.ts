import { expect, test } from 'vitest';
import { drawToasts, type Toast, toast, toastMs, toastsSaid, watchToasts } from './toast.ts';

test('the first toast loads what draws it, waits, and is drawn once with all that came', () => {
  const drawn: Toast[] = [];
  let asked = 0;
  const stopWatching = watchToasts(() => {
    asked += 1;
  });
  expect(toastsSaid()).toBe(0);

  toast.success('Saved.');
  toast.error('Not saved.');
  expect([toastsSaid(), asked]).toEqual([2, 2]);

  const stop = drawToasts((it) => drawn.push(it));
  toast.info('News.', { action: { text: 'Undo', run: () => {} } });
  stop();
  stopWatching();
  expect(drawn.map(({ kind, message }) => [kind, message])).toEqual([
    ['success', 'Saved.'],
    ['error', 'Not saved.'],
    ['info', 'News.'],
  ]);
  expect(drawn[2]?.action?.text).toBe('Undo');

  toast.plain('Later.');
  const rest: Toast[] = [];
  drawToasts((it) => rest.push(it))();
  expect(rest.map(({ message }) => message)).toEqual(['Later.']);
});

test('each kind stays as long as the specification says', () => {
  expect(toastMs).toEqual({ success: 4_000, error: 6_000, warning: 5_000, info: 4_000, plain: 6_000 });
});
