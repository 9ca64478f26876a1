import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forget, keysUnder, readStored, store } from '../device/device-storage.ts';
import {
  accountDataPrefix,
  beginSession,
  dropSession,
  eraseSession,
  sessionOwner,
  sessionSnapshot,
  storeTokens,
  storeTutorProfileExists,
  storeUser,
  takeSignOutMessage,
  useSession,
  watchSession,
} from './session-store.ts';

const ada = {
  id: 'a1',
  role: 'student' as const,
  full_name: 'Ada Obi',
  email_verified: true,
  profile_completed: false,
};
const RenderedPage = () => JSON.stringify(useSession());
const storedAnswers = `${accountDataPrefix}exam.a1.e1`;

beforeEach(() => {
  for (const key of keysUnder('')) forget(key);
  eraseSession();
  storeTokens({ access_token: 'access', refresh_token: 'refresh' });
});

test('the device stores only five facts of an account', () => {
  storeUser({ ...ada, email: 'ada@example.com', subscription_plan: 'free' } as typeof ada);
  expect(JSON.parse(readStored('user') ?? '')).toEqual(ada);
  expect(sessionSnapshot()).toEqual({
    hasToken: true,
    user: ada,
    tutorProfileExists: null,
    hasSignedOut: false,
  });
});

test('a session that ended automatically keeps the answers that wait for the same person', () => {
  store(storedAnswers, '{}');
  dropSession();
  expect(sessionSnapshot()).toMatchObject({ hasToken: false, user: null, hasSignedOut: false });
  expect(readStored(storedAnswers)).toBe('{}');
});

test('signing out leaves nothing of the person, but the colours of the device', () => {
  store(storedAnswers, '{}');
  store('themeMode', 'dark');
  storeUser(ada);
  storeTutorProfileExists(true);
  eraseSession();
  expect(sessionSnapshot()).toMatchObject({ hasToken: false, user: null, hasSignedOut: true });
  expect(readStored(storedAnswers)).toBeNull();
  expect(readStored('themeMode')).toBe('dark');
  for (const key of ['token', 'refresh_token', 'user', 'tutorProfileExists']) {
    expect(readStored(key), key).toBeNull();
  }
});

test.each([
  ['a session that ends', () => dropSession()],
  ['a sign-out', eraseSession],
])('%s empties the tab, which a visitor without a session keeps', (_way, end) => {
  const clear = vi.fn();
  vi.stubGlobal('sessionStorage', { clear });
  end();
  expect(clear).toHaveBeenCalledOnce();
  dropSession();
  vi.unstubAllGlobals();
  expect(clear).toHaveBeenCalledOnce();
});

/** The features' keys, one of each kind. */
const accountKeys = [
  'assistant.a1',
  'cards.decisions.a1.c1',
  'cards.review.a1.r1',
  'confirmed.a1.e1',
  'draft.a1.note.n1',
  'exam-start.a1',
  'exam.a1.e1.q1',
  'limits.a1',
  'note-copy.a1.n1',
  'order.a1',
  'paper.a1.e1',
  'practice.answer.a1.p1',
  'practice.choices.a1',
  'practice.draw.a1',
  'practice.session.a1',
  'reading.n1.a1',
  'review.drawn.a1',
  'review.progress.a1',
  'support.a1',
  'tutor-profile.a1',
].map((name) => accountDataPrefix + name);
const unsentKeys = [
  'cards.decisions.a1.c1',
  'cards.review.a1.r1',
  'draft.a1.note.n1',
  'exam.a1.e1.q1',
  'order.a1',
  'practice.answer.a1.p1',
  'support.a1',
  'tutor-profile.a1',
].map((name) => accountDataPrefix + name);
const storeAccountKeys = () => {
  for (const key of accountKeys) store(key, '{}');
};

test('a forced end of the session leaves only work that was not sent, also after late writes', () => {
  storeUser(ada);
  storeAccountKeys();
  dropSession();
  storeAccountKeys();
  expect(keysUnder('').sort()).toEqual(unsentKeys);
});

test('a sign-out leaves nothing, also after late writes, until the next sign-in', () => {
  storeUser(ada);
  storeAccountKeys();
  eraseSession();
  storeAccountKeys();
  expect(keysUnder('')).toEqual([]);

  beginSession({ access_token: 'access two', refresh_token: 'refresh two' });
  storeAccountKeys();
  expect(keysUnder(accountDataPrefix).sort()).toEqual(accountKeys);
});

test('the keys have the names that other programs read', () => {
  storeUser(ada);
  storeTutorProfileExists(false);
  expect(readStored('token')).toBe('access');
  expect(readStored('refresh_token')).toBe('refresh');
  expect(readStored('user')).toContain('Ada Obi');
  expect(readStored('tutorProfileExists')).toBe('false');
  expect(sessionSnapshot().tutorProfileExists).toBe(false);
});

