import * as endpoints from '@akada/contract/work/classes/class-invitations.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CourseAccess } from '../courses/courses.access.ts';
import type { ClassInvitations } from './class-invitations.service.ts';

interface ClassInvitationsRoutesDeps {
  courses: Pick<CourseAccess, 'toChange'>;
  invitations: ClassInvitations;
}

export function classInvitationsRoutes({ courses, invitations }: ClassInvitationsRoutesDeps): Route[] {
  return [
    route(endpoints.previewInvitations)(async ({ caller, params, body }) => ({
      status: 200,
      body: await invitations.preview(await courses.toChange(caller, params.id), body.text),
    })),
    route(endpoints.sendInvitations)(async ({ caller, params, body }) => ({
      status: 200,
      body: await invitations.send(await courses.toChange(caller, params.id), body.text),
    })),
  ];
}
