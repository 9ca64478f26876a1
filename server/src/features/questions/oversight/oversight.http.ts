import * as contract from '@akada/contract/material/admin-questions.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { OverseenBulk } from './overseen-bulk.service.ts';
import type { Oversight } from './oversight.service.ts';

export function oversightRoutes({ oversight, bulk }: { oversight: Oversight; bulk: OverseenBulk }): Route[] {
  return [
    route(contract.listAdminQuestions)(async ({ query: { skip, limit, ...filter } }) => ({
      status: 200,
      body: await oversight.list(filter, { skip, limit }),
    })),
    route(contract.exportAdminQuestions)(async ({ caller, query }) => ({
      status: 200,
      content: {
        stream: await oversight.stream(caller.userId, query),
        filename: 'akada-questions.csv',
      },
    })),
    route(contract.changeAdminQuestions)(async ({ caller, body }) => ({
      status: 200,
      body: await bulk.change(caller, body),
    })),
    route(contract.undoAdminChange)(async ({ caller, body: { items } }) => ({
      status: 200,
      body: await bulk.undo(caller, items),
    })),
  ];
}
