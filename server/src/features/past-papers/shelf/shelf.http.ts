import * as endpoints from '@akada/contract/material/past-paper-shelf.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { drawPaperPractice, type PaperPracticeDeps } from './paper-practice.service.ts';
import type { Shelf } from './shelf.service.ts';

interface ShelfRoutesDeps extends PaperPracticeDeps {
  shelf: Shelf;
}

export function shelfRoutes(deps: ShelfRoutesDeps): Route[] {
  const { shelf } = deps;
  return [
    route(endpoints.showPastPaperShelf)(async ({ caller, query }) => ({
      status: 200,
      body: await shelf.list(caller.userId, query),
    })),
    route(endpoints.getPastPaperSubject)(async ({ caller, query }) => ({
      status: 200,
      body: await shelf.subject(caller.userId, query.subject),
    })),
    route(endpoints.practisePastPapers)(async ({ caller, body, signal }) => ({
      status: 200,
      body: await drawPaperPractice(deps, { caller, order: body, signal }),
    })),
  ];
}
