import * as endpoints from '@akada/contract/base/catalog.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CatalogService } from './catalog.service.ts';

export function catalogRoutes(catalog: CatalogService): Route[] {
  return [
    route(endpoints.listSchools)(async ({ query }) => ({
      status: 200,
      body: await catalog.listSchools(query),
    })),
    route(endpoints.createSchool)(async ({ caller, body }) => ({
      status: 201,
      body: await catalog.createSchool(caller.userId, body.name),
    })),
    route(endpoints.listDepartments)(async ({ query }) => ({
      status: 200,
      body: await catalog.listDepartments(query),
    })),
    route(endpoints.getDepartment)(async ({ params }) => ({
      status: 200,
      body: await catalog.readDepartment(params.id),
    })),
    route(endpoints.createDepartment)(async ({ caller, body }) => ({
      status: 201,
      body: await catalog.createDepartment(caller.userId, body.school_id, body.name),
    })),
  ];
}
