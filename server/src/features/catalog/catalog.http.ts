import * as endpoints from '@akada/contract/base/catalog.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CatalogService } from './catalog.service.ts';

export function catalogRoutes(catalog: CatalogService): Route[] {
  return [
    route(endpoints.listSchools)(async ({ query }) => ({
      status: 200,
      body: await catalog.listSchools(query),
    })),
    route(endpoints.createSchool)(async ({ body }) => ({
      status: 201,
      body: await catalog.createSchool(body.name),
    })),
    route(endpoints.renameSchool)(async ({ params, body }) => ({
      status: 200,
      body: await catalog.renameSchool(params.id, body.name),
    })),
    route(endpoints.deleteSchool)(async ({ params }) => {
      await catalog.deleteSchool(params.id);
      return { status: 204 };
    }),
    route(endpoints.listDepartments)(async ({ query }) => ({
      status: 200,
      body: await catalog.listDepartments(query),
    })),
    route(endpoints.getDepartment)(async ({ params }) => ({
      status: 200,
      body: await catalog.readDepartment(params.id),
    })),
    route(endpoints.createDepartment)(async ({ body }) => ({
      status: 201,
      body: await catalog.createDepartment(body.school_id, body.name),
    })),
    route(endpoints.renameDepartment)(async ({ params, body }) => ({
      status: 200,
      body: await catalog.renameDepartment(params.id, body.name),
    })),
    route(endpoints.deleteDepartment)(async ({ params }) => {
      await catalog.deleteDepartment(params.id);
      return { status: 204 };
    }),
  ];
}
