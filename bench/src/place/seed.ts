import { createSessionsService } from '../../../server/src/features/accounts/accounts-sessions.service.ts';
import { systemClock } from '../../../server/src/platform/clock/clock.ts';
import { createPasswords } from '../../../server/src/platform/passwords/passwords.ts';
import { proseLines, proseTerms } from '../study/prose.ts';
import type { BenchPlace } from './bench-place.ts';
import { seedExamItems, seedExams, seedQuestions, seedUsers } from './seed-statements.ts';

const studentCount = 1_000;
const examCount = 500;
const examItems = 40;

/** One for everybody: checking it costs the same whoever signs in. */
export const password = 'a password for the bench';

/** As many as `seedQuestions` makes for each student. */
const questionsEach = 200;

/** Fills a fresh place. Sessions are opened by the product's own service. */
export async function seed({ database, config }: BenchPlace): Promise<void> {
  const { pool } = database;
  await pool.query(seedUsers, [await createPasswords().hash(password), studentCount]);
  await inOwnTime(pool, seedQuestions, [proseLines('stems', questionsEach), optionSets()]);
  await pool.query(seedExams, [examCount]);
  await inOwnTime(pool, seedExamItems, [examItems]);

  const sessions = createSessionsService({ database, clock: systemClock, config });
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM users');
  for (const { id } of rows) await sessions.open({ userId: id, device: 'bench', bound: false });
  await inOwnTime(pool, 'VACUUM ANALYZE', []);
  await pool.query('CHECKPOINT');
}

function optionSets(): string[] {
  const terms = proseTerms('options', questionsEach * 4);
  return Array.from({ length: questionsEach }, (_, at) => JSON.stringify(terms.slice(at * 4, at * 4 + 4)));
}

/** Filling takes longer than any statement of the product may. */
async function inOwnTime(
  pool: BenchPlace['database']['pool'],
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
