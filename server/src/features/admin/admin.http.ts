import * as endpoints from '@akada/contract/admin.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AdminService } from './admin.service.ts';
import type { UserImport } from './user-import.service.ts';

export function adminRoutes(admin: AdminService, userImport: UserImport): Route[] {
  return [
    route(endpoints.adminOverview)(async () => ({ status: 200, body: await admin.overview() })),
    route(endpoints.listUsers)(async ({ query }) => ({
      status: 200,
      body: await admin.listUsers({ ...query, role: query.role ?? null, state: query.state ?? null }),
    })),
    route(endpoints.listTutorApplications)(async ({ query: { state, ...page } }) => ({
      status: 200,
      body: await admin.listTutors(state, page),
    })),
    route(endpoints.approveTutor)(async ({ caller, params }) => ({
      status: 200,
      body: await admin.decide(caller.userId, params.id, null),
    })),
    route(endpoints.rejectTutor)(async ({ caller, params, body }) => ({
      status: 200,
      body: await admin.decide(caller.userId, params.id, body.reason),
    })),
    route(endpoints.verifyUser)(async ({ caller, params }) => ({
      status: 200,
      body: await admin.verify(caller.userId, params.id),
    })),
    route(endpoints.makeResetLink)(async ({ caller, params, idempotencyKey }) => ({
      status: 200,
      body: await admin.makeResetLink(caller.userId, params.id, idempotencyKey),
    })),
    route(endpoints.importUsers)(async ({ caller, body, idempotencyKey }) => ({
      status: 200,
      body: body.dry_run
        ? await userImport.check(body.csv)
        : await userImport.run(caller.userId, body.csv, idempotencyKey),
    })),
  ];
}
