/** Exams that tutors set, in route tests. */
import type { CourseExam, CourseExamSummary } from '@akada/contract/work/course-exams.ts';
import { makeId } from './samples.ts';

/** A draft of Tunde's for Course 1 that is whole. */
export function makeCourseExam(number: number, differing: Partial<CourseExam> = {}): CourseExam {
  return {
    id: makeId(700 + number),
    course: { id: makeId(101), name: 'Course 1' },
    title: `Test ${number}`,
    state: 'draft',
    question_count: 20,
    duration_minutes: 30,
    opens_at: '2099-11-02T09:00:00.000Z',
    closes_at: '2099-11-02T12:00:00.000Z',
    server_now: '2026-11-02T10:00:00.000Z',
    started: 0,
    sitting: 0,
    finished: 0,
    instructions: 'Bring a pencil.',
    pool: { kind: 'filter', topics: [], difficulties: [], tags: [] },
    pool_size: 34,
    marking: { right: 1, wrong: 0, unanswered: 0, multiple: 'all_or_nothing' },
    attempts: 1,
    results_show: 'after_close',
    keys_show: 'after_close',
    is_fixed: false,
    published_at: null,
    version: 1,
    ...differing,
  };
}

/** An open exam that students sit. */
export function openExamOf(number: number, differing: Partial<CourseExam> = {}): CourseExam {
  return makeCourseExam(number, {
    state: 'open',
    is_fixed: true,
    opens_at: '2026-11-02T09:00:12.345Z',
    version: 4,
    published_at: '2026-11-01T09:00:00.000Z',
    started: 12,
    sitting: 3,
    finished: 9,
    ...differing,
  });
}

/** @returns the exam as lists have it */
export function makeExamSummary(exam: CourseExam): CourseExamSummary {
  const { id, course, title, state, question_count, duration_minutes } = exam;
  const { opens_at, closes_at, server_now, started, sitting, finished } = exam;
  return {
    id,
    course,
    title,
    state,
    question_count,
    duration_minutes,
    opens_at,
    closes_at,
    server_now,
    started,
    sitting,
    finished,
  };
}
