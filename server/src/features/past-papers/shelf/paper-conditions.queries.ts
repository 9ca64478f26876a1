/** Conditions and counts of past papers, as parts of statements about `past_papers` and `past_paper_questions`. */
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/database/database.ts';

/** A paper is hidden with its note, and visible again with it. */
export const isVisible: SQL = sql`(past_papers.deleted_at IS NULL
  AND EXISTS (SELECT FROM notes WHERE notes.id = past_papers.note_id AND notes.deleted_at IS NULL))`;

/** The subject of a paper as it is compared; empty if it names none. */
export const subjectKey: SQL = sql`name_key(coalesce(past_papers.subject, ''))`;

export const isOfSubject = (subject: string): SQL => sql`${subjectKey} = name_key(${subject})`;

/** The topic of a question: the words of the student, of the section, or of the paper. */
export const topicWords: SQL = sql`coalesce(past_paper_questions.topic_words, past_paper_questions.section_words,
  past_papers.topic_words)`;

export const isOfPaper: SQL = sql`past_paper_questions.paper_id = past_papers.id`;

/** Numbers of questions that count. */
export interface QuestionCounts {
  questions: number;
  ready: number;
  withoutKey: number;
}

/** Columns of `QuestionCounts` for joined questions. */
export const countColumns: SQL = sql`
  (count(*) FILTER (WHERE NOT past_paper_questions.left_out))::int AS questions,
  (count(*) FILTER (WHERE past_paper_questions.ready))::int AS ready,
  (count(*) FILTER (WHERE NOT past_paper_questions.left_out AND past_paper_questions.key = '{}'
    AND past_paper_questions.answer = ''))::int AS "withoutKey"`;

/** @returns the counts by paper; a paper without questions has none */
export async function countQuestions(
  executor: Executor,
  paperIds: readonly string[],
): Promise<Map<string, QuestionCounts>> {
  if (paperIds.length === 0) return new Map();
  const { rows } = await executor.execute<QuestionCounts & { id: string } & Record<string, unknown>>(sql`
    SELECT paper_id AS id, ${countColumns} FROM past_paper_questions
    WHERE ${inArray(sql`paper_id`, [...paperIds])} GROUP BY paper_id`);
  return new Map(rows.map(({ id, questions, ready, withoutKey }) => [id, { questions, ready, withoutKey }]));
}
