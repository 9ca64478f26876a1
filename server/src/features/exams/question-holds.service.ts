/** Keys of questions stay here while an exam over them runs, or is open to be sat. */
import type { Clock } from '../../platform/clock/clock.ts';
import { enrolledCourses } from '../courses/course-members.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import { findHeld, findHolder, heldIds, isHeld } from './holds/question-holds.queries.ts';

export function createQuestionHolds({ clock }: { clock: Clock }): QuestionHolds {
  return {
    async heldOf(executor, userId, ids) {
      if (ids.length === 0) return new Map();
      const rows = await findHeld(executor, { userId, now: clock.now() }, ids);
      return new Map(rows.map(({ questionId, title }) => [questionId, title]));
    },
    holder: (executor, userId) => findHolder(executor, { userId, now: clock.now() }),
    isHeld: (userId, questionId) => isHeld({ userId, now: clock.now() }, questionId),
    heldIds: (userId) => heldIds({ userId, courses: enrolledCourses(userId), now: clock.now() }),
    heldIn: (userId, courses) => heldIds({ userId, courses, now: clock.now() }),
  };
}
