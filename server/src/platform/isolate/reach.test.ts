/** Tests what children of the running product can reach, even if an uploaded file takes over its reader. */
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { findConfinement } from './confinement.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

it.each(['readers', 'longReaders', 'pictures', 'inspectors', 'exchangers', 'engines', 'renderers'] as const)(
  'the socket of the database is out of reach for %s',
  async (pool) => {
    const { host, port } = app.platform.database.pool.options;
    const answer = await app.platform[pool].run({
      module: new URL('./testing/trial-jobs.ts', import.meta.url),
      exportName: 'connectTo',
      input: join(String(host), `.s.PGSQL.${port}`),
      limits: { timeoutMs: 20_000, oldSpaceMb: 64, rssMb: 256 },
    });

    const closed = process.getuid?.() === 0 || (await findConfinement()).isolated;
    expect(answer).toMatch(closed ? /^refused: / : /^connected$/);
  },
);
