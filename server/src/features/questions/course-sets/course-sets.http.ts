import { endCourseSet, listCourseSets, shareCourseSet } from '@akada/contract/material/course-sets.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CourseSets } from './course-sets.service.ts';

export function courseSetsRoutes(sets: CourseSets): Route[] {
  return [
    route(shareCourseSet)(async ({ caller, body }) => ({
      status: 200,
      body: await sets.share(caller, body),
    })),
    route(listCourseSets)(async ({ caller, query }) => ({
      status: 200,
      body: await sets.list(caller, query),
    })),
    route(endCourseSet)(async ({ caller, params }) => {
      await sets.end(await sets.own(caller, params.id));
      return { status: 204 };
    }),
  ];
}
