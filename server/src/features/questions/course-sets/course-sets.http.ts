import {
  confirmQuestionsRight,
  endCourseSet,
  listCourseSets,
  reportCourseSet,
  shareCourseSet,
} from '@akada/contract/material/course-sets.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { CourseSets } from './course-sets.service.ts';

export function courseSetsRoutes(sets: CourseSets): Route[] {
  return [
    route(confirmQuestionsRight)(async ({ caller, body }) => {
      await sets.confirmRight(caller, body);
      return { status: 204 };
    }),
    route(reportCourseSet)(async ({ caller, params, body }) => {
      await sets.report(caller, params.id, body);
      return { status: 204 };
    }),
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
