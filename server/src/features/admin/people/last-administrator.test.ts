/** The last active administrator stays, also if two of them remove each other concurrently. */
import { expect, it } from 'vitest';
import { makeAddress, type Person } from '../../../testing/people.ts';
import { inLine } from '../../../testing/postgres/barrier.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { callAdmin, createAdministrator } from '../testing/administrators.ts';

const seen = {
  full_name: 'Ada Obi',
  role: 'admin',
  deactivated: false,
  deletion_due_at: null,
  premium_until: null,
};

it.each([
  ['POST', '/deactivate', () => ({})],
  ['PUT', '', () => ({ full_name: 'Ada Obi', role: 'student' })],
  ['POST', '/erase', (target: Pick<Person, 'userId'>) => ({ email: makeAddress(target) })],
] as const)(
  'if two administrators %s each other%s simultaneously, one stays',
  async (method, path, changeOf) => {
    const app = await createTestApp();
    try {
      const both = [await createAdministrator(app), await createAdministrator(app)];
      const barrier = { sql: `SELECT FROM users WHERE role = 'admin' FOR UPDATE`, values: [] };
      const answers = await inLine(
        app,
        barrier,
        both.map((actor, index) => async () => {
          const target = both[1 - index] ?? actor;
          return callAdmin(app, actor, method, `/users/${target.userId}${path}`, {
            seen,
            reason: 'A race',
            ...changeOf(target),
          });
        }),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
      const { rows } = await app.platform.database.pool.query(
        `SELECT count(*)::int AS left FROM users WHERE role = 'admin' AND deactivated_at IS NULL`,
      );
      expect(rows[0].left).toBe(1);
    } finally {
      await app.close();
    }
  },
);
