import * as topicEndpoints from '@akada/contract/base/course-topics.ts';
import * as endpoints from '@akada/contract/base/courses.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CourseReading } from './course-reading.service.ts';
import type { CourseTopics } from './course-topics.service.ts';
import type { CourseAccess } from './courses.access.ts';
import type { CoursesService } from './courses.service.ts';

export interface CoursesRoutesDeps {
  courses: CoursesService;
  reading: CourseReading;
  topics: CourseTopics;
  access: CourseAccess;
}

export function coursesRoutes({ courses, reading, topics, access }: CoursesRoutesDeps): Route[] {
  return [
    route(endpoints.listCourses)(async ({ caller, query }) => ({
      status: 200,
      body: await reading.list(caller, query),
    })),
    route(endpoints.getCourse)(async ({ caller, params }) => ({
      status: 200,
      body: await reading.read(caller, await access.toRead(caller, params.id)),
    })),
    route(endpoints.createCourse)(async ({ caller, body }) => ({
      status: 201,
      body: await courses.create(caller, body),
    })),
    route(endpoints.editCourse)(async ({ caller, params, body }) => ({
      status: 200,
      body: await courses.edit(caller, await access.toChange(caller, params.id), body),
    })),
    route(endpoints.deleteCourse)(async ({ caller, params }) => {
      await courses.remove(await access.toDelete(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.restoreCourse)(async ({ caller, params }) => ({
      status: 200,
      body: await courses.restore(caller, await access.toDelete(caller, params.id)),
    })),
    route(endpoints.listDeletedCourses)(async ({ caller }) => ({
      status: 200,
      body: { items: await courses.listDeleted(caller) },
    })),
    ...topicRoutes(topics, access),
  ];
}

function topicRoutes(topics: CourseTopics, access: CourseAccess): Route[] {
  return [
    route(topicEndpoints.addTopic)(async ({ caller, params, body }) => ({
      status: 201,
      body: await topics.add(caller, await access.toChange(caller, params.id), body.name),
    })),
    route(topicEndpoints.orderTopics)(async ({ caller, params, body }) => ({
      status: 200,
      body: await topics.order(caller, await access.toChange(caller, params.id), body.topic_ids),
    })),
    route(topicEndpoints.renameTopic)(async ({ caller, params, body }) => ({
      status: 200,
      body: await topics.rename(caller, await access.toChange(caller, params.id), params.topic_id, body.name),
    })),
    route(topicEndpoints.removeTopic)(async ({ caller, params }) => ({
      status: 200,
      body: await topics.remove(caller, await access.toChange(caller, params.id), params.topic_id),
    })),
  ];
}
