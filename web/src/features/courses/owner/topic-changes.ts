/** Changes of the topics of a course; each returns the complete course. */
import * as endpoints from '@akada/contract/base/course-topics.ts';
import type { Course } from '@akada/contract/base/courses.ts';
import { call } from '../../../lib/http/call.ts';
import { toast } from '../../../lib/toast/toast.ts';
import { useCourseChange } from './course-changes.ts';
import { moved } from './topic-order.ts';

export type Topic = Course['topics'][number];

export const useAddTopic = (id: string) =>
  useCourseChange((name: string) => call(endpoints.addTopic, { params: { id }, body: { name } }));

export const useRenameTopic = (id: string, topicId: string) =>
  useCourseChange((name: string) =>
    call(endpoints.renameTopic, { params: { id, topic_id: topicId }, body: { name } }),
  );

/** @param by the number of positions to move down */
export const useMoveTopic = (id: string, topics: readonly Topic[], topic: Topic) =>
  useCourseChange((by: number) => {
    const topicIds = moved(topics, topic, by).map((it) => it.id);
    return call(endpoints.orderTopics, { params: { id }, body: { topic_ids: topicIds } });
  });

/** Removes immediately. Nothing belongs to a topic yet, so that adding it again in its old position undoes it. */
export function useRemoveTopic(id: string, topics: readonly Topic[], topic: Topic) {
  const position = topics.indexOf(topic);
  const { name } = topic;
  const repeated = useCourseChange<void>(
    async () => {
      const { topics: all } = await call(endpoints.addTopic, { params: { id }, body: { name } });
      const added = all.find((it) => it.name === name);
      const ordered = added ? moved(all, added, position - all.indexOf(added)) : all;
      return call(endpoints.orderTopics, { params: { id }, body: { topic_ids: ordered.map((it) => it.id) } });
    },
    { onRefused: ({ message }) => toast.error(`${name} could not be restored. ${message}`) },
  );
  return useCourseChange<void>(() => call(endpoints.removeTopic, { params: { id, topic_id: topic.id } }), {
    onChanged: () =>
      toast.success(`${name} is removed.`, { action: { text: 'Undo', run: () => repeated.mutate() } }),
  });
}
