import { expect, test } from 'vitest';
import { drawToasts, type Toast, toast, toastMs, toastsSaid, watchToasts } from './toast.ts';

test('the first toast loads its code, and renders once together with later toasts', () => {
  const sampledToasts: Toast[] = [];
  let requested = 0;
  const stopWatching = watchToasts(() => {
    requested += 1;
  });
  expect(toastsSaid()).toBe(0);

  toast.success('Saved.');
  toast.error('Not saved.');
  expect([toastsSaid(), requested]).toEqual([2, 2]);

  const stop = drawToasts((it) => sampledToasts.push(it));
  toast.info('News.', { action: { text: 'Undo', run: () => {} } });
  stop();
  stopWatching();
  expect(sampledToasts.map(({ kind, message }) => [kind, message])).toEqual([
    ['success', 'Saved.'],
    ['error', 'Not saved.'],
    ['info', 'News.'],
  ]);
  expect(sampledToasts[2]?.action?.text).toBe('Undo');

  toast.plain('Later.');
  const rest: Toast[] = [];
  drawToasts((it) => rest.push(it))();
  expect(rest.map(({ message }) => message)).toEqual(['Later.']);
});

test('each kind stays as long as the specification says', () => {
  expect(toastMs).toEqual({ success: 4_000, error: 6_000, warning: 5_000, info: 4_000, plain: 6_000 });
});
