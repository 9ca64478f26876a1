/** Where the questions of an exam come from, and whether its student may be asked them. */
import type { ExamOrder } from '@akada/contract/work/exam-order.ts';
import { utmeEnglish, utmeMinutes, utmePlan } from '@akada/core/exams/utme.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, invalidField, notFound } from '../../../platform/fault/fault.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import {
  ofTopics,
  type PooledQuestion,
  pooledQuestions,
  type QuestionPool,
} from '../../questions/pools/question-pools.service.ts';
import { courseExamSource } from '../course-exams/course-exam-source.service.ts';
import type { PaperPart, PaperSource } from '../exam/paper-source.ts';
import { heldInCourse } from '../holds/course-exam-holds.queries.ts';

/**
 * @param now milliseconds since the epoch
 * @throws Fault `validation_failed` unless exactly one source with a question is named, `not_found` for what is not the
 *   student's, `conflict` for an exam of a tutor that cannot be begun now
 */
export async function sourceOf(
  tx: Transaction,
  userId: string,
  order: ExamOrder,
  now: number,
): Promise<PaperSource> {
  const { generation_id: set, question_ids: ids, course_id: course, subject, hall } = order;
  const { course_exam_id: courseExam } = order;
  if ([set, ids, course, subject, hall, courseExam].filter((source) => source !== undefined).length !== 1) {
    throw invalidField(
      'question_ids',
      'Name one of generation_id, question_ids, course_id, subject, hall and course_exam_id',
    );
  }
  if (courseExam !== undefined) {
    refuseDecided(order, decidedByTutor, 'The tutor has decided this: leave it out');
    return courseExamSource(tx, { userId, courseExamId: courseExam, now });
  }
  if (hall !== undefined) return hallOf(tx, order, hall.subjects);
  if (course !== undefined) return courseOf(tx, { userId, now }, order, course);
  if (subject !== undefined) return subjectOf(tx, order, subject);
  return ownOf(tx, userId, order);
}

async function ownOf(tx: Transaction, userId: string, order: ExamOrder): Promise<PaperSource> {
  const { generation_id: generationId, question_ids: questionIds = [] } = order;
  const ids = [...new Set(questionIds)];
  const pool: QuestionPool =
    generationId === undefined
      ? { kind: 'questions', userId, ids }
      : { kind: 'generation', userId, generationId };
  const found = await pooledQuestions(tx, pool);
  if (found.length === 0 || found.length < ids.length) throw notFound();
  return { kind: 'mock', source: null, title: null, parts: [partOf(found, order)], rules: null };
}

async function courseOf(
  tx: Transaction,
  { userId, now }: { userId: string; now: number },
  order: ExamOrder,
  courseId: string,
): Promise<PaperSource> {
  const course = (await joinedCourses(tx, userId)).find(({ id }) => id === courseId);
  if (!course) throw notFound();
  const published = await pooledQuestions(tx, { kind: 'course', courseId });
  if (published.length === 0) {
    throw invalidField('course_id', 'This course has no published questions yet');
  }
  // The marks of a few questions tell their keys.
  const held = await heldInCourse(tx, { userId, courseId, now });
  const found = published.filter(({ id }) => !held.has(id));
  if (found.length === 0) {
    throw new Fault(
      'conflict',
      'An exam that your tutor set asks these questions. Sit it first, or wait until it is over.',
    );
  }
  return {
    kind: 'mock',
    source: { sourceKind: 'course', sourceKey: courseId },
    title: course.name,
    parts: [partOf(found, order)],
    rules: null,
  };
}

async function subjectOf(tx: Transaction, order: ExamOrder, subject: string): Promise<PaperSource> {
  const found = await pooledQuestions(tx, { kind: 'subject', subject });
  if (found.length === 0) throw invalidField('subject', 'There are no questions of this subject');
  return {
    kind: 'mock',
    source: { sourceKind: 'subject', sourceKey: subject },
    title: subject,
    parts: [partOf(found, order)],
    rules: null,
  };
}

function partOf(found: PooledQuestion[], { topics, question_count: wanted }: ExamOrder): PaperPart {
  const pool = topics === undefined ? found : ofTopics(found, topics);
  if (pool.length === 0) throw invalidField('topics', 'There are no questions of these topics');
  return { title: null, pool, wanted: wanted ?? null };
}

/** What an order of a tutor's exam or of the hall cannot say. */
const decidedByHall = ['question_count', 'topics', 'duration_minutes', 'marking', 'may_pause'] as const;
const decidedByTutor = [...decidedByHall, 'extra_percent'] as const;

function refuseDecided(order: ExamOrder, fields: readonly (keyof ExamOrder)[], sentence: string): void {
  const decided = fields.find((field) => order[field] !== undefined);
  if (decided !== undefined) throw invalidField(decided, sentence);
}

async function hallOf(tx: Transaction, order: ExamOrder, subjects: readonly string[]): Promise<PaperSource> {
  refuseDecided(order, decidedByHall, 'The hall decides this itself: leave it out');
  if (new Set([utmeEnglish, ...subjects]).size <= subjects.length) {
    throw invalidField('hall.subjects', `Choose three different subjects beside ${utmeEnglish}`);
  }
  const parts: PaperPart[] = [];
  for (const { subject, wanted } of utmePlan(subjects)) {
    const pool = await pooledQuestions(tx, { kind: 'subject', subject });
    if (pool.length === 0) throw invalidField('hall.subjects', `There are no questions of ${subject}`);
    parts.push({ title: subject, pool, wanted });
  }
  return {
    kind: 'hall',
    source: { sourceKind: 'hall', sourceKey: 'hall' },
    title: 'UTME hall',
    parts,
    rules: null,
  };
}

/** @returns the length of an exam that its order does not say, in minutes; null where it depends on the paper */
export function fixedMinutes({ kind }: PaperSource): number | null {
  return kind === 'hall' ? utmeMinutes : null;
}
