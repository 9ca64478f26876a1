/** Which questions may be practised, as conditions that an index answers. */
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { questions } from '../question/questions.tables.ts';

/** What is practised. Whoever names one has checked that it is for the student. */
export type PracticeScope =
  | { kind: 'set'; userId: string; generationId: string }
  | { kind: 'note'; userId: string; noteId: string }
  | { kind: 'course'; courseId: string }
  | { kind: 'subject'; subject: string }
  | { kind: 'everything'; userId: string; courseIds: readonly string[] };

/** Questions that one index has in the order of draws. */
export interface Lane {
  where: SQL;
  /** Whether its topics are in an order of their own. */
  isByTopic: boolean;
}

// As the partial indexes say it: a parameter would hide it from the planner.
const published = sql`${questions.status} = 'published' AND ${questions.generationId} IS NULL AND ${notDeleted(questions)}`;
const ofSets = (userId: string) =>
  sql`${eq(questions.userId, userId)} AND ${questions.generationId} IS NOT NULL AND ${notDeleted(questions)}`;
export const ofSample = sql`${questions.userId} IS NULL AND ${questions.isSample} AND ${published}`;
const ofCourse = (courseId: string) =>
  sql`${eq(questions.courseId, courseId)} AND ${questions.courseId} IS NOT NULL AND ${published}`;

/** @returns what a scope consists of */
export function lanesOf(scope: PracticeScope): Lane[] {
  switch (scope.kind) {
    case 'set':
      return [
        { where: sql`${ofSets(scope.userId)} AND generation_id = ${scope.generationId}`, isByTopic: false },
      ];
    case 'note':
      return [{ where: sql`${ofSets(scope.userId)} AND note_id = ${scope.noteId}`, isByTopic: false }];
    case 'course':
      return [{ where: ofCourse(scope.courseId), isByTopic: true }];
    case 'subject':
      return [{ where: sql`${ofSample} AND subject = ${scope.subject}`, isByTopic: false }];
    case 'everything':
      return [
        { where: ofSets(scope.userId), isByTopic: false },
        { where: ofSample, isByTopic: false },
        ...scope.courseIds.map((id) => ({ where: ofCourse(id), isByTopic: true })),
      ];
  }
}

/** @returns the condition of all questions of a scope, for statements that begin with ids */
export function isInScope(scope: PracticeScope): SQL {
  return sql`(${or(...lanesOf(scope).map(({ where }) => sql`(${where})`))})`;
}
