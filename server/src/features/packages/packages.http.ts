import * as endpoints from '@akada/contract/work/money/packages.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizePackage } from './packages.access.ts';
import type { PackagesService } from './packages.service.ts';

export function packagesRoutes(authorizePackage: AuthorizePackage, packages: PackagesService): Route[] {
  return [
    route(endpoints.getOffers)(async ({ caller }) => ({
      status: 200,
      body: await packages.readOffers(caller.userId),
    })),
    route(endpoints.saveOffers)(async ({ caller, body }) => ({
      status: 200,
      body: await packages.saveOffers(caller.userId, body),
    })),
    route(endpoints.getTutorOffers)(async ({ caller, params }) => ({
      status: 200,
      body: await packages.readOffersOfTutor(caller.userId, params.id),
    })),
    route(endpoints.buyPackage)(async ({ caller, params, body }) => ({
      status: 201,
      body: await packages.buy(caller.userId, { tutorId: params.id, ...body }),
    })),
    route(endpoints.listPackages)(async ({ caller, query }) => ({
      status: 200,
      body: await packages.list(caller.userId, query),
    })),
    route(endpoints.endPackage)(async ({ caller, params }) => ({
      status: 200,
      body: await packages.end(await authorizePackage(caller, params.id), caller.userId),
    })),
  ];
}
