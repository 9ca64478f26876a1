import * as endpoints from '@akada/contract/base/course-approval.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CourseApproval } from './course-approval.service.ts';
import type { CourseAccess } from './courses.access.ts';

export function courseApprovalRoutes(approval: CourseApproval, access: CourseAccess): Route[] {
  return [
    route(endpoints.submitCourse)(async ({ caller, params }) => ({
      status: 200,
      body: await approval.submit(caller, await access.toChange(caller, params.id)),
    })),
    route(endpoints.withdrawCourse)(async ({ caller, params }) => ({
      status: 200,
      body: await approval.withdraw(caller, await access.toChange(caller, params.id)),
    })),
    route(endpoints.listSubmittedCourses)(async ({ caller, query: { state, ...paging } }) => ({
      status: 200,
      body: await approval.list(caller, state, paging),
    })),
    route(endpoints.approveCourse)(async ({ caller, params, body }) => ({
      status: 200,
      body: await approval.decide(caller, { courseId: params.id, version: body.version, reason: null }),
    })),
    route(endpoints.rejectCourse)(async ({ caller, params, body }) => ({
      status: 200,
      body: await approval.decide(caller, { courseId: params.id, ...body }),
    })),
  ];
}
