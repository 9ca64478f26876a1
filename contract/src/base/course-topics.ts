/** The topics of a course, in the order of its tutor. Every change answers the whole course. */
import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { IdParams } from '../wire/fields.ts';
import { CatalogName } from './catalog.ts';
import { Course, ownCourse } from './courses.ts';

/** More than the weeks of a year; a course is read with all of them. */
export const mostTopics = 100;

const TopicParams = z.strictObject({ id: z.uuid(), topic_id: z.uuid() });

export const addTopic = endpoint({
  id: 'courses.add_topic',
  summary: 'Add a topic at the end; repeating it with the same name adds nothing',
  method: 'POST',
  path: '/courses/{id}/topics',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  body: z.strictObject({ name: CatalogName }),
  responses: { 201: Course },
});

export const orderTopics = endpoint({
  id: 'courses.order_topics',
  summary: 'Put all topics into this order',
  method: 'PUT',
  path: '/courses/{id}/topics',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: IdParams,
  body: z.strictObject({
    topic_ids: z
      .array(z.uuid(), 'Name all topics in their order')
      .check(z.maxLength(mostTopics, `At most ${mostTopics}`)),
  }),
  responses: { 200: Course },
});

export const renameTopic = endpoint({
  id: 'courses.rename_topic',
  summary: 'Give a topic another name',
  method: 'PUT',
  path: '/courses/{id}/topics/{topic_id}',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: TopicParams,
  body: z.strictObject({ name: CatalogName }),
  responses: { 200: Course },
});

export const removeTopic = endpoint({
  id: 'courses.remove_topic',
  summary: 'Remove a topic; one that is gone already is no fault',
  method: 'DELETE',
  path: '/courses/{id}/topics/{topic_id}',
  access: 'tutor',
  effect: 'natural',
  object: ownCourse,
  params: TopicParams,
  responses: { 200: Course },
});
