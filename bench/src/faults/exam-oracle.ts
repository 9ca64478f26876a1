/** Whether what students of exams were told is so: read as plain rows. */
import type { BenchInstance } from '../instance/bench-instance.ts';
import type { WantedExam } from './exam-caller.ts';

export interface ExamOracle {
  /**
   * @returns how many exams, answers and results were acknowledged and are not there, and how many exams are there that
   *   no key made or that ended twice
   */
  judge(exams: readonly WantedExam[]): Promise<{ lost: number; doubled: number }>;
}

interface StoredExam {
  id: string;
  finished_at: string | null;
  answered: number | null;
  ends: number;
  /** By the id of a question what was chosen, as the array of it reads. */
  choices: Record<string, string | null>;
}

const readExams = `
  SELECT id, answered, to_char(finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS finished_at,
    (SELECT count(*)::int FROM outbox_events WHERE subject_id = exams.id AND name = 'exam.finished') AS ends,
    (SELECT json_object_agg(question_id, choices::text) FROM exam_items WHERE exam_id = exams.id) AS choices
  FROM exams WHERE id = ANY ($1::uuid[])`;

/** Each exam of the callers was made by one key, and each key makes one. */
export async function examOracle({ database }: BenchInstance): Promise<ExamOracle> {
  const withoutKey = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(`
      SELECT count(*)::int AS count FROM exams
      WHERE NOT EXISTS (SELECT 1 FROM idempotency_keys WHERE row_id = exams.id)`);
    return rows[0]?.count ?? 0;
  };
  const previous = await withoutKey();

  return {
    async judge(exams) {
      const ids = exams.flatMap(({ acknowledged: id }) => (id === null ? [] : [id]));
      const { rows } = await database.pool.query<StoredExam>(readExams, [ids]);
      const stored = new Map(rows.map((row) => [row.id, row]));
      const begun = exams.filter(({ acknowledged }) => acknowledged !== null);
      return {
        lost: begun.reduce((sum, exam) => sum + lostOf(exam, stored.get(exam.acknowledged ?? '')), 0),
        // Two keys that were told of one exam are as wrong as one key with two.
        doubled:
          (await withoutKey()) -
          previous +
          ids.length -
          new Set(ids).size +
          rows.filter(({ ends }) => ends > 1).length,
      };
    },
  };
}

function lostOf({ answers, result }: WantedExam, storedExam: StoredExam | undefined): number {
  if (!storedExam) return 1;
  const lost = answers.filter(({ questionId, choice }) => storedExam.choices[questionId] !== `{${choice}}`);
  const isResultThere =
    result === null ||
    (storedExam.ends === 1 &&
      storedExam.finished_at === result.finishedAt &&
      storedExam.answered === result.answered);
  return lost.length + (isResultThere ? 0 : 1);
}
