/** Topics of courses as administrators put them right: what hangs on one follows in the same transaction. */
import type { CatalogDetail } from '@akada/contract/base/catalog-administration.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { publishHint } from '../../../platform/hints/hints.ts';
import type { Platform } from '../../../platform/platform.ts';
import { topicKeyOf } from '../../questions/practice/practice-questions.service.ts';
import { lockEntry } from './catalog-entries.repo.ts';
import { readDetail } from './catalog-entries.service.ts';
import { isMerged, writeMerged } from './catalog-merge.repo.ts';
import * as repo from './catalog-topics.repo.ts';

export interface TopicCall {
  actorId: string;
  courseId: string;
  topicId: string;
  seenName: string;
  name: string;
  mayMerge: boolean;
  reason: string;
}

export function createCatalogTopics({ database, clock }: Pick<Platform, 'database' | 'clock'>) {
  /** @returns the change made; null if nothing remains to do, as after a repetition */
  const apply = async (tx: Transaction, { courseId, topicId, seenName, name, mayMerge }: TopicCall) => {
    const topics = await repo.findTopics(tx, courseId);
    const topic = topics.find(({ id }) => id === topicId);
    const other = topics.find(({ id, nameKey }) => id !== topicId && nameKey === catalogKey(name));
    if (!topic) {
      if (other && (await isMerged(tx, { from: topicId, into: other.id }))) return null;
      throw notFound();
    }
    if (topic.name === name) return null;
    if (topic.name !== seenName)
      throw new Fault(
        'conflict',
        `This topic was renamed meanwhile: ${topic.name}. Look at it, then decide again.`,
      );
    if (other && !mayMerge)
      throw new Fault(
        'conflict',
        `This course has a topic of this name: ${other.name}. Merge the two, or choose another name.`,
      );

    const into = other?.name ?? name;
    const key = topicKeyOf(topic.name);
    const from = (await repo.findSpellings(tx, courseId)).filter((spelling) => topicKeyOf(spelling) === key);
    await repo.carryTopic(tx, { courseId, from, into: { name: into, key: topicKeyOf(into) } });
    if (other) {
      await repo.deleteTopic(tx, topicId);
      await writeMerged(tx, { from: topicId, into: other.id }, clock.now());
    } else {
      await repo.renameTopic(tx, topicId, { name, nameKey: catalogKey(name) });
    }
    await repo.writeVersion(tx, courseId);
    return { action: other ? 'course.merge_topic' : 'course.rename_topic', before: topic.name, after: into };
  };

  return {
    /**
     * @throws Fault `not_found`, `conflict` if the name has changed since, or if another topic has the new
     * name and merging is not permitted
     */
    edit: (call: TopicCall): Promise<CatalogDetail> =>
      database.transaction(async (tx) => {
        const { actorId, courseId, reason } = call;
        const course = await lockEntry(tx, 'course', courseId);
        if (course?.tutorId == null) throw notFound();
        const done = await apply(tx, call);
        if (done !== null) {
          const { action, before, after } = done;
          const change = { before: { topic: before }, after: { topic: after, course: course.name, reason } };
          await writeAudit(tx, [{ actorId, targetId: course.tutorId, action, change }], clock.now());
          await publishHint(tx, course.tutorId, { topic: 'course', id: courseId });
          await publishHint(tx, course.tutorId, { topic: 'question', id: null });
        }
        return readDetail(tx, 'course', courseId);
      }),
  };
}
