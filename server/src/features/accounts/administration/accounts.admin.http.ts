import * as endpoints from '@akada/contract/observers/admin.ts';
import { createUser } from '@akada/contract/observers/people.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { AccountsAdmin } from './accounts.admin.service.ts';
import type { UserCreation } from './user-creation.service.ts';
import type { UserExport } from './user-export.service.ts';
import type { UserImport } from './user-import.service.ts';

/** Administrators' endpoints for accounts. */
export function accountsAdminRoutes({
  admin,
  userImport,
  userExport,
  userCreation,
}: {
  admin: AccountsAdmin;
  userImport: UserImport;
  userExport: UserExport;
  userCreation: UserCreation;
}): Route[] {
  return [
    route(endpoints.listUsers)(async ({ query: { skip, limit, ...filter } }) => ({
      status: 200,
      body: await admin.list(getFilter(filter), { skip, limit }),
    })),
    route(endpoints.exportUsers)(async ({ caller, query }) => ({
      status: 200,
      content: {
        stream: await userExport.stream(caller.userId, getFilter(query)),
        filename: 'akada-users.csv',
      },
    })),
    route(createUser)(async ({ caller, body: { full_name: fullName, email, role }, idempotencyKey }) => ({
      status: 201,
      body: await userCreation.create(caller.userId, { fullName, email, role }, idempotencyKey),
    })),
    route(endpoints.sendConfirmation)(async ({ caller, params, idempotencyKey }) => ({
      status: 200,
      body: await admin.sendConfirmation(caller.userId, params.id, idempotencyKey),
    })),
    route(endpoints.importUsers)(async ({ caller, body, idempotencyKey }) => ({
      status: 200,
      body: body.dry_run
        ? await userImport.check(body.csv)
        : await userImport.run(caller.userId, body, idempotencyKey),
    })),
  ];
}

const getFilter = ({ role, state, ids, ...filter }: QueryOf<typeof endpoints.exportUsers>) => ({
  ...filter,
  ids: ids?.split(',') ?? null,
  role: role ?? null,
  state: state ?? null,
});