test('the next user is not mistaken for the previous one', () => {
  storeUser(ada);
  storeTutorProfileExists(true);
  beginSession({ access_token: 'access two', refresh_token: 'refresh two' });
  expect(sessionSnapshot()).toMatchObject({ hasToken: true, user: null, tutorProfileExists: null });
  expect(sessionOwner()).toBeNull();
});

test('a sign-out is cleared with the next sign-in', () => {
  eraseSession();
  expect(sessionSnapshot().hasSignedOut).toBe(true);
  beginSession({ access_token: 'access two', refresh_token: 'refresh two' });
  expect(sessionSnapshot().hasSignedOut).toBe(false);
});

const changed = { text: 'Your password was changed.', isForced: false };

test('the sign-in page explains an ended session only once', () => {
  dropSession(changed);
  expect(takeSignOutMessage()).toEqual(changed);
  expect(takeSignOutMessage()).toBeNull();

  dropSession();
  expect(takeSignOutMessage()).toBeNull();
});

test('clearing the rest of an ended session keeps its reason', () => {
  dropSession(changed);
  dropSession();
  expect(takeSignOutMessage()).toEqual(changed);
});

test.each([
  ['the next sign-in', () => beginSession({ access_token: 'access two', refresh_token: 'refresh two' })],
  ['a sign-out on purpose', eraseSession],
])('%s has no use for the reason of an earlier end', (_what, step) => {
  dropSession(changed);
  step();
  expect(takeSignOutMessage()).toBeNull();
});

test.each(['student', 'tutor', 'admin'] as const)('a stored %s is known', (role) => {
  storeUser({ ...ada, role });
  expect(sessionSnapshot().user).toEqual({ ...ada, role });
});

test.each([
  ['', ''],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '[]'],
  ...Object.entries({
    id: 1,
    role: 'owner',
    full_name: null,
    email_verified: 'yes',
    profile_completed: 1,
  }).map(([field, value]) => [`an unreadable ${field}`, JSON.stringify({ ...ada, [field]: value })]),
])('a stored user of %s does not count as an account', (_what, text) => {
  store('user', String(text));
  storeTokens({ access_token: 'access', refresh_token: 'refresh' });
  expect(sessionSnapshot().user).toBeNull();
});

test.each(['"true"', '1', 'yes'])('a tutor profile stored as %s is unknown', (text) => {
  store('tutorProfileExists', text);
  storeTokens({ access_token: 'access', refresh_token: 'refresh' });
  expect(sessionSnapshot().tutorProfileExists).toBeNull();
});

describe('another tab', () => {
  /** The window of this tab, where browsers announce values that another tab has stored. */
  const page = new EventTarget();

  beforeEach(() => {
    vi.stubGlobal('addEventListener', vi.fn(page.addEventListener.bind(page)));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    return () => vi.unstubAllGlobals();
  });

  function signOutInAnotherTab(key = 'token') {
    forget('token');
    page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  }

  test.each([
    ['that ended', ['token'], unsentKeys],
    ['in which a person signed out', ['akada-sign-out', 'token'], []],
    ['in which a person signed out, heard late', ['token', 'akada-sign-out'], []],
  ])('a session %s leaves here what it leaves there, also after late writes', (_way, events, left) => {
    forget('refresh_token');
    storeAccountKeys();
    const stop = watchSession(() => {});
    for (const key of events) signOutInAnotherTab(key);
    storeAccountKeys();
    stop();
    expect(keysUnder('').sort()).toEqual(left);
  });

  test('signing out there also ends the session here', () => {
    const watcher = vi.fn();
    const stop = watchSession(watcher);
    signOutInAnotherTab();
    stop();
    expect(watcher).toHaveBeenCalledOnce();
    expect(sessionSnapshot().hasToken).toBe(false);
  });

  test('notifies each watcher once, and the others after one stops', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    const stopFirst = watchSession(first);
    const stopSecond = watchSession(second);
    stopFirst();
    signOutInAnotherTab();
    stopSecond();
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
    expect(addEventListener).toHaveBeenCalledOnce();
  });

  test('is not listened to without a watcher, and again with the next one', () => {
    watchSession(() => {})();
    signOutInAnotherTab();
    expect(sessionSnapshot().hasToken).toBe(true);

    const stop = watchSession(() => {});
    signOutInAnotherTab();
    stop();
    expect(sessionSnapshot().hasToken).toBe(false);
  });
});

test('a device without a sign-out knows that', async () => {
  eraseSession();
  vi.resetModules();
  const opened = await import('./session-store.ts');
  expect(opened.sessionSnapshot().hasSignedOut).toBe(false);
});

test('a prerendered page shows no account', () => {
  storeUser(ada);
  const visibleText = renderToStaticMarkup(createElement(RenderedPage)).replaceAll('&quot;', '"');
  expect(JSON.parse(visibleText)).toEqual({
    hasToken: false,
    user: null,
    tutorProfileExists: null,
    hasSignedOut: false,
  });
});
