import * as endpoints from '@akada/contract/observers/copyright.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeCase } from './copyright.access.ts';
import type { CopyrightCases } from './copyright-cases.service.ts';

interface RightsRoutesDeps {
  cases: CopyrightCases;
  authorizeCase: AuthorizeCase;
}

export function rightsRoutes({ cases, authorizeCase }: RightsRoutesDeps): Route[] {
  return [
    route(endpoints.getCopyrightCase)(async ({ caller, params }) => ({
      status: 200,
      body: await cases.read(await authorizeCase(caller, params.id)),
    })),
    route(endpoints.answerCopyrightCase)(async ({ caller, params, body }) => ({
      status: 200,
      body: await cases.answer(await authorizeCase(caller, params.id), body.text),
    })),
    route(endpoints.listCopyrightCases)(async ({ query: { decided, ...page } }) => ({
      status: 200,
      body: await cases.list({ ...page, decided: decided === 'true' }),
    })),
    route(endpoints.decideCopyrightCase)(async ({ caller, params, body }) => ({
      status: 200,
      body: await cases.decide(caller.userId, params.id, body),
    })),
  ];
}
