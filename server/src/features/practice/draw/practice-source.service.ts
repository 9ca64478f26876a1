/**
 * Turns a student's request for practice into a scope of questions. A source that is not for the student
 * counts as missing.
 */

import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import type { drawPractice } from '@akada/contract/work/practice.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { joinedCourses } from '../../courses/joined-courses.service.ts';
import type { MissedQuestions } from '../../exams/missed-questions.service.ts';
import { joinedSet } from '../../questions/course-sets/course-sets.service.ts';
import { listedIds } from '../../questions/pools/question-pools.service.ts';
import type {
  PracticeQuestions,
  QuestionScope,
} from '../../questions/practice/practice-questions.service.ts';
import type { PracticeSets } from '../records/practice-sets.ts';

/** The source as a query names it. */
export type SourceQuery = Pick<
  QueryOf<typeof drawPractice>,
  'generation_id' | 'file_id' | 'course_id' | 'course_set_id' | 'exam_id' | 'subject' | 'question_ids'
>;

export interface PracticeSource {
  title: string;
  /** The pattern of the note or the course; absent if the questions have neither. */
  cloth?: Cloth | null;
  scope: QuestionScope;
  /** Ids of the source's questions, null if the scope determines them. */
  ids: readonly string[] | null;
}

export interface PracticeSources {
  /**
   * @throws Fault `validation_failed` if more than one source is named, `not_found` for a source that this
   * person must not practise
   */
  of(userId: string, query: SourceQuery): Promise<PracticeSource>;
  /** Everything that this person may practise. */
  everything(userId: string): Promise<QuestionScope>;
}

export interface PracticeSourcesDeps {
  database: Database;
  questions: Pick<PracticeQuestions, 'exists' | 'idsAmong' | 'subjects'>;
  missed: MissedQuestions;
  sets: PracticeSets;
}

export function createPracticeSources(deps: PracticeSourcesDeps): PracticeSources {
  const { database, missed } = deps;

  const everything = async (userId: string): Promise<QuestionScope> => {
    const courses = await joinedCourses(database.db, userId);
    return { kind: 'everything', userId, courseIds: courses.map(({ id }) => id) };
  };

  return {
    everything,
    async of(userId, query) {
      assertOne(query);
      const { generation_id: setId, file_id: noteId, course_id: courseId, exam_id: examId, subject } = query;
      const selection = [query.question_ids ?? []].flat();
      if (setId !== undefined) return ofSet(deps, userId, setId);
      if (noteId !== undefined) return ofNote(deps, userId, noteId);
      if (courseId !== undefined) return ofCourse(deps, userId, courseId);
      if (query.course_set_id !== undefined) return ofCourseSet(deps, userId, query.course_set_id);
      if (subject !== undefined) return ofSubject(deps, subject);
      const scope = await everything(userId);
      if (selection.length > 0) return ofQuestions(deps, scope, selection);
      if (examId === undefined) return { title: 'Everything', scope, ids: null };
      const { title, questionIds } = await missed.of(userId, examId);
      return { title, scope, ids: questionIds };
    },
  };
}

function assertOne(query: SourceQuery): void {
  const { generation_id, file_id, course_id, course_set_id, exam_id, subject, question_ids } = query;
  const sources = { generation_id, file_id, course_id, course_set_id, exam_id, subject, question_ids };
  const named = Object.entries(sources).filter(([, value]) => value !== undefined);
  if (named.length <= 1) return;
  const requested = 'Name one source, or none to practise everything';
  throw new Fault('validation_failed', requested, {
    fields: Object.fromEntries(named.map(([field]) => [field, requested])),
  });
}

/** A set whose questions were all deleted is not found. */
async function ofSet({ sets }: PracticeSourcesDeps, userId: string, id: string): Promise<PracticeSource> {
  const [set] = await sets.byIds(userId, [id.toLowerCase()]);
  if (!set) throw notFound();
  const { title, cloth } = set;
  return { title, cloth, scope: { kind: 'set', userId, generationId: id }, ids: null };
}

async function ofNote(
  { questions, sets }: PracticeSourcesDeps,
  userId: string,
  noteId: string,
): Promise<PracticeSource> {
  const scope: QuestionScope = { kind: 'note', userId, noteId };
  if (!(await questions.exists(scope))) throw notFound();
  return { ...(await sets.note(userId, noteId)), scope, ids: null };
}

async function ofCourse(
  { database }: PracticeSourcesDeps,
  userId: string,
  courseId: string,
): Promise<PracticeSource> {
  const courses = await joinedCourses(database.db, userId);
  const course = courses.find(({ id }) => id === courseId.toLowerCase());
  if (!course) throw notFound();
  const cloth = { cloth_seed: course.clothSeed, cloth_colour: course.clothColour };
  return { title: course.name, cloth, scope: { kind: 'course', courseId }, ids: null };
}

async function ofCourseSet(
  { database }: PracticeSourcesDeps,
  userId: string,
  id: string,
): Promise<PracticeSource> {
  const set = await joinedSet(database.db, userId, id);
  if (!set) throw notFound();
  const { title, cloth, courseId, questionIds } = set;
  return { title, cloth, scope: { kind: 'course', courseId }, ids: questionIds };
}

async function ofSubject({ questions }: PracticeSourcesDeps, subject: string): Promise<PracticeSource> {
  const scope: QuestionScope = { kind: 'subject', subject };
  if (!(await questions.exists(scope))) throw notFound();
  return { title: subject, scope, ids: null };
}

/**
 * Some listed questions may have been deleted or retired, or their course left: the rest is still worth
 * practising.
 */
async function ofQuestions(
  { questions }: PracticeSourcesDeps,
  scope: QuestionScope,
  selection: readonly string[],
): Promise<PracticeSource> {
  const ids = [...(await questions.idsAmong(scope, listedIds(selection)))];
  if (ids.length === 0) throw notFound();
  return { title: 'Chosen questions', scope, ids };
}
