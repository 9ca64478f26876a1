/** The practice that an address requests: its source, and a selection of its questions. */

import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { drawPractice } from '@akada/contract/work/practice.ts';
import { links } from '@akada/core/links/links.ts';
import { choiceNamed, difficultyNames, onlyNames, typeNames } from './choice-names.ts';

type DrawQuery = QueryOf<typeof drawPractice>;

/** At most one source; none means everything that the student may practise. */
export type PracticeSourceQuery = Pick<
  DrawQuery,
  'generation_id' | 'file_id' | 'course_id' | 'course_set_id' | 'exam_id' | 'subject'
> & { question_ids?: string[] };

export interface PracticeChoice {
  source: PracticeSourceQuery;
  only: DrawQuery['only'];
  topics: readonly string[];
  difficulty: DrawQuery['difficulty'];
  type: DrawQuery['type'];
}

const sourceNames = ['generation_id', 'file_id', 'course_set_id', 'exam_id', 'subject'] as const;

/** @param courseId the course of a course page, whose path names it */
export function getChoice(search: URLSearchParams, courseId?: string): PracticeChoice {
  return {
    source: courseId === undefined ? getSource(search) : { course_id: courseId },
    only: choiceNamed(onlyNames, search.get('only')) ?? 'all',
    topics: search.getAll('topic'),
    difficulty: choiceNamed(difficultyNames, search.get('difficulty')),
    type: choiceNamed(typeNames, search.get('type')),
  };
}

/** @returns true if an address names neither a source nor a selection of questions */
export function isOpenChoice({ source, only, topics, difficulty, type }: PracticeChoice): boolean {
  const isNarrowed = only !== 'all' || topics.length > 0 || difficulty !== undefined || type !== undefined;
  return Object.keys(source).length === 0 && !isNarrowed;
}

/** @returns the address of a choice, which finds its sitting in progress again */
export function getAddress({ source, only, topics, difficulty, type }: PracticeChoice): string {
  const { course_id, ...others } = source;
  const query = {
    ...(only !== 'all' && { only }),
    topic: topics,
    ...(difficulty !== undefined && { difficulty }),
    ...(type !== undefined && { type }),
  };
  return course_id === undefined
    ? links.practiceGenerated({ ...others, ...query })
    : links.practiceCourse(course_id, query);
}

/** @returns the address of the page with the practice choices */
export function choosingAddress(source: PracticeSourceQuery): string {
  const { course_id, ...others } = source;
  return course_id === undefined
    ? links.practiceGenerated({ ...others, choose: '1' })
    : links.practiceCourse(course_id, { choose: '1' });
}

function getSource(search: URLSearchParams): PracticeSourceQuery {
  const question_ids = search.getAll('question_ids');
  if (question_ids.length > 0) return { question_ids };
  const name = sourceNames.find((it) => search.get(it) !== null);
  return name === undefined ? {} : { [name]: search.get(name) ?? '' };
}
