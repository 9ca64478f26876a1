/** Exams of the courses that a student has joined. */
import type { SetExam } from '@akada/contract/work/course-exams.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Database } from '../../../platform/database/database.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import { attemptsLeft, showing, showsBy, waitsForRelease } from './course-exam-showing.service.ts';
import { percentOfSitting } from './course-exams.present.ts';
import * as repo from './course-exams.repo.ts';
import type { Allowance } from './course-exams.tables.ts';
import { getState, isPublished, type PublishedExam } from './published-exam.ts';
import { findSittings, type Sitting } from './sittings.repo.ts';

export interface SetExamFilter {
  courseId: string | null;
  state: SetExam['state'] | null;
  skip: number;
  limit: number;
}

export interface SetExams {
  /** Lists open exams first, then coming ones, the next one first, then past ones, the last one first. */
  list(userId: string, filter: SetExamFilter): Promise<{ items: SetExam[]; total: number }>;
}

export function createSetExams({ database: { db }, clock }: { database: Database; clock: Clock }): SetExams {
  return {
    async list(userId, { courseId, state, skip, limit }) {
      const now = clock.now();
      const joined = (await joinedCourses(db, userId)).filter(
        ({ id }) => courseId === null || id === courseId,
      );
      const names = new Map(joined.map(({ id, name }) => [id, name]));
      const exams = (await repo.findPublished(db, [...names.keys()]))
        .filter(isPublished)
        .filter((exam) => state === null || getState(exam, now) === state)
        .sort((one, other) => sortKeyOf(one, now) - sortKeyOf(other, now) || (one.id < other.id ? -1 : 1));
      const page = exams.slice(skip, skip + limit);
      const ids = page.map(({ id }) => id);
      const allowances = await repo.getAllowances(db, userId, ids);
      const sittings = Map.groupBy(await findSittings(db, ids, userId), (sitting) => sitting.courseExamId);
      const items = page.map((exam) => {
        const own = { allowance: allowances(exam.id), sittings: sittings.get(exam.id) ?? [] };
        return present(exam, names.get(exam.courseId) ?? '', own, now);
      });
      return { items, total: exams.length };
    },
  };
}

/** Further than any date. */
const age = 1e15;

function sortKeyOf(exam: PublishedExam, now: number): number {
  const [opens, closes] = [Date.parse(exam.opensAt), Date.parse(exam.closesAt)];
  return { open: closes, coming: age + opens, closed: 3 * age - closes }[getState(exam, now)];
}

function present(
  exam: PublishedExam,
  courseName: string,
  { allowance, sittings }: { allowance: Allowance; sittings: readonly Sitting[] },
  now: number,
): SetExam {
  const left = attemptsLeft(exam, allowance, sittings);
  const running = sittings.find(({ finishedAt }) => finishedAt === null);
  return {
    id: exam.id,
    course: { id: exam.courseId, name: courseName },
    title: exam.title,
    instructions: exam.instructions,
    state: getState(exam, now),
    question_count: exam.questionCount,
    duration_minutes: exam.durationMinutes,
    extra_percent: allowance.extraPercent,
    marking: exam.marking,
    opens_at: exam.opensAt,
    closes_at: exam.closesAt,
    server_now: getInstant(now),
    attempts: exam.attempts + allowance.extraAttempts,
    attempts_left: Math.max(0, left - (running ? 1 : 0)),
    running_exam_id: running?.id ?? null,
    results_show: exam.resultsShow,
    keys_show: exam.keysShow,
    ...(waitsForRelease(exam) && { is_marking: true }),
    finished: sittings.flatMap((sitting) => {
      if (sitting.finishedAt === null) return [];
      const shows = showsBy(showing(exam, sitting.finishedAt, left).resultsFrom, now);
      const { id: exam_id, finishedAt: finished_at, waitingCount } = sitting;
      const percent = shows ? percentOfSitting(sitting) : null;
      return [{ exam_id, finished_at, percent, ...(shows && waitingCount > 0 && { waiting: waitingCount }) }];
    }),
  };
}
