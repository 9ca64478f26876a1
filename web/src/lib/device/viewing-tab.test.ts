import { afterEach, expect, test, vi } from 'vitest';

const started = {
  token: 'of the viewing',
  until: '2026-12-01T12:15:00.000Z',
  user: {
    id: 'ngozi',
    role: 'student',
    full_name: 'Ngozi Eze',
    email_verified: true,
    profile_completed: true,
  },
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
  const adminTab = makeStore({});
  let copy = makeStore({});
  const open = vi.fn(() => {
    copy = makeStore(Object.fromEntries(adminTab.values));
    return {};
  });
  vi.stubGlobal('localStorage', device);
  vi.stubGlobal('sessionStorage', adminTab);
  vi.stubGlobal('window', { open });
  const { openViewingTab } = await import('../../features/admin/people/open-viewing-tab.ts');
  expect(openViewingTab(started)).toBe(true);
  expect(open).toHaveBeenCalledWith('/dashboard', '_blank');
  expect(adminTab.values.size).toBe(0);

  vi.stubGlobal('sessionStorage', copy);
  vi.resetModules();
  const session = await import('../session/session-store.ts');

  expect(session.accessToken()).toBe('of the viewing');
  expect(session.refreshToken()).toBeNull();
  expect(session.sessionOwner()).toBe('ngozi');

  const storage = await import('./device-storage.ts');
  storage.store('akada.draft', 'typed');
  session.dropSession();
  expect(session.accessToken()).toBeNull();
  expect(session.takeSignOutMessage()?.text).toMatch('The viewing has ended');
  expect([...device.values]).toEqual([['token', 'of the administrator']]);
});
