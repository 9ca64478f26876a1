import * as endpoints from '@akada/contract/work/classes/classes.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CourseAccess } from '../courses/courses.access.ts';
import type { ClassesService } from './classes.service.ts';

interface ClassesRoutesDeps {
  courses: Pick<CourseAccess, 'toChange'>;
  classes: ClassesService;
}

export function classesRoutes({ courses, classes }: ClassesRoutesDeps): Route[] {
  return [
    route(endpoints.getClass)(async ({ caller, params }) => ({
      status: 200,
      body: await classes.read(await courses.toChange(caller, params.id)),
    })),
    route(endpoints.listClassPeople)(async ({ caller, params, query }) => ({
      status: 200,
      body: await classes.listPeople(await courses.toChange(caller, params.id), query),
    })),
  ];
}
