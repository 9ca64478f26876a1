import * as searchEndpoints from '@akada/contract/base/tutor-search.ts';
import * as endpoints from '@akada/contract/base/tutors.ts';
import * as adminEndpoints from '@akada/contract/observers/admin.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { TutorApproval } from './tutor-approval.service.ts';
import type { Verdict } from './tutor-revisions.service.ts';
import type { TutorSearchService } from './tutor-search.service.ts';
import type { TutorsService } from './tutors.service.ts';

export function tutorsRoutes(tutors: TutorsService): Route[] {
  return [
    route(endpoints.getTutorProfile)(async ({ caller }) => ({
      status: 200,
      body: await tutors.read(caller.userId),
    })),
    route(endpoints.createTutorProfile)(async ({ caller, body }) => ({
      status: 201,
      body: await tutors.create(caller.userId, body),
    })),
    route(endpoints.saveTutorProfile)(async ({ caller, body }) => ({
      status: 200,
      body: await tutors.save(caller.userId, body),
    })),
    route(endpoints.withdrawTutorRevision)(async ({ caller }) => ({
      status: 200,
      body: await tutors.withdrawRevision(caller.userId),
    })),
  ];
}

/** Endpoints that students use to find a tutor. */
export function tutorSearchRoutes(tutors: TutorSearchService): Route[] {
  return [
    route(searchEndpoints.listTutors)(async ({ query }) => ({ status: 200, body: await tutors.list(query) })),
    route(searchEndpoints.searchTutors)(async ({ body, query }) => ({
      status: 200,
      body: await tutors.search(body, query),
    })),
    route(searchEndpoints.tutorChoices)(async () => ({ status: 200, body: await tutors.choices() })),
    route(searchEndpoints.getTutor)(async ({ caller, params }) => ({
      status: 200,
      body: await tutors.read(caller, params.id),
    })),
  ];
}

/** Administrators' endpoints for tutors. */
export function tutorsAdminRoutes(approval: TutorApproval): Route[] {
  return [
    route(adminEndpoints.listTutorApplications)(async ({ query: { state, ...page } }) => ({
      status: 200,
      body: await approval.list(state, page),
    })),
    route(adminEndpoints.approveTutor)(async (call) => ({
      status: 200,
      body: await approval.decide(getVerdict(call)),
    })),
    route(adminEndpoints.rejectTutor)(async (call) => ({
      status: 200,
      body: await approval.decide(getVerdict(call)),
    })),
    route(adminEndpoints.showTutorAgain)(async ({ caller, params }) => ({
      status: 200,
      body: await approval.showAgain({ actorId: caller.userId, userId: params.id }),
    })),
    route(adminEndpoints.approveTutorRevision)(async (call) => ({
      status: 200,
      body: await approval.decideRevision(getVerdict(call)),
    })),
    route(adminEndpoints.rejectTutorRevision)(async (call) => ({
      status: 200,
      body: await approval.decideRevision(getVerdict(call)),
    })),
  ];
}

interface Decision {
  caller: { userId: string };
  params: { id: string };
  body: { version: string; reason?: string | null };
}

function getVerdict({ caller, params, body: { version, reason = null } }: Decision): Verdict {
  return { actorId: caller.userId, userId: params.id, version, reason };
}
