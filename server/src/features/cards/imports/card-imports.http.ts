import * as contract from '@akada/contract/material/flashcards/card-imports.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { AuthorizeCardImport } from './card-imports.access.ts';
import { type CardImports, isUnderWork, presentCardImport } from './card-imports.service.ts';
import type { TakeBackImport } from './take-back.service.ts';

export interface CardImportsUses {
  imports: CardImports;
  takeBack: TakeBackImport;
  authorizeImport: AuthorizeCardImport;
}

export function cardImportsRoutes({ imports, takeBack, authorizeImport }: CardImportsUses): Route[] {
  return [
    route(contract.importCards)(async ({ caller, file, idempotencyKey, signal, closing }) => {
      const id = await imports.start(caller.userId, file, idempotencyKey);
      const load = () => authorizeImport(caller, id);
      const settled = await imports.settled(caller.userId, load, AbortSignal.any([signal, closing]));
      return { status: isUnderWork(settled) ? 202 : 200, body: settled };
    }),
    route(contract.getCardImport)(async ({ caller, params }) => ({
      status: 200,
      body: presentCardImport(await authorizeImport(caller, params.id)),
    })),
    route(contract.runCardImport)(async ({ caller, params, body }) => {
      await imports.run(await authorizeImport(caller, params.id), body.schedule);
      return { status: 200, body: presentCardImport(await authorizeImport(caller, params.id)) };
    }),
    route(contract.cancelCardImport)(async ({ caller, params }) => {
      await imports.cancel(await authorizeImport(caller, params.id));
      return { status: 200, body: presentCardImport(await authorizeImport(caller, params.id)) };
    }),
    route(contract.takeBackCardImport)(async ({ caller, params }) => {
      await takeBack(await authorizeImport(caller, params.id));
      return { status: 200, body: presentCardImport(await authorizeImport(caller, params.id)) };
    }),
    route(contract.listCardImports)(async ({ caller, query }) => ({
      status: 200,
      body: await imports.list(caller.userId, query),
    })),
  ];
}
