/** A connection that dies in the middle of a step, as a killed process or a cut line leaves the database. */
import type { SharedTestApp } from '../test-app.ts';

/** Where the connection dies: before a row is written, after it, or when everything is written and the commit begins. */
export type DeathMoment = 'BEFORE' | 'AFTER' | 'COMMIT';
export type DeathPoint = readonly [name: string, table: string, event: 'INSERT' | 'UPDATE'];

const moments: readonly DeathMoment[] = ['BEFORE', 'AFTER', 'COMMIT'];

/** @returns each point at each moment, as rows of a test */
export const deathsAt = (points: readonly DeathPoint[]) =>
  points.flatMap((point) => moments.map((moment) => [point[0], moment, point] as const));

/** Runs the work while any connection that writes such a row dies. */
export async function dying(
  { platform }: SharedTestApp,
  [, table, event]: DeathPoint,
  moment: DeathMoment,
  work: () => Promise<unknown>,
): Promise<void> {
  const { pool } = platform.database;
  const kind = moment === 'COMMIT' ? 'CONSTRAINT TRIGGER' : 'TRIGGER';
  const order = moment === 'BEFORE' ? 'BEFORE' : 'AFTER';
  await pool.query(
    `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(1); RETURN NULL; END';
     CREATE ${kind} dying ${order} ${event} ON ${table} ${moment === 'COMMIT' ? 'DEFERRABLE INITIALLY DEFERRED' : ''}
       FOR EACH ROW EXECUTE FUNCTION die()`,
  );
  await work().catch(() => {});
  await pool.query('DROP FUNCTION die CASCADE');
}
