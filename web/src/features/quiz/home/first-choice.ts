import type { PracticeOverview, PracticeSource } from '@akada/contract/work/practice.ts';
import type { PracticeChoice } from '../practice-choice.ts';

interface FirstChoice {
  choice: PracticeChoice;
  /** The name of the source, null for all sources. */
  title: string | null;
}

/**
 * @returns what makes most sense to who chooses nothing: what is due, else the newest set, else a course. The sample
 *   paper is of all subjects, so that it comes last.
 */
export function firstChoice({ due, sources }: Pick<PracticeOverview, 'due' | 'sources'>): FirstChoice {
  const open = { topics: [], difficulty: undefined, type: undefined };
  if (due > 0) return { choice: { ...open, source: {}, only: 'due' }, title: null };

  const own =
    sources.find(({ kind }) => kind === 'generation') ?? sources.find(({ kind }) => kind === 'course');
  return {
    choice: { ...open, source: own === undefined ? {} : queryOf(own), only: 'all' },
    title: own?.title ?? null,
  };
}

function queryOf({ kind, id }: PracticeSource): PracticeChoice['source'] {
  return kind === 'course' ? { course_id: id } : { generation_id: id };
}
