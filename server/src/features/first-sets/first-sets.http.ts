import * as endpoints from '@akada/contract/work/first-sets.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import type { FirstSetsService } from './first-sets.service.ts';

export function firstSetsRoutes({
  firstSets,
  authorizeNote,
}: {
  firstSets: FirstSetsService;
  authorizeNote: AuthorizeNote;
}): Route[] {
  return [
    route(endpoints.listFirstSets)(async ({ caller }) => ({
      status: 200,
      body: { items: await firstSets.list(caller) },
    })),
    route(endpoints.changeFirstSets)(async ({ caller, params, body }) => ({
      status: 200,
      body: await firstSets.change(caller, await authorizeNote(caller, params.id), body),
    })),
    route(endpoints.closeFirstSets)(async ({ caller, params }) => {
      await firstSets.close(await authorizeNote(caller, params.id));
      return { status: 204 };
    }),
  ];
}
