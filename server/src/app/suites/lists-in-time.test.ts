/** Every list of administrators is given up after two seconds, and its reader is told to narrow it. */
import { endpointTable } from '@akada/contract/table.ts';
import { expect, test } from 'vitest';
import { createCaller } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

/** The tables that identify callers; every other table is locked. */
const ofSignIns = ['users', 'sessions', 'second_factors'];

/** A list of one object is as long as that object. People are read of the table by which callers are known. */
const paths = endpointTable
  .filter(({ access, effect, path, query }) => {
    const shape = query === undefined ? {} : Object(query).def.shape;
    const isPaged = 'skip' in shape || 'after' in shape;
    return (
      access === 'admin' && effect === 'safe' && isPaged && !path.includes('{id}') && path !== '/admin/users'
    );
  })
  .flatMap(({ path }) =>
    path.includes('{kind}')
      ? ['school', 'department', 'course'].map((kind) => path.replace('{kind}', kind))
      : [path],
  );

test('a slow list is rejected because it takes too long', async () => {
  const app = await createTestApp();
  const { authorization } = await createCaller(app, { role: 'admin' });
  const { pool } = app.platform.database;
  const holder = await pool.connect();
  try {
    await holder.query('BEGIN');
    const { rows } = await holder.query(
      `SELECT string_agg(format('%I', tablename), ', ') AS names FROM pg_tables
       WHERE schemaname = current_schema() AND tablename <> ALL ($1)`,
      [ofSignIns],
    );
    await holder.query(`LOCK TABLE ${rows[0].names} IN ACCESS EXCLUSIVE MODE`);
    const answers = await Promise.all(
      paths.map(async (path) => {
        const reply = await app.http.inject({ url: `/api/v1${path}`, headers: { authorization } });
        return [path, reply.statusCode, reply.json().code];
      }),
    );
    expect(answers).toEqual(paths.map((path) => [path, 409, 'takes_too_long']));
  } finally {
    holder.release(true);
    await app.close();
  }
});
