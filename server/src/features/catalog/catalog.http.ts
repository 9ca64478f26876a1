import * as endpoints from '@akada/contract/base/catalog.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CatalogService } from './catalog.service.ts';
import type { DepartmentProposals } from './department-proposals.service.ts';

export function catalogRoutes(catalog: CatalogService, proposals: DepartmentProposals): Route[] {
  return [
    route(endpoints.listSchools)(async ({ caller, query }) => ({
      status: 200,
      body: await catalog.listSchools({ ...query, readerId: caller.userId }),
    })),
    route(endpoints.createSchool)(async ({ caller, body }) => ({
      status: 201,
      body: await catalog.createSchool(caller.userId, body.name),
    })),
    route(endpoints.listDepartments)(async ({ caller, query }) => ({
      status: 200,
      body: await catalog.listDepartments({ ...query, readerId: caller.userId }),
    })),
    route(endpoints.getDepartment)(async ({ params }) => ({
      status: 200,
      body: await catalog.readDepartment(params.id),
    })),
    route(endpoints.createDepartment)(async ({ caller, body }) => ({
      status: 201,
      body: await catalog.createDepartment(caller.userId, body.school_id, body.name),
    })),
    route(endpoints.proposeDepartment)(async ({ caller, body }) => ({
      status: 201,
      body: await proposals.propose(caller.userId, { schoolName: body.school_name, name: body.name }),
    })),
  ];
}
