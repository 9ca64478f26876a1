import * as endpoints from '@akada/contract/identity/google.ts';
import { links } from '@akada/core/links/links.ts';
import type { Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/http/cookie-names.ts';
import { type Route, route, type SetCookie } from '../../../platform/http/route.ts';
import { pendingLinkCookie } from '../identities/pending-link-cookie.ts';
import { bindingCookies } from '../sessions/session-cookie.ts';
import { getDevice } from '../sessions/session-sender.ts';
import { flowSeconds, type GoogleOutcome, type GoogleService } from './google.service.ts';

export function googleRoutes(google: GoogleService, { publicUrl }: Pick<Config, 'publicUrl'>): Route[] {
  const flowName = cookieName(publicUrl, 'go');

  return [
    route(endpoints.startGoogle)(async ({ query: { role, tx: transactionId } }) => {
      const { authorizationUrl, flow } = await google.start({ role, transactionId });
      return {
        status: 200,
        body: { authorization_url: authorizationUrl },
        // Google redirects from another site, and a strict cookie is not sent along with that.
        cookies: [{ name: flowName, value: flow, maxAgeSeconds: flowSeconds, sameSite: 'lax' }],
      };
    }),
    // No check of the origin: the redirect comes from Google, and the flow's cookie proves the browser.
    route(endpoints.finishGoogle)(async ({ query, headers, cookies }) => {
      const flow = cookies[flowName] ?? null;
      const outcome = await google.finish({ answer: query, flow, device: getDevice(headers) });
      return {
        status: 302,
        headers: { location: landing(publicUrl, outcome).href },
        cookies: [...expiredFlow(flowName, outcome), ...getCookies(publicUrl, outcome)],
      };
    }),
  ];
}

/**
 * Secrets that open an account go into the fragment, which browsers send to no server and in no Referer.
 * Failures are codes of a closed list: otherwise the author of a link could make the page show their own
 * text.
 */
function landing(publicUrl: URL, outcome: GoogleOutcome): URL {
  if (outcome.kind === 'failed') return new URL(links.googleError({ error: outcome.error }), publicUrl);

  const { transactionId: tx } = outcome;
  const opening: Record<string, string> =
    outcome.kind === 'session' ? { ...outcome.tokens } : { second_factor_ticket: outcome.ticket };
  return new URL(`${links.googleSuccess()}#${new URLSearchParams({ ...opening, tx })}`, publicUrl);
}

/** A call that did not come from the tab that started must not remove that tab's flow. */
function expiredFlow(name: string, outcome: GoogleOutcome): SetCookie[] {
  if (outcome.kind === 'failed' && outcome.error === 'start_again') return [];

  return [{ name, value: null, sameSite: 'lax' }];
}

function getCookies(publicUrl: URL, outcome: GoogleOutcome): SetCookie[] {
  if (outcome.kind === 'session') return bindingCookies(publicUrl, outcome.binding);
  if (outcome.kind === 'failed' && outcome.pendingLink !== undefined) {
    return [pendingLinkCookie(publicUrl, outcome.pendingLink)];
  }
  return [];
}
