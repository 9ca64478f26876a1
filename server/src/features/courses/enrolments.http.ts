import * as endpoints from '@akada/contract/base/enrolments.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CourseAccess } from './courses.access.ts';
import type { EnrolmentsService } from './enrolments.service.ts';
import type { JoinCodes } from './join-codes.service.ts';

export interface EnrolmentsRoutesDeps {
  enrolments: EnrolmentsService;
  codes: JoinCodes;
  access: CourseAccess;
}

export function enrolmentsRoutes({ enrolments, codes, access }: EnrolmentsRoutesDeps): Route[] {
  return [
    route(endpoints.joinCourse)(async ({ caller, body }) => ({
      status: 200,
      body: await enrolments.join(caller, body.code),
    })),
    route(endpoints.enrol)(async ({ caller, params }) => ({
      status: 200,
      body: await enrolments.enrol(caller, await access.toRead(caller, params.id)),
    })),
    route(endpoints.unenrol)(async ({ caller, params }) => {
      await enrolments.unenrol(await access.toUnenrol(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.restoreEnrolment)(async ({ caller, params }) => ({
      status: 200,
      body: await enrolments.restore(caller, params.id, await access.toUnenrol(caller, params.id)),
    })),
    route(endpoints.listMembers)(async ({ caller, params, query }) => ({
      status: 200,
      body: await enrolments.listMembers(await access.toSeeMembers(caller, params.id), query),
    })),
    route(endpoints.renewJoinCode)(async ({ caller, params, body }) => ({
      status: 200,
      body: await codes.renew(caller, await access.toChange(caller, params.id), body.replaces),
    })),
  ];
}
