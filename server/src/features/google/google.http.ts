import * as endpoints from '@akada/contract/google.ts';
import type { Config } from '../../platform/config/config.ts';
import { cookieName } from '../../platform/http/cookie-names.ts';
import { type Route, route, type SetCookie } from '../../platform/http/route.ts';
import { bindingCookies, deviceNameOf, pendingLinkCookie } from '../../platform/http/sign-in-answer.ts';
import type { GoogleOutcome, GoogleService } from './google.service.ts';
import { flowSeconds } from './google-flow.ts';

export function googleRoutes(google: GoogleService, { publicUrl }: Pick<Config, 'publicUrl'>): Route[] {
  const flowName = cookieName(publicUrl, 'go');

  return [
    route(endpoints.startGoogle)(async ({ query }) => {
      const { authorizationUrl, flow } = await google.start(query);
      return {
        status: 200,
        body: { authorization_url: authorizationUrl },
        // Google sends people back from another site, where a strict cookie would stay behind.
        cookies: [{ name: flowName, value: flow, maxAgeSeconds: flowSeconds, sameSite: 'lax' }],
      };
    }),
    route(endpoints.finishGoogle)(async ({ query, headers, cookies }) => {
      const flow = cookies[flowName] ?? null;
      const outcome = await google.finish({ answer: query, flow, device: deviceNameOf(headers) });
      return {
        status: 302,
        headers: { location: landing(publicUrl, outcome).href },
        cookies: [...forgotten(flowName, outcome), ...cookiesOf(publicUrl, outcome)],
      };
    }),
  ];
}

/**
 * What opens an account goes into the fragment, which browsers send to no server and into no Referer. Failures are
 * words of ours: a page that showed what somebody wrote into an address would say whatever they like.
 */
function landing(publicUrl: URL, outcome: GoogleOutcome): URL {
  if (outcome.kind === 'failed') return new URL(`/auth/google/error?error=${outcome.error}`, publicUrl);

  const { tx } = outcome;
  const opening: Record<string, string> =
    outcome.kind === 'session' ? { ...outcome.tokens } : { second_factor_ticket: outcome.ticket };
  return new URL(`/auth/google/success#${new URLSearchParams({ ...opening, tx })}`, publicUrl);
}

/** A call that did not come from the tab that left must not take away what that tab needs. */
function forgotten(name: string, outcome: GoogleOutcome): SetCookie[] {
  if (outcome.kind === 'failed' && outcome.error === 'start_again') return [];

  return [{ name, value: null, sameSite: 'lax' }];
}

function cookiesOf(publicUrl: URL, outcome: GoogleOutcome): SetCookie[] {
  if (outcome.kind === 'session') return bindingCookies(publicUrl, outcome.binding);
  if (outcome.kind === 'failed' && outcome.pendingLink !== undefined) {
    return [pendingLinkCookie(publicUrl, outcome.pendingLink)];
  }
  return [];
}
