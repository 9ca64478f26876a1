import * as endpoints from '@akada/contract/identity/parents.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getSource } from '../../platform/limits/source.ts';
import type { ParentInvitations } from './invitations.service.ts';
import type { OpenedPage } from './opened-page.service.ts';
import type { ParentsAccess } from './parents.access.ts';
import type { ParentsService } from './parents.service.ts';

interface ParentsRoutesDeps {
  access: ParentsAccess;
  parents: ParentsService;
  invitations: ParentInvitations;
  opened: OpenedPage;
}

export function parentsRoutes({ access, parents, invitations, opened }: ParentsRoutesDeps): Route[] {
  return [
    route(endpoints.listParents)(async ({ caller }) => ({
      status: 200,
      body: await parents.list(caller.userId),
    })),
    route(endpoints.inviteParent)(async ({ caller, body, idempotencyKey: key }) => {
      const call = { userId: caller.userId, endpoint: endpoints.inviteParent.id, key };
      return { status: 201, body: await invitations.inviteByStudent(call, body) };
    }),
    route(endpoints.endParent)(async ({ caller, params }) => {
      await parents.end(await access.deletion(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.restoreParent)(async ({ caller, params }) => ({
      status: 200,
      body: await parents.restore(await access.deletion(caller, params.id)),
    })),
    route(endpoints.listParentsOfPerson)(async ({ params }) => {
      const { userId } = await access.student(params.id);
      return { status: 200, body: await parents.list(userId) };
    }),
    route(endpoints.inviteParentOfPerson)(async ({ caller, params, body, idempotencyKey: key }) => {
      const call = { userId: caller.userId, endpoint: endpoints.inviteParentOfPerson.id, key };
      const student = await access.student(params.id);
      return { status: 201, body: await invitations.inviteBySchool(call, student, body) };
    }),
    route(endpoints.endParentOfPerson)(async ({ caller, params }) => {
      const student = await access.student(params.id);
      await parents.endBySchool(caller.userId, student, params.parent_id);
      return { status: 204 };
    }),
    ...openedRoutes(opened),
  ];
}

/** The calls of parents, who have no account. */
function openedRoutes(opened: OpenedPage): Route[] {
  return [
    route(endpoints.openParentPage)(async ({ params, ip }) => ({
      status: 200,
      body: await opened.open(params.code, getSource(ip)),
    })),
    route(endpoints.listSeenSessions)(async ({ params, query, ip }) => ({
      status: 200,
      body: await opened.listSessions(params.code, getSource(ip), query),
    })),
    route(endpoints.listSeenPayments)(async ({ params, query, ip }) => ({
      status: 200,
      body: await opened.listPayments(params.code, getSource(ip), query),
    })),
    route(endpoints.chooseParentMails)(async ({ params, body, ip }) => ({
      status: 200,
      body: await opened.chooseMails(params.code, getSource(ip), body.mails),
    })),
  ];
}
