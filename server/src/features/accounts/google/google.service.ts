/** Signing in with Google: the same browser comes back, once, and gets the account of its identity. */

import type { GoogleError, startGoogle } from '@akada/contract/identity/google.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import { hashSecret, newSecret } from '../../../platform/ids/ids.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { OidcClient, ProviderAnswer } from '../../../platform/oidc/oidc-client.ts';
import type { SignInFailure } from '../../../platform/oidc/sign-in-failure.ts';
import { createSealing } from '../../../platform/sealing/sealing.ts';
import type { IdentitiesService, ProvenIdentity } from '../identities/identities.service.ts';
import type { SignInOutcome, SignInService } from '../sign-in/sign-in.service.ts';
import * as repo from './google.repo.ts';
import { getIdentity, isOfDomains } from './google-identity.ts';

/** The time limit at Google, in seconds. */
export const flowSeconds = 10 * 60;

/** Stored by the browser while it is at Google: sealed, so that no other site can choose it. */
const Flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  role: z.enum(['student', 'tutor']),
  transactionId: z.string(),
});
type Flow = z.output<typeof Flow>;

export interface GoogleStart {
  /** The role of a new account. */
  role: QueryOf<typeof startGoogle>['role'];
  /** Chosen by the tab that starts, so that it recognises its own answer; made here where it chose none. */
  transactionId: string | undefined;
}

export interface GoogleDeps {
  database: Database;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'authSecret' | 'previousAuthSecret' | 'publicUrl' | 'google'>;
  identities: IdentitiesService;
  signIn: Pick<SignInService, 'finishSignIn'>;
  /** Null if signing in with Google is not offered. */
  provider: OidcClient | null;
}

export interface GoogleReturn {
  answer: ProviderAnswer;
  /** The sealed flow that the browser stored. */
  flow: string | null;
  device: string;
}

/** A result that opens an account carries the transaction id, so that no other tab takes it. */
export type GoogleOutcome =
  | (SignInOutcome & { transactionId: string })
  | { kind: 'failed'; error: GoogleError; pendingLink?: string };

export interface GoogleService {
  /**
   * @returns the address for the browser, and the sealed flow that it must return
   * @throws Fault `not_found` if it is not offered, `unavailable`
   */
  start(start: GoogleStart): Promise<{ authorizationUrl: string; flow: string }>;
  /** Never throws: the person at the browser is sent to a page in every case. */
  finish(back: GoogleReturn): Promise<GoogleOutcome>;
  /** Deletes states of expired flows. */
  sweep(): Promise<void>;
}

const errorOfFailure: Readonly<Record<SignInFailure['reason'], GoogleError>> = {
  denied: 'access_denied',
  refused: 'start_again',
  unavailable: 'unavailable',
};

export function createGoogleService(deps: GoogleDeps): GoogleService {
  const { database, clock, log, config, identities, signIn, provider } = deps;
  const domains = config.google.kind === 'google' ? config.google.domains : [];
  const flows = createSealing(Flow, {
    ...config,
    clock,
    purpose: 'google flow',
    lifetimeSeconds: flowSeconds,
  });

  /**
   * Uses up the flow before the code goes to the provider, so that exactly one of several concurrent calls
   * continues.
   */
  const useFlow = async ({ answer, flow }: GoogleReturn): Promise<Flow | null> => {
    const opened = flow === null ? null : await flows.open(flow);
    if (!opened || answer.state !== opened.state) return null;

    const expiresAt = getInstant(clock.now() + flowSeconds * 1000);
    return (await repo.useState(database.db, hashSecret(opened.state), expiresAt)) ? opened : null;
  };

  const admit = async (identity: ProvenIdentity, flow: Flow, device: string): Promise<GoogleOutcome> => {
    const admission = await identities.admitIdentity(identity, flow.role);
    if (admission.kind === 'deactivated') return failed('account_deactivated');
    if (admission.kind === 'administrator') return failed('administrator');
    if (admission.kind === 'password_needed') {
      return { ...failed('password_needed'), pendingLink: admission.pendingLink };
    }
    const outcome = await signIn.finishSignIn({ userId: admission.userId, device, bound: true });
    return { ...outcome, transactionId: flow.transactionId };
  };

  const finish = async (back: GoogleReturn): Promise<GoogleOutcome> => {
    if (!provider) return failed('unavailable');

    const flow = await useFlow(back);
    if (!flow) return failed('start_again');

    const result = await provider.finish(back.answer, flow);
    if (!result.ok) {
      const level = result.reason === 'denied' ? 'info' : 'warn';
      log[level]({ reason: result.reason, code: result.code }, 'sign-in with Google failed');
      return failed(errorOfFailure[result.reason]);
    }
    const identity = getIdentity(result.claims);
    if (!identity) return failed('email_unverified');
    if (!isOfDomains(identity.email, domains)) return failed('foreign_domain');
    return admit(identity, flow, back.device);
  };

  return {
    async start({ role, transactionId = newSecret() }) {
      if (!provider) throw notFound();

      const started = await provider.start();
      if (!started) throw unreachable();
      const flow = await flows.seal({ ...started.started, role, transactionId });
      return { authorizationUrl: started.authorizationUrl.href, flow };
    },
    finish: (back) =>
      finish(back).catch((error: unknown) => {
        log.error({ error }, 'sign-in with Google broke off');
        return failed('unavailable');
      }),
    sweep: () => repo.deleteStatesExpiredBefore(database.db, getInstant(clock.now())),
  };
}

function failed(error: GoogleError): { kind: 'failed'; error: GoogleError } {
  return { kind: 'failed', error };
}

function unreachable(): Fault {
  return new Fault('unavailable', 'Google cannot be reached just now. Please try again in a moment.', {
    retryAfter: 5,
  });
}
