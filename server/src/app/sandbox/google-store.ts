import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../platform/clock/clock.ts';

/** Entries of all kinds: the oldest makes room, so that a loop of sign-ins cannot fill the memory. */
const entriesAtMost = 1_000;

interface Entry {
  payload: AdapterPayload;
  /** Milliseconds since the epoch. */
  endsAt: number;
}

/**
 * Keeps the state between two pages of one sign-in in memory: it lasts for minutes, on one machine.
 *
 * @returns the adapter that the library requires for each kind of entry
 */
export function createSandboxStore(clock: Clock): (kind: string) => Adapter {
  const entries = new Map<string, Entry>();

  const live = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    return entry && entry.endsAt > clock.now() ? entry.payload : undefined;
  };
  const firstWhere = (kind: string, matches: (payload: AdapterPayload) => boolean) =>
    [...entries.keys()]
      .filter((key) => key.startsWith(`${kind}:`))
      .map(live)
      .find((payload) => payload && matches(payload));

  return (kind) => ({
    async upsert(id, payload, expiresIn) {
      const endsAt = expiresIn === undefined ? Number.POSITIVE_INFINITY : clock.now() + expiresIn * 1000;
      const [oldest] = entries.keys();
      if (entries.size >= entriesAtMost && oldest !== undefined) entries.delete(oldest);
      entries.set(`${kind}:${id}`, {
        payload: kind === 'Session' ? withoutAccount(payload) : payload,
        endsAt,
      });
    },
    find: async (id) => live(`${kind}:${id}`),
    findByUid: async (uid) => firstWhere(kind, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => firstWhere(kind, (payload) => payload.userCode === userCode),
    async consume(id) {
      const payload = live(`${kind}:${id}`);
      if (payload) payload.consumed = Math.floor(clock.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${kind}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) entries.delete(key);
      }
    },
  });
}

/** No session lasts at the provider: each sign-in asks for the person. */
function withoutAccount({ accountId: _, loginTs: __, authorizations: ___, ...session }: AdapterPayload) {
  return session;
}
