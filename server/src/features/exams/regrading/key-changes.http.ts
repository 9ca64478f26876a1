import * as contract from '@akada/contract/work/marking/regrading.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { KeyChangeAccess } from './key-changes.access.ts';
import { getSentKey, type KeyChangesService } from './key-changes.service.ts';

export interface KeyChangesRoutesDeps {
  keyChanges: KeyChangesService;
  access: KeyChangeAccess;
}

export function keyChangesRoutes({ keyChanges, access }: KeyChangesRoutesDeps): Route[] {
  return [
    route(contract.previewKeyChange)(async ({ caller, params, query: { answer_indexes, rule } }) => {
      const key = getSentKey({ answer_indexes: answer_indexes.split(',').map(Number) });
      const question = await access.toQuestion(caller, params.id);
      return { status: 200, body: await keyChanges.preview(caller, question, { rule, key }) };
    }),
    route(contract.previewBodyChange)(async ({ caller, params, body: { body, rule } }) => {
      const question = await access.toQuestion(caller, params.id);
      return {
        status: 200,
        body: await keyChanges.preview(caller, question, { rule, key: getSentKey({ body }) }),
      };
    }),
    route(contract.createKeyChange)(async ({ caller, params, body, idempotencyKey }) => {
      const question = await access.toQuestion(caller, params.id);
      const id = await keyChanges.create(caller, question, body, idempotencyKey);
      return { status: 201, body: await keyChanges.get(id) };
    }),
    route(contract.listKeyChanges)(async ({ caller, params, query }) => ({
      status: 200,
      body: await keyChanges.list(await access.toQuestion(caller, params.id), query),
    })),
    route(contract.getKeyChange)(async ({ caller, params }) => {
      const { id } = await access.toChange(caller, params.id);
      return { status: 200, body: await keyChanges.get(id) };
    }),
    route(contract.undoKeyChange)(async ({ caller, params }) => {
      const change = await access.toChange(caller, params.id);
      await keyChanges.undo(caller, change);
      return { status: 200, body: await keyChanges.get(change.id) };
    }),
    route(contract.applyKeyChange)(async ({ caller, params, body }) => {
      const change = await access.toChange(caller, params.id);
      await keyChanges.apply(caller, change, body.lowering);
      return { status: 200, body: await keyChanges.get(change.id) };
    }),
  ];
}
