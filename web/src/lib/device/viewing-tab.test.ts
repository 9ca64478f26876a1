import { afterEach, expect, test, vi } from 'vitest';
import { viewingAddress } from './viewing-tab.ts';

const started = {
  token: 'of the viewing',
  until: '2026-12-01T12:15:00.000Z',
  user: { id: 'ngozi', role: 'student', full_name: 'Ngozi Eze' },
} as const;

/** A store of the browser, which this test has none of. */
function makeStore(device: Record<string, string>) {
  const values = new Map(Object.entries(device));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    values,
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a viewing’s tab has its own session and leaves the device one as it is', async () => {
  const device = makeStore({ token: 'of the administrator' });
  const [pathname, hash] = viewingAddress(started).split('#');
  const replaceState = vi.fn();
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', makeStore({}));
  vi.stubGlobal('location', { pathname, hash: `#${hash}` });
  vi.stubGlobal('history', { state: null, replaceState });
  vi.resetModules();
  const session = await import('../session/session-store.ts');

  expect(session.accessToken()).toBe('of the viewing');
  expect(session.refreshToken()).toBeNull();
  expect(session.sessionOwner()).toBe('ngozi');
  expect(replaceState).toHaveBeenCalledWith(null, '', '/dashboard');

  const storage = await import('./device-storage.ts');
  storage.store('akada.draft', 'typed');
  session.dropSession();
  expect(session.accessToken()).toBeNull();
  expect(session.takeSignOutMessage()?.text).toMatch('The viewing has ended');
  expect([...device.values]).toEqual([['token', 'of the administrator']]);
});
