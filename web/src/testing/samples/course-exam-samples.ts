/** Exams that Tunde sets, who sits them, and their figures, in route tests. */
import type { CourseExam, CourseExamSitting, CourseExamStudent } from '@akada/contract/work/course-exams.ts';
import type { KeyChange } from '@akada/contract/work/marking/regrading.ts';
import type {
  AskedQuestion,
  CourseExamStatistics,
  QuestionStatistics,
} from '@akada/contract/work/statistics.ts';
import { makeBankQuestion } from '../bank.ts';
import { openExamOf } from '../course-exams.ts';
import { tunde } from '../people.ts';
import { makeId } from '../samples.ts';

/** All in one morning. */
const at = (time: string) => `2026-11-24T${time}:00.000Z`;

/** @returns an exam that is open, of an hour, which one student sits and one has finished */
export function makeSatExam(differing: Partial<CourseExam> = {}): CourseExam {
  return openExamOf(1, {
    title: 'Soil and water',
    duration_minutes: 60,
    opens_at: at('08:00'),
    closes_at: at('12:00'),
    server_now: at('09:30'),
    started: 2,
    sitting: 1,
    finished: 1,
    ...differing,
  });
}

/** @returns an attempt that began at nine and is in progress */
export function makeSitting(number: number, differing: Partial<CourseExamSitting> = {}): CourseExamSitting {
  return {
    exam_id: makeId(710 + number),
    status: 'in_progress',
    started_at: at('09:00'),
    deadline_at: at('10:00'),
    finished_at: null,
    finished_by: null,
    answered: null,
    correct: null,
    score: null,
    max_score: null,
    percent: null,
    ...differing,
  };
}

/** @returns an attempt that was submitted */
export function endedSittingOf(
  number: number,
  differing: Partial<CourseExamSitting> = {},
): CourseExamSitting {
  return makeSitting(number, {
    status: 'finished',
    finished_at: at('09:20'),
    finished_by: 'submit',
    answered: 18,
    correct: 12,
    score: 12,
    max_score: 20,
    percent: 60,
    ...differing,
  });
}

/** @returns a student of the course who has not started */
export function makeExamStudent(
  number: number,
  differing: Partial<CourseExamStudent> = {},
): CourseExamStudent {
  return {
    student_id: makeId(730 + number),
    full_name: `Student ${number}`,
    is_enrolled: true,
    extra_percent: 0,
    extra_attempts: 0,
    sittings: [],
    ...differing,
  };
}

/** Figures of forty students: the best know it. */
export const goodFigures: Omit<QuestionStatistics, 'computed_at' | 'is_stale'> = {
  count: 40,
  facility: 62.4,
  deviation: 0.48,
  discrimination: 41.2,
  efficiency: 57.6,
  guess: 100 / 3,
  needs_review: false,
  options: [
    { chosen: 25, upper: 10, lower: 4 },
    { chosen: 8, upper: 1, lower: 4 },
    { chosen: 6, upper: 0, lower: 2 },
  ],
  unanswered: { chosen: 1, upper: 0, lower: 1 },
  group_size: 11,
};

/** Figures of forty students: the best choose B, and A is the key. */
export const wrongFigures: typeof goodFigures = {
  ...goodFigures,
  facility: 20,
  discrimination: -32,
  efficiency: -45,
  needs_review: true,
  options: [
    { chosen: 8, upper: 1, lower: 5 },
    { chosen: 27, upper: 10, lower: 4 },
    { chosen: 5, upper: 0, lower: 2 },
  ],
  unanswered: { chosen: 0, upper: 0, lower: 0 },
};

/** @returns a question of the bank with the figures of an exam that asked it */
export function askedOf(number: number, differing: Partial<AskedQuestion> = {}): AskedQuestion {
  const { id, stem, answer_indexes } = makeBankQuestion(number);
  return { question_id: id, stem, stem_content: null, answer_indexes, ...goodFigures, ...differing };
}

/** Figures of a question that too few have answered. */
export const unknownFigures = {
  deviation: null,
  discrimination: null,
  efficiency: null,
  options: [],
  unanswered: null,
  group_size: null,
};

/** @returns how this exam of Tunde's went with forty students */
export function makeExamFigures(
  { title, course }: CourseExam,
  differing: Partial<CourseExamStatistics> = {},
): CourseExamStatistics {
  return {
    title,
    course,
    tutor_name: tunde.full_name,
    count: 40,
    mean: 57.6,
    deviation: 14.2,
    questions: [askedOf(1)],
    computed_at: at('09:30'),
    is_stale: false,
    ...differing,
  };
}

/** @returns a change from A to B by which 120 exams were marked */
export function makeKeyChange(number: number, differing: Partial<KeyChange> = {}): KeyChange {
  return {
    id: makeId(740 + number),
    question_id: makeBankQuestion(1).id,
    rule: 'new',
    reason: 'The book has a misprint.',
    answer_indexes_before: [0],
    answer_indexes: [1],
    version: 2,
    created_at: at('09:00'),
    undoable_until: null,
    undone_at: null,
    state: 'done',
    exams: 120,
    marked: 120,
    changed: 35,
    running: 0,
    ended_since: 0,
    ...differing,
  };
}

/** Figures of a question that no exam has asked. */
export const neverAsked: QuestionStatistics = {
  count: 0,
  facility: null,
  deviation: null,
  discrimination: null,
  efficiency: null,
  guess: 100 / 3,
  needs_review: false,
  options: [],
  unanswered: null,
  group_size: null,
  computed_at: null,
  is_stale: false,
};
