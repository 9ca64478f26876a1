import * as contract from '@akada/contract/work/marking/phrases.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { Phrases } from './phrases.service.ts';

export function phrasesRoutes({ phrases }: { phrases: Phrases }): Route[] {
  return [
    route(contract.listPhrases)(async ({ caller }) => ({
      status: 200,
      body: await phrases.list(caller.userId),
    })),
    route(contract.savePhrase)(async ({ caller, body }) => ({
      status: 200,
      body: await phrases.save(caller.userId, body),
    })),
    route(contract.removePhrase)(async ({ caller, body }) => ({
      status: 200,
      body: await phrases.remove(caller.userId, body.text),
    })),
  ];
}
