import { setTimeout as pause } from 'node:timers/promises';
import { startGoogle } from '@akada/contract/identity/google.ts';
import { apiBase } from '@akada/contract/table.ts';
import {
  newIdentity,
  startForgingProvider,
  visit,
} from '../../../../server/src/features/accounts/google/testing/forging-provider.ts';
import { httpRefusal, openFaultProxy } from '../fault-proxy.ts';
import { answerOf, type Dependency, type Scene, type UseAnswer } from './dependency.ts';

/** A sign-in for which the browser has come back from the provider. */
interface Returned {
  address: URL;
  cookie: string;
}

/** The OpenID provider: people come back from it while it does not answer us. */
export async function openGoogle(): Promise<Dependency> {
  const provider = await startForgingProvider();
  const proxy = await openFaultProxy(() => ({ port: Number(new URL(provider.issuer).port) }), httpRefusal);
  const issuer = `http://localhost:${proxy.port}`;
  provider.server.issuer.url = issuer;
  let returned: Returned | null = null;

  const begin = ({ origin }: Scene) =>
    answerOf(() => fetch(`${origin}${apiBase}${startGoogle.path}?tx=transaction-id-of-the-tab`));
  const goThere = async (scene: Scene): Promise<Returned | null> => {
    const { response } = await begin(scene);
    if (!response?.ok) return null;

    const { authorization_url } = (await response.json()) as { authorization_url: string };
    provider.claims = newIdentity();
    const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { address: new URL(await visit(new URL(authorization_url))), cookie: cookies.join('; ') };
  };
  /** @returns the page that the browser is sent to */
  const comeBack = async (
    { origin }: Scene,
    { address, cookie }: Returned,
  ): Promise<UseAnswer & { page: string }> => {
    const { response, ...answer } = await answerOf(() =>
      fetch(origin + address.pathname + address.search, { headers: { cookie }, redirect: 'manual' }),
    );
    return { ...answer, page: response?.headers.get('location') ?? '' };
  };

  return {
    name: 'Google',
    settings: {
      GOOGLE_CLIENT_ID: 'akada-of-the-faults',
      GOOGLE_CLIENT_SECRET: 'a secret of the faults',
      GOOGLE_ISSUER: issuer,
    },
    backWithin: 10,
    answerWithin: 1_000,
    async prepare(scene) {
      returned = await goThere(scene);
    },
    inject: (kind) => proxy.set(kind),
    heal: () => proxy.set(null),
    async use(scene) {
      if (!returned) return begin(scene);

      const there = returned;
      returned = null;
      const answer = await comeBack(scene, there);
      // The person reads that Google cannot be reached, and nothing else.
      return {
        status: answer.status,
        fair: answer.fair && /error=unavailable|#access_token/.test(answer.page),
      };
    },
    async recovered(scene) {
      for (;;) {
        const there = await goThere(scene).catch(() => null);
        if (there && (await comeBack(scene, there)).page.includes('access_token')) return;
        await pause(100);
      }
    },
    lost: async () => 0,
    async close() {
      await proxy.close();
      await provider.close();
    },
  };
}
