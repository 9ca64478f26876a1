import { localDay } from '@akada/core/time/local-day.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { createSessionsService } from '../../../server/src/features/accounts/sessions/sessions.service.ts';
import { systemClock } from '../../../server/src/platform/clock/clock.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import { createPasswords } from '../../../server/src/platform/passwords/passwords.ts';
import { openDataSecret } from '../../../server/src/platform/sealing/data-secret.ts';
import { proseLines, proseTerms } from '../study/prose.ts';
import type { BenchInstance } from './bench-instance.ts';
import {
  seedExamItems,
  seedExams,
  seedHabitDays,
  seedHabitStandings,
  seedQuestions,
  seedUsers,
} from './seed-statements.ts';

const usualStudents = 1_000;
const examItems = 40;

/** One password for all students: checking it costs the same for each. */
export const password = 'a password for the bench';

/** As many as `seedQuestions` makes for each student. */
export const questionsEach = 200;

/** Fills a fresh instance: a school in the middle of its exams. */
export async function seed(instance: BenchInstance, students = usualStudents): Promise<void> {
  const { pool } = instance.database;
  await addStudents(instance, { from: 1, to: students });
  await pool.query(seedExams, [Math.ceil(students / 2)]);
  await inOwnTime(pool, seedExamItems, [examItems]);
  const today = localDay(Date.now(), defaultTimeZone);
  await inOwnTime(pool, seedHabitDays, [today]);
  await inOwnTime(pool, seedHabitStandings, [today]);
  await settle(pool);
}

/** Students of these numbers, each with questions and a session. */
export async function addStudents(
  instance: BenchInstance,
  numbers: { from: number; to: number },
): Promise<void> {
  await addAccounts(instance, numbers);
  const texts = [proseLines('stems', questionsEach), optionSets()];
  await inOwnTime(instance.database.pool, seedQuestions, texts);
}

/** Students of these numbers, each with a session, which the product's own service opens. */
export async function addAccounts(
  { database, config }: BenchInstance,
  numbers: { from: number; to: number },
): Promise<void> {
  const { pool } = database;
  const hash = await createPasswords().hash(password, { source: 'seed' });
  await inOwnTime(pool, seedUsers, [hash, numbers.from, numbers.to]);

  const dataSecret = await openDataSecret({ database, config, log: createLog('warn') });
  const sessions = createSessionsService({ database, clock: systemClock, config, dataSecret });
  const { rows } = await pool.query<{ id: string }>(withoutSession);
  for (const { id } of rows) await sessions.open({ userId: id, device: 'bench', bound: false });
}

const withoutSession =
  'SELECT id FROM users WHERE NOT EXISTS (SELECT FROM sessions WHERE user_id = users.id)';

/** Writes and analyses the new rows, as in an instance that has been up for a while. */
export async function settle(pool: BenchInstance['database']['pool']): Promise<void> {
  await inOwnTime(pool, 'VACUUM ANALYZE', []);
  await inOwnTime(pool, 'CHECKPOINT', []);
}

function optionSets(): string[] {
  const terms = proseTerms('options', questionsEach * 4);
  return Array.from({ length: questionsEach }, (_, index) =>
    JSON.stringify(terms.slice(index * 4, index * 4 + 4)),
  );
}

/** Filling takes longer than any statement of the product may. */
async function inOwnTime(
  pool: BenchInstance['database']['pool'],
  statement: string,
  values: unknown[],
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query(statement, values);
  } finally {
    client.release(true);
  }
}
