/** Names of the sources of topics and days, and their current availability for practice. */
import type { TopicSource } from '@akada/contract/observers/progress.ts';
import type { Cloth } from '@akada/contract/wire/fields.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type JoinedCourse, joinedCourses } from '../../courses/joined-courses.service.ts';
import type { NotesService } from '../../notes/notes.service.ts';
import type { PracticeQuestions } from '../../questions/practice/practice-questions.service.ts';
import { findSources, type SourceName } from './progress.queries.ts';

/** Sets as this feature names them: theirs is not known here. */
export interface NamedSets {
  /** @returns the sets among these that belong to this person and have questions, in no particular order */
  byIds(
    userId: string,
    ids: readonly string[],
  ): Promise<{ id: string; title: string; cloth: Cloth | null }[]>;
}

export interface NamedSource {
  name: SourceName;
  shown: TopicSource;
  /** The joined course of this person that the source belongs to. */
  course: JoinedCourse | null;
  /** True if the source has questions to practise. */
  isThere: boolean;
}

export interface SourcesDeps {
  database: Database;
  notes: Pick<NotesService, 'titlesOf' | 'clothsOf' | 'courseTextsOf'>;
  questions: Pick<PracticeQuestions, 'notesAmong' | 'subjects'>;
  sets: NamedSets;
}

export function createTopicSources({ database: { db }, notes, questions, sets }: SourcesDeps) {
  return async (userId: string) => {
    const found = await findSources(db, userId);
    const names = found.filter(({ sourceKind }) => sourceKind !== 'none');
    const getKeys = (kind: SourceName['sourceKind']) =>
      names.flatMap(({ sourceKind, sourceKey }) => (sourceKind === kind ? sourceKey : []));
    const [noteIds, setIds] = [getKeys('note'), getKeys('set')];
    const [joined, titles, cloths, filed, practisable, named, subjects] = await Promise.all([
      joinedCourses(db, userId),
      notes.titlesOf(db, noteIds),
      notes.clothsOf(userId, noteIds),
      notes.courseTextsOf(db, noteIds),
      questions.notesAmong(userId, noteIds),
      setIds.length === 0 ? [] : sets.byIds(userId, setIds),
      getKeys('subject').length === 0 ? [] : questions.subjects(),
    ]);
    const courses = new Map(joined.map((course) => [course.id, course]));
    const setOf = new Map(named.map((set) => [set.id, set]));
    const getName = (name: SourceName): NamedSource => {
      const { sourceKind, sourceKey: id } = name;
      switch (sourceKind) {
        case 'course': {
          const course = courses.get(id) ?? null;
          const shown = {
            kind: sourceKind,
            id,
            title: course?.name ?? 'A course that you left',
            cloth: getCloth(course),
          };
          return { name, shown, course, isThere: course !== null };
        }
        case 'note': {
          const title = titles.get(id) ?? 'A note that you deleted';
          const shown = { kind: sourceKind, id, title, cloth: cloths.get(id) ?? null };
          return {
            name,
            shown,
            course: courses.get(filed.get(id)?.courseId ?? '') ?? null,
            isThere: practisable.has(id),
          };
        }
        case 'set': {
          const set = setOf.get(id);
          const shown = {
            kind: sourceKind,
            id,
            title: set?.title ?? 'A set that you deleted',
            cloth: set?.cloth ?? null,
          };
          return { name, shown, course: null, isThere: set !== undefined };
        }
        default: {
          const isThere = subjects.some(({ subject }) => subject === id);
          return { name, shown: { kind: 'subject', id, title: id, cloth: null }, course: null, isThere };
        }
      }
    };
    const known = new Map(names.map((name) => [keyOf(name), getName(name)]));
    return {
      /** Null if the source is unknown. */
      of: (name: SourceName) => known.get(keyOf(name)) ?? null,
      all: [...known.values()],
      joined: courses,
      /** True if this person has ever done anything. */
      hasWork: found.length > 0,
    };
  };
}

export type TopicSources = Awaited<ReturnType<ReturnType<typeof createTopicSources>>>;

function keyOf({ sourceKind, sourceKey }: SourceName): string {
  return `${sourceKind} ${sourceKey}`;
}

/** @returns the pattern of a course, null without one */
export function getCloth(course: JoinedCourse): Cloth;
export function getCloth(course: JoinedCourse | null): Cloth | null;
export function getCloth(course: JoinedCourse | null): Cloth | null {
  return course && { cloth_seed: course.clothSeed, cloth_colour: course.clothColour };
}
