import type { PracticeOverview, PracticeSource } from '@akada/contract/work/practice.ts';
import type { PracticeChoice } from '../practice-choice.ts';

interface FirstChoice {
  choice: PracticeChoice;
  /** The name of the source, null for all sources. */
  title: string | null;
}

/**
 * @returns the best default: due questions, else the newest set, else a course. The first subject of the
 * sample paper by name comes last, because it is not made from a note.
 */
export function firstChoice({ due, sources }: Pick<PracticeOverview, 'due' | 'sources'>): FirstChoice {
  const open = { topics: [], difficulty: undefined, type: undefined };
  if (due > 0) return { choice: { ...open, source: {}, only: 'due' }, title: null };

  const own =
    sources.find(({ kind }) => kind === 'generation') ??
    sources.find(({ kind }) => kind === 'course') ??
    sources[0];
  return {
    choice: { ...open, source: own === undefined ? {} : getQuery(own), only: 'all' },
    title: own === undefined ? null : getTitle(own),
  };
}

/** @returns true if a student has questions from notes or courses, not only the sample paper */
export function hasOwnQuestions(sources: readonly PracticeSource[]): boolean {
  return sources.some(({ kind }) => kind !== 'subject');
}

function getQuery({ kind, id }: PracticeSource): PracticeChoice['source'] {
  if (kind === 'subject') return { subject: id };
  return kind === 'course' ? { course_id: id } : { generation_id: id };
}

const getTitle = ({ kind, title }: PracticeSource) => (kind === 'subject' ? `Sample paper: ${title}` : title);
