/** The sources of a plan: their titles, and the questions and faces of cards that they have for the student. */
import type { PlanSource as SentSource } from '@akada/contract/work/plans/exam-plans.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import type { FindPlannedFaces, PlannedFace } from '../cards/reviews/planned-faces.service.ts';
import { joinedCourses } from '../courses/joined-courses.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { PracticeSource, PracticeSources } from '../practice/draw/practice-source.service.ts';
import type { QuestionHolds } from '../questions/holds/question-holds.service.ts';
import type { ListedTopic, PracticeQuestions } from '../questions/practice/practice-questions.service.ts';
import type { PlanSourceKind } from './exam-plans.tables.ts';

/** A source as it is stored. */
export interface PlanSource {
  kind: PlanSourceKind;
  /** The name of a subject. */
  id: string;
}

const fields = {
  course: 'course_id',
  note: 'file_id',
  set: 'generation_id',
  subject: 'subject',
} as const satisfies Record<PlanSourceKind, keyof SentSource>;

const kinds = Object.keys(fields) as PlanSourceKind[];

/** Ids are compared with ids of the database, which are lower case. */
export function toPlanSource(sent: SentSource): PlanSource[] {
  return kinds.flatMap((kind) => {
    const id = sent[fields[kind]];
    return id === undefined ? [] : [{ kind, id: kind === 'subject' ? id : id.toLowerCase() }];
  });
}

export function toSentSource({ kind, id }: PlanSource): SentSource {
  return { [fields[kind]]: id };
}

export interface SourceItems {
  /** Null for a source that the student no longer has. */
  title: string | null;
  questions: ListedTopic[];
  faces: PlannedFace[];
}

export interface PlanSources {
  /** @returns the items of one source, up to the limit of each kind, without questions that a running exam asks */
  findItems(userId: string, source: PlanSource, limit: number): Promise<SourceItems>;
  /** @returns the title; null for a source that is not for this student */
  findTitle(userId: string, source: PlanSource): Promise<string | null>;
}

export interface PlanSourcesDeps {
  database: Database;
  notes: Pick<NotesService, 'presentAll' | 'titlesOf'>;
  practice: Pick<PracticeSources, 'of'>;
  questions: Pick<PracticeQuestions, 'listItems'>;
  faces: FindPlannedFaces;
  holds: Pick<QuestionHolds, 'heldOf'>;
}

export function createPlanSources(deps: PlanSourcesDeps): PlanSources {
  const { database, practice, questions, faces, holds } = deps;

  return {
    async findItems(userId, source, limit) {
      const title = await findTitle(deps, userId, source);
      if (title === null) return { title, questions: [], faces: [] };

      const scope = (await practised(practice, userId, source))?.scope;
      const listedQuestions = scope === undefined ? [] : await questions.listItems(scope, limit);
      const heldIds = await holds.heldOf(
        database.db,
        userId,
        listedQuestions.map(({ id }) => id),
      );
      return {
        title,
        questions: listedQuestions.filter(({ id }) => !heldIds.has(id)),
        faces: await findFaces(faces, { userId, source, limit }),
      };
    },
    findTitle: (userId, source) => findTitle(deps, userId, source),
  };
}

/** A note or a course may have cards and no questions. */
async function findTitle(
  { database: { db }, notes, practice }: PlanSourcesDeps,
  userId: string,
  source: PlanSource,
): Promise<string | null> {
  const { id } = source;
  if (source.kind === 'note') {
    const ownNotes = await notes.presentAll(userId, [id]);
    return ownNotes.has(id) ? ((await notes.titlesOf(db, [id])).get(id) ?? null) : null;
  }
  if (source.kind === 'course') {
    const course = (await joinedCourses(db, userId)).find((joined) => joined.id === id);
    return course?.name ?? null;
  }
  return (await practised(practice, userId, source))?.title ?? null;
}

/** @returns null for a source without questions, and for a source that is not for this student */
async function practised(
  practice: PlanSourcesDeps['practice'],
  userId: string,
  source: PlanSource,
): Promise<PracticeSource | null> {
  try {
    return await practice.of(userId, toSentSource(source));
  } catch (error) {
    if (error instanceof Fault && error.code === 'not_found') return null;
    throw error;
  }
}

function findFaces(
  find: FindPlannedFaces,
  { userId, source, limit }: { userId: string; source: PlanSource; limit: number },
): Promise<PlannedFace[]> {
  if (source.kind === 'note') return find({ userId, noteId: source.id }, limit);
  return source.kind === 'course' ? find({ userId, course: { is: source.id } }, limit) : Promise.resolve([]);
}
