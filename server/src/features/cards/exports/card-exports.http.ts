import { exportCards } from '@akada/contract/material/flashcards/card-exports.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { waitForEngine } from '../../../platform/study-model/wait-for-engine.ts';
import type { CardExports } from './card-exports.service.ts';

export function cardExportsRoutes(exports: CardExports): Route[] {
  return [
    route(exportCards)(async (call) => ({
      status: 200,
      content: await waitForEngine(call, (signal) => exports.write(call.caller.userId, call.query, signal)),
    })),
  ];
}
