import type { BenchInstance } from '../instance/bench-instance.ts';
import type { WantedExam } from './callers.ts';

export interface ExamOracle {
  /** @returns how many acknowledged exams are not there, and how many are there that no key made */
  judge(exams: readonly WantedExam[]): Promise<{ lost: number; doubled: number }>;
}

/** Each exam of the callers was made by one key, and each key makes one. */
export async function examOracle({ database }: BenchInstance): Promise<ExamOracle> {
  const count = async (statement: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(statement, values);
    return rows[0]?.count ?? 0;
  };
  const withoutKey = () =>
    count(`SELECT count(*)::int AS count FROM exams
      WHERE NOT EXISTS (SELECT 1 FROM idempotency_keys WHERE row_id = exams.id)`);
  const before = await withoutKey();

  return {
    async judge(exams) {
      const acknowledged = exams.flatMap(({ acknowledged: id }) => (id === null ? [] : [id]));
      const there = 'SELECT count(*)::int AS count FROM exams WHERE id = ANY($1::uuid[])';
      return {
        lost: new Set(acknowledged).size - (await count(there, [acknowledged])),
        // Two keys that were told of one exam are as wrong as one key with two.
        doubled: (await withoutKey()) - before + acknowledged.length - new Set(acknowledged).size,
      };
    },
  };
}
