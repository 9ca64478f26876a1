import { expect, test, vi } from 'vitest';
import { NetworkError } from '../http/api-error.ts';
import { CodeOverdue, fetchCode, lazyComponent, lazyRules } from './lazy.tsx';

const Page = () => null;
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

test('code that cannot be fetched is a call without an answer', async () => {
  expect(await fetchCode(async () => 'the module')).toBe('the module');
  await expect(fetchCode(gone)).rejects.toBeInstanceOf(NetworkError);
});

test('rules that cannot be fetched reject no input, because the server checks again', async () => {
  expect(await lazyRules(async () => () => ({ email: 'Email is required' }))({})).toEqual({
    email: 'Email is required',
  });
  expect(await lazyRules(gone)({})).toEqual({});
});

test('a preloaded component renders immediately', async () => {
  const lazy = lazyComponent(async () => Page);
  expect(lazy.component()).not.toBe(Page);
  await lazy.preload();
  expect(lazy.component()).toBe(Page);
});

test('a waiting part stays the same until its failure is no longer shown', () => {
  const lazy = lazyComponent<object>(gone);
  const first = lazy.component();
  expect(lazy.component()).toBe(first);
  lazy.forget();
  expect(lazy.component()).not.toBe(first);
});

test('code is late five seconds after its first request', async () => {
  vi.useFakeTimers();
  const code = Promise.withResolvers<typeof Page>();
  const lazy = lazyComponent(() => code.promise);
  const first = lazy.preload().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_999);
  const second = lazy.preload().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await first).toBeInstanceOf(CodeOverdue);
  expect(await second).toBe(await first);

  code.resolve(Page);
  await ((await first) as CodeOverdue).arrival;
  expect(lazy.component()).toBe(Page);
});

test('code that failed is fetched again at the next request', async () => {
  const load = vi.fn<() => Promise<typeof Page>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  load.mockResolvedValue(Page);
  const lazy = lazyComponent(load);
  await expect(lazy.preload()).rejects.toBeInstanceOf(NetworkError);
  await lazy.preload();
  expect(lazy.component()).toBe(Page);
});
