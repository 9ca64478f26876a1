/** The query of a source before an exam is drawn from it. */
import type { Question } from '@akada/contract/material/questions.ts';
import type { SentExamOrder } from '@akada/contract/work/exam-order.ts';
import { drawQuestions } from '@akada/core/quiz/draw-questions.ts';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { generationQuery } from '../../../features/generation/api.ts';
import { setTitle } from '../../../features/generation/sets.ts';
import { questionsQuery } from '../../../features/questions/my-questions.ts';
import { overviewQuery } from '../../../features/quiz/home/overview-query.ts';
import { randomNumber } from '../../../lib/device/browser.ts';
import { changedBy } from '../../../lib/query/topics.ts';
import { namedSource, type StartSource } from './start-source.ts';

export interface FoundSource {
  /** Null for a note, whose questions belong to several sets. */
  title: string | null;
  available: number;
  /** Open answers, which exams omit; 0 if they are not counted for the source. */
  openCount: number;
  /** The source in the order of an exam. */
  order: SentExamOrder;
}

/**
 * Reads the questions of a source for an exam.
 *
 * @param zone decides the day
 */
export const sourceQuery = (source: StartSource, zone: string) =>
  queryOptions({
    queryKey: ['exams', 'source', source],
    meta: changedBy('generation', 'question'),
    queryFn: async ({ client }): Promise<FoundSource> => {
      if ('generation_id' in source) {
        const { title, items } = await client.fetchQuery(generationQuery(source.generation_id));
        return { title: setTitle(title), ...countQuestions(items), order: source };
      }
      if ('file_id' in source) {
        const { items } = await client.fetchQuery(questionsQuery(source));
        const ids = items.filter(isForExams).map(({ id }) => id);
        // An order names at most 200 questions, so the exam draws from a random 200.
        const question_ids = drawQuestions(ids, Math.min(200, ids.length), randomNumber);
        return { title: null, ...countQuestions(items), order: { question_ids } };
      }
      const { sources } = await client.fetchQuery(overviewQuery(zone));
      const requested = namedSource(source);
      const found = sources.find(({ kind, id }) => kind === requested?.kind && id === requested.id);
      return { title: found?.title ?? null, available: found?.questions ?? 0, openCount: 0, order: source };
    },
  });

type Typed = Pick<Question, 'type'>;

const isForExams = ({ type }: Typed) => type !== 'open';

function countQuestions(items: readonly Typed[]): Pick<FoundSource, 'available' | 'openCount'> {
  const available = items.filter(isForExams).length;
  return { available, openCount: items.length - available };
}

/** @returns the keys of the query and of the queries that it reads */
export function sourceKeys(source: StartSource, zone: string): QueryKey[] {
  const own = sourceQuery(source, zone).queryKey;
  if ('generation_id' in source) return [own, generationQuery(source.generation_id).queryKey];
  return [own, 'file_id' in source ? questionsQuery(source).queryKey : overviewQuery(zone).queryKey];
}
