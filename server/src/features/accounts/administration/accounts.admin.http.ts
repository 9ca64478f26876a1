import * as endpoints from '@akada/contract/observers/admin.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { AccountsAdmin } from './accounts.admin.service.ts';
import type { UserImport } from './user-import.service.ts';

/** What administrators call about accounts. */
export function accountsAdminRoutes(admin: AccountsAdmin, userImport: UserImport): Route[] {
  return [
    route(endpoints.listUsers)(async ({ query }) => ({
      status: 200,
      body: await admin.list({ ...query, role: query.role ?? null, state: query.state ?? null }),
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
