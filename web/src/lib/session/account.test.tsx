import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeTokens, playServer } from '../../testing/played-server.ts';
import { makeSettings } from '../../testing/samples.ts';
import { AccountContext, settingsQuery, useAccount, useTimeZone } from './account.ts';
import { type StoredUser, storeTokens } from './session-store.ts';
import { useZone } from './use-zone.ts';

const ada: StoredUser = {
  id: 'a1',
  role: 'student',
  full_name: 'Ada Obi',
  email_verified: true,
  profile_completed: true,
};
const settings = makeSettings({ time_zone: 'Asia/Tokyo' });
const server = playServer();

const Name = () => useAccount().full_name;
function Zone() {
  const [own, counting] = [useTimeZone(), useZone()];
  return `that of the ${own ? 'account' : 'device'}, ${counting}`;
}

function shownZone(queries: QueryClient): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Zone />
    </QueryClientProvider>,
  );
}

beforeEach(() => storeTokens(makeTokens('one')));

test('a page behind the guard knows its account', () => {
  const page = (
    <AccountContext value={ada}>
      <Name />
    </AccountContext>
  );
  expect(renderToStaticMarkup(page)).toBe('Ada Obi');
});

test('a page outside the guard fails immediately, not with an empty name', () => {
  expect(() => renderToStaticMarkup(<Name />)).toThrow('not behind the guard');
});

test("the zone is the zone of the device until the account's zone is known", async () => {
  const queries = new QueryClient();
  expect(shownZone(queries)).toMatch('that of the device');

  server.play = () => ({ status: 200, body: settings });
  await queries.prefetchQuery(settingsQuery);
  expect(shownZone(queries)).toBe('that of the account, Asia/Tokyo');
});

test.each([
  ['Africa/Accra', 'Africa/Accra'],
  ['Etc/Unknown', 'Africa/Lagos'],
])("a device in %s, whose browser does not know the account's zone, shows %s", async (device, zone) => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: device,
  });
  const queries = new QueryClient();
  server.play = () => ({ status: 200, body: makeSettings({ time_zone: 'Mars/Olympus_Mons' }) });
  await queries.prefetchQuery(settingsQuery);
  expect(shownZone(queries)).toBe(`that of the device, ${zone}`);
  vi.restoreAllMocks();
});

test('settings are not requested once no page waits for them', async () => {
  const signal = AbortSignal.abort(new Error('The page was closed.'));
  const requested = settingsQuery.queryFn?.({
    signal,
    client: new QueryClient(),
    queryKey: settingsQuery.queryKey,
    meta: settingsQuery.meta,
  });
  await expect(requested).rejects.toThrow('The page was closed.');
  expect(server.requests).toEqual([]);
});
