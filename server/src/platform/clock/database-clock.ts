/**
 * The database's time without a query for each read. Leases and deadlines are compared with values of other
 * processes, so all processes must share one clock. The offset between machine and database is measured at
 * start, every minute, and after the machine's clock was set, because a database on the same machine was then
 * set too.
 */
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { type Clock, steadyClock, systemClock } from './clock.ts';

const lookEveryMs = 1_000;
const looksPerMeasurement = 60;

/** Two clocks of one machine that drift further apart than this were set, or the machine slept. */
const apartMs = 500;

export interface DatabaseClock extends Clock {
  close(): void;
}

/**
 * Measures the offset once, then every minute until it is closed. A failed measurement keeps the last offset.
 *
 * @param machine the clock whose offset is measured; defaults to a clock that no test sets
 * @throws if the first query fails
 */
export async function openDatabaseClock(
  database: Pick<Database, 'pool'>,
  log: Log,
  machine: Clock = steadyClock,
): Promise<DatabaseClock> {
  let offset = await measureOffset(database, machine);
  const wasSet = watchSystemClock();
  let looks = 0;
  const timer = setInterval(async () => {
    looks += 1;
    if (!wasSet() && looks % looksPerMeasurement !== 0) return;

    try {
      offset = await measureOffset(database, machine);
    } catch (error) {
      log.warn({ error }, 'offset to the clock of the database not measured');
    }
  }, lookEveryMs);
  timer.unref();

  return { now: () => Math.round(machine.now() + offset), close: () => clearInterval(timer) };
}

/** @returns whether the clock of the machine was set since the question before */
function watchSystemClock(): () => boolean {
  const difference = () => systemClock.now() - steadyClock.now();
  let knownCount = difference();
  return () => {
    const previous = knownCount;
    if (Math.abs(difference() - previous) < apartMs) return false;

    knownCount = difference();
    return true;
  };
}

/**
 * Half of the round trip is taken as the way there, as in NTP (RFC 5905, section 8).
 *
 * @returns milliseconds by which the clock of the database is ahead of the machine's
 */
export async function measureOffset({ pool }: Pick<Database, 'pool'>, machine: Clock): Promise<number> {
  const requested = machine.now();
  const { rows } = await pool.query('SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now');
  const answeredCount = machine.now();
  return rows[0].now - (requested + answeredCount) / 2;
}
