/** The questions that an address names. */

import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { resultQuery } from '../../../features/exams/api.ts';
import { type PracticeQuestion, questionsQuery } from '../../../features/quiz/api.ts';
import { changedBy } from '../../../lib/query/topics.ts';

/** Which questions an address names: those of a generation, of a note, or the missed ones of an exam. */
export type QuestionSet = { generation_id: string } | { file_id: string } | { exam_id: string };

/** @returns the first set that the query names, null where it names none */
export function questionSet(search: URLSearchParams): QuestionSet | null {
  const generation = search.get('generation_id');
  if (generation !== null) return { generation_id: generation };

  const file = search.get('file_id');
  if (file !== null) return { file_id: file };

  const exam = search.get('exam_id');
  return exam === null ? null : { exam_id: exam };
}

/** @returns the keys of the query and of what it reads by */
export function practiceKeys(set: QuestionSet): QueryKey[] {
  const source = 'exam_id' in set ? resultQuery(set.exam_id).queryKey : questionsQuery(set).queryKey;
  return [practiceQuery(set).queryKey, source];
}

/** The questions of a set, wherever they come from. The missed ones of an exam are read from its result. */
export const practiceQuery = (set: QuestionSet) =>
  queryOptions({
    queryKey: ['quiz', 'practice', set],
    meta: changedBy('generation'),
    queryFn: async ({ client }): Promise<readonly PracticeQuestion[]> => {
      if (!('exam_id' in set)) return (await client.fetchQuery(questionsQuery(set))).items.filter(hasOneKey);

      const result = await client.fetchQuery(resultQuery(set.exam_id));
      return result.questions.filter(({ correct }) => !correct);
    },
  });

/** One of which several options may be right is not practised yet. */
function hasOneKey<Question extends { answer_index: number | null }>(
  question: Question,
): question is Question & { answer_index: number } {
  return question.answer_index !== null;
}
