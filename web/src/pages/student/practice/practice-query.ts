/** What is read of the questions that an address names. A running exam reads none of it. */
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { resultQuery } from '../../../features/exams/api.ts';
import { type PracticeSet, questionsQuery } from '../../../features/quiz/api.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import type { QuestionSet } from './question-set.ts';

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
    queryFn: async ({ client }): Promise<PracticeSet> => {
      if (!('exam_id' in set)) {
        const { items, passages } = await client.fetchQuery(questionsQuery(set));
        return { questions: items.filter(hasOneKey), passages };
      }
      const { questions, passages } = await client.fetchQuery(resultQuery(set.exam_id));
      return { questions: questions.filter(({ correct }) => !correct), passages };
    },
  });

/** One of which several options may be right is not practised yet. */
function hasOneKey<Question extends { answer_index: number | null }>(
  question: Question,
): question is Question & { answer_index: number } {
  return question.answer_index !== null;
}
