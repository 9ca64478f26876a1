/** Scopes of questions, as conditions that an index answers. */
import type { QuestionType } from '@akada/core/questions/bank-question.ts';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { notDeleted } from '../../../platform/undo/undo.ts';
import { getFacets } from '../bank/bank-facets.ts';
import { questions } from '../question/questions.tables.ts';

/** The caller has already checked that the student may use the scope. */
type ScopeParts =
  | { kind: 'set'; userId: string; generationId: string }
  | { kind: 'note'; userId: string; noteId: string }
  | { kind: 'sets'; userId: string }
  | { kind: 'course'; courseId: string }
  /** Questions of a course with its essays, for an exam that its tutor sets. */
  | { kind: 'course_exam'; courseId: string }
  /** Questions of the sample paper. */
  | { kind: 'subject'; subject: string }
  | { kind: 'everything'; userId: string; courseIds: readonly string[] }
  /** Published questions of the account's own bank. */
  | { kind: 'bank'; userId: string }
  /** Published questions of any bank, for ids that another feature names. */
  | { kind: 'published' };

/** Exams omit open answers, because students mark them next to the model answer. */
export type QuestionScope = ScopeParts & { isForExam?: boolean };

/** Questions that one index has in the order of draws. */
export interface Lane {
  where: SQL;
  /** True if an index orders its questions by topic. */
  isByTopic: boolean;
}

// As the partial indexes say it: a parameter would hide it from the planner.
const published = sql`${questions.status} = 'published' AND ${questions.generationId} IS NULL AND ${notDeleted(questions)}`;
// Only a person can mark an essay, so only exams that a tutor sets ask it.
const noEssay = without('essay');
const noOpenAnswer = without('open');
const ofSets = (userId: string) =>
  sql`${eq(questions.userId, userId)} AND ${questions.generationId} IS NOT NULL AND ${notDeleted(questions)}`;
/** The condition of questions of the sample paper, which is a paper of exams. */
export const ofSample = sql`${questions.userId} IS NULL AND ${questions.isSample} AND ${published} AND ${noEssay} AND ${noOpenAnswer}`;
const ofCourseExam = (courseId: string) =>
  sql`${eq(questions.courseId, courseId)} AND ${questions.courseId} IS NOT NULL AND ${published}`;
const ofCourse = (courseId: string) => sql`${ofCourseExam(courseId)} AND ${noEssay}`;

const inNoOrder = (where: SQL): Lane => ({ where, isByTopic: false });

/** @returns what a scope consists of */
export function getLanes({ isForExam = false, ...scope }: QuestionScope): Lane[] {
  const lanes = getLanesOfParts(scope);
  return isForExam
    ? lanes.map(({ where, ...lane }) => ({ ...lane, where: sql`${where} AND ${noOpenAnswer}` }))
    : lanes;
}

function getLanesOfParts(scope: ScopeParts): Lane[] {
  switch (scope.kind) {
    case 'set':
      return [inNoOrder(sql`${ofSets(scope.userId)} AND generation_id = ${scope.generationId}`)];
    case 'note':
      return [inNoOrder(sql`${ofSets(scope.userId)} AND note_id = ${scope.noteId}`)];
    case 'sets':
      return [inNoOrder(ofSets(scope.userId))];
    case 'course':
      return [{ where: ofCourse(scope.courseId), isByTopic: true }];
    case 'course_exam':
      return [{ where: ofCourseExam(scope.courseId), isByTopic: true }];
    case 'subject':
      return [inNoOrder(sql`${ofSample} AND subject = ${scope.subject}`)];
    case 'everything':
      return [
        inNoOrder(ofSets(scope.userId)),
        inNoOrder(ofSample),
        ...scope.courseIds.map((id) => ({ where: ofCourse(id), isByTopic: true })),
      ];
    case 'bank':
      return [inNoOrder(sql`${eq(questions.userId, scope.userId)} AND ${published}`)];
    case 'published':
      return [inNoOrder(published)];
  }
}

function without(type: QuestionType): SQL {
  return sql.raw(`facet <> ALL ('{${getFacets({ type }).join()}}'::smallint[])`);
}

/** @returns the condition of all questions of a scope, for statements that begin with ids */
export function isInScope(scope: QuestionScope): SQL {
  return sql`(${or(...getLanes(scope).map(({ where }) => sql`(${where})`))})`;
}
