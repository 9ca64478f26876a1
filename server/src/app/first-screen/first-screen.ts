/** The first screen of a student: the handlers of its calls answer together, each by its own rules. */
import { firstScreen } from '@akada/contract/observers/first-screen.ts';
import { type FirstScreenCall, firstScreenCalls } from '@akada/contract/observers/first-screen-calls.ts';
import * as z from 'zod/mini';
import { Fault } from '../../platform/fault/fault.ts';
import { type Call, type Route, route } from '../../platform/http/route.ts';

type AnyCall = Call<Route['endpoint']>;

/** @param routes the routes of the features, which contain every call of the first screen */
export function firstScreenRoute(routes: readonly Route[]): Route {
  const parts = Object.entries(firstScreenCalls).map(([name, address]) => ({
    name: name as FirstScreenCall,
    ...findPart(routes, address),
  }));

  return route(firstScreen)(async (call) => {
    // All parts share one signal, because each reading of the call's signal creates a listener.
    const shared: AnyCall = { ...(call as AnyCall) };
    const requestedParts = call.query.parts && [call.query.parts].flat();
    const answers = await Promise.all(
      parts
        .filter(({ name }) => requestedParts?.includes(name) ?? true)
        .map(async ({ name, handle, getQuery }) => {
          const query = getQuery(call.query.zone);
          return [name, await handle({ ...shared, query }).catch(ignoreRejection)] as const;
        }),
    );
    const body = answers.flatMap(([name, answer]) =>
      answer && 'body' in answer ? [[name, answer.body]] : [],
    );
    return { status: 200, body: Object.fromEntries(body) };
  });
}

/** A rejected part is absent: the page requests it with its own call and shows the reason. */
function ignoreRejection(error: unknown): null {
  if (error instanceof Fault) return null;
  throw error;
}

function findPart(routes: readonly Route[], address: string) {
  const [path, search = ''] = address.split('?');
  const found = routes.find(({ endpoint }) => endpoint.method === 'GET' && endpoint.path === `/${path}`);
  if (found === undefined) throw new Error(`The first screen calls ${address}, which is not served.`);

  const { endpoint, handle } = found;
  const fixedQuery = Object.fromEntries(new URLSearchParams(search));
  const getQuery = (zone: string | undefined) =>
    endpoint.query && z.parse(endpoint.query, 'zone' in fixedQuery ? { ...fixedQuery, zone } : fixedQuery);
  return { handle, getQuery: getQuery as (zone: string | undefined) => never };
}
