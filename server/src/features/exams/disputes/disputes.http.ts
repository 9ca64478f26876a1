import * as contract from '@akada/contract/work/disputes.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { getSentKey, type KeyChangesService } from '../regrading/key-changes.service.ts';
import type { Disputes } from './disputes.service.ts';

export function disputesRoutes({
  disputes,
  keyChanges,
}: {
  disputes: Disputes;
  keyChanges: KeyChangesService;
}): Route[] {
  return [
    route(contract.readDispute)(async ({ params }) => ({
      status: 200,
      body: await disputes.read(params.id),
    })),
    route(contract.listDisputedAttempts)(async ({ params, query: { verdict, answer_indexes, ...page } }) => {
      const key = getSentKey({ answer_indexes: answer_indexes?.split(',').map(Number) });
      return { status: 200, body: await disputes.attempts(params.id, { verdict, key }, page) };
    }),
    route(contract.listDisputedBodyAttempts)(async ({ params, query, body: { verdict, body } }) => {
      const key = getSentKey({ body });
      return { status: 200, body: await disputes.attempts(params.id, { verdict, key }, query) };
    }),
    route(contract.decideDispute)(async ({ caller, params, body, idempotencyKey }) => {
      const id = await disputes.decide(caller, params.id, body, idempotencyKey);
      const changes = contract.changesMarks(body.verdict);
      return {
        status: 201,
        body: {
          key_change: changes ? await keyChanges.get(id) : null,
          dispute: await disputes.read(params.id),
        },
      };
    }),
  ];
}
