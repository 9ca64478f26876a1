import * as endpoints from '@akada/contract/material/coverage.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AuthorizeNote } from '../notes/notes.access.ts';
import { type CoverageDeps, getCoverage, getCoverageOfPart } from './note-coverage.service.ts';

export function coverageRoutes(deps: CoverageDeps & { authorizeNote: AuthorizeNote }): Route[] {
  return [
    route(endpoints.getCoverage)(async (call) => {
      const note = await deps.authorizeNote(call.caller, call.params.id);
      return { status: 200, body: await getCoverage(deps, note, call) };
    }),
    route(endpoints.getCoverageOfPart)(async (call) => {
      const note = await deps.authorizeNote(call.caller, call.params.id);
      return { status: 200, body: await getCoverageOfPart(deps, note, call.params.part, call) };
    }),
  ];
}
