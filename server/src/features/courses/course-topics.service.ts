/** The topics of a course. Who decides about the course has read them, so each change is another content. */
import { mostTopics } from '@akada/contract/base/course-topics.ts';
import type { Course } from '@akada/contract/base/courses.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import { newId } from '../../platform/ids/ids.ts';
import { readCourse } from './course-reading.service.ts';
import * as topicsRepo from './course-topics.repo.ts';
import type { Reader } from './courses.present.ts';
import * as repo from './courses.repo.ts';
import type { CourseRow, CourseTopicRow } from './courses.tables.ts';

type OwnCourse = Authorized<CourseRow>;

export interface CourseTopics {
  /** The same name sent again adds nothing. @throws Fault `conflict` for another spelling of a name, and for too many */
  add(owner: Reader, course: OwnCourse, name: string): Promise<Course>;
  /** @throws Fault `not_found`, `conflict` where another topic of the course has the name */
  rename(owner: Reader, course: OwnCourse, topicId: string, name: string): Promise<Course>;
  /** Removing a topic that was already removed is not an error. */
  remove(owner: Reader, course: OwnCourse, topicId: string): Promise<Course>;
  /** @throws Fault `conflict` unless these are all topics of the course, each once */
  order(owner: Reader, course: OwnCourse, topicIds: readonly string[]): Promise<Course>;
}

/** @returns whether anything was written */
type TopicsChange = (
  tx: Transaction,
  topics: readonly CourseTopicRow[],
  courseId: string,
) => Promise<boolean>;

export function createCourseTopics({ database }: { database: Database }): CourseTopics {
  const change = (owner: Reader, { id }: OwnCourse, work: TopicsChange): Promise<Course> =>
    database.transaction(async (tx) => {
      if ((await repo.lockCourse(tx, id)) === null) throw notFound();

      if (await work(tx, await topicsRepo.findTopicsOf(tx, [id]), id)) {
        await repo.updateCourse(tx, id, { version: newId() });
        await publishHint(tx, owner.userId, { topic: 'course', id });
      }
      return readCourse(tx, id, owner);
    });

  return {
    add: (owner, course, name) =>
      change(owner, course, async (tx, topics, courseId) => {
        const known = topics.find(({ nameKey }) => nameKey === catalogKey(name));
        if (known?.name === name) return false;
        if (known) throw nameTaken(known);
        if (topics.length >= mostTopics)
          throw new Fault(
            'conflict',
            `This course has ${mostTopics} topics. Remove one before you add another.`,
          );

        await topicsRepo.appendTopic(tx, { id: newId(), courseId, name, nameKey: catalogKey(name) });
        return true;
      }),
    rename: (owner, course, topicId, name) =>
      change(owner, course, async (tx, topics, courseId) => {
        const topic = topics.find(({ id }) => id === topicId);
        if (!topic) throw notFound();
        if (topic.name === name) return false;
        const other = topics.find(({ id, nameKey }) => id !== topicId && nameKey === catalogKey(name));
        if (other) throw nameTaken(other);

        await topicsRepo.updateTopic(tx, { courseId, id: topicId }, { name, nameKey: catalogKey(name) });
        return true;
      }),
    remove: (owner, course, topicId) =>
      change(owner, course, async (tx, topics, courseId) => {
        if (!topics.some(({ id }) => id === topicId)) return false;

        await topicsRepo.deleteTopic(tx, { courseId, id: topicId });
        return true;
      }),
    order: (owner, course, topicIds) =>
      change(owner, course, async (tx, topics, courseId) => {
        const known = topics.map(({ id }) => id);
        if (!isReordering(known, topicIds))
          throw new Fault(
            'conflict',
            'The topics were changed meanwhile. Load the page again, then order them.',
          );
        if (known.join() === topicIds.join()) return false;

        for (const [at, id] of topicIds.entries())
          await topicsRepo.updateTopic(tx, { courseId, id }, { position: at + 1 });
        return true;
      }),
  };
}

function isReordering(known: readonly string[], requested: readonly string[]): boolean {
  return known.toSorted().join() === requested.toSorted().join();
}

function nameTaken({ name }: CourseTopicRow): Fault {
  return new Fault('conflict', `This course has a topic of this name: ${name}.`);
}
