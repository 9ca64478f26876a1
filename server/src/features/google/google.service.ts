/** Signing in with Google: who comes back, from where they left, once, and to which account. */
import type { GoogleError } from '@akada/contract/google.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault, notFound } from '../../platform/fault/fault.ts';
import { hashSecret } from '../../platform/ids/ids.ts';
import type { Log } from '../../platform/log/log.ts';
import type { OidcClient, ProviderAnswer } from '../../platform/oidc/oidc-client.ts';
import type { SignInFailure } from '../../platform/oidc/sign-in-failure.ts';
import { createSealing } from '../../platform/sealing/sealing.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { ProvenIdentity } from '../accounts/identities.service.ts';
import type { SignInOutcome } from '../accounts/sign-in.service.ts';
import * as repo from './google.repo.ts';
import { Flow, flowSeconds, type GoogleStart } from './google-flow.ts';
import { identityOf } from './google-identity.ts';

export interface GooglePorts {
  database: Database;
  clock: Clock;
  log: Log;
  config: Pick<Config, 'authSecret' | 'publicUrl'>;
  accounts: Pick<AccountsService, 'admitIdentity' | 'finishSignIn'>;
  /** Null where this place does not offer it. */
  provider: OidcClient | null;
}

export interface GoogleReturn {
  answer: ProviderAnswer;
  /** What the browser kept since it left. */
  flow: string | null;
  device: string;
}

/** With the word of the tab that started, wherever there is something that another tab must not take. */
export type GoogleOutcome =
  | (SignInOutcome & { tx: string })
  | { kind: 'failed'; error: GoogleError; pendingLink?: string };

export interface GoogleService {
  /**
   * @returns where to send the browser, and what it has to bring back
   * @throws Fault `not_found` where this place does not offer it, `unavailable`
   */
  start(start: GoogleStart): Promise<{ authorizationUrl: string; flow: string }>;
  /** Never throws: somebody in front of a browser has to be told. */
  finish(back: GoogleReturn): Promise<GoogleOutcome>;
  /** Lets go of states that no browser brings back any more. */
  sweep(): Promise<void>;
}

const errorOfFailure: Readonly<Record<SignInFailure['reason'], GoogleError>> = {
  denied: 'access_denied',
  refused: 'start_again',
  unavailable: 'unavailable',
};

export function createGoogleService(ports: GooglePorts): GoogleService {
  const { database, clock, log, config, accounts, provider } = ports;
  const flows = createSealing(Flow, {
    ...config,
    clock,
    purpose: 'google flow',
    lifetimeSeconds: flowSeconds,
  });

  /** Before the code is shown to the provider: of two calls at once, one goes on. */
  const takeFlow = async ({ answer, flow }: GoogleReturn): Promise<Flow | null> => {
    const opened = flow === null ? null : await flows.open(flow);
    if (!opened || answer.state !== opened.state) return null;

    const expiresAt = instantOf(clock.now() + flowSeconds * 1000);
    return (await repo.useState(database.db, hashSecret(opened.state), expiresAt)) ? opened : null;
  };

  const admit = async (identity: ProvenIdentity, flow: Flow, device: string): Promise<GoogleOutcome> => {
    const admission = await accounts.admitIdentity(identity, flow.role);
    if (admission.kind === 'deactivated') return failed('account_deactivated');
    if (admission.kind === 'password_needed') {
      return { ...failed('password_needed'), pendingLink: admission.pendingLink };
    }
    const outcome = await accounts.finishSignIn({ userId: admission.userId, device, bound: true });
    return { ...outcome, tx: flow.tx };
  };

  const finish = async (back: GoogleReturn): Promise<GoogleOutcome> => {
    if (!provider) return failed('unavailable');

    const flow = await takeFlow(back);
    if (!flow) return failed('start_again');

    const result = await provider.finish(back.answer, flow);
    if (!result.ok) {
      const level = result.reason === 'denied' ? 'info' : 'warn';
      log[level]({ reason: result.reason, code: result.code }, 'sign-in with Google failed');
      return failed(errorOfFailure[result.reason]);
    }
    const identity = identityOf(result.claims);
    return identity ? admit(identity, flow, back.device) : failed('email_unverified');
  };

  return {
    async start({ role, tx }) {
      if (!provider) throw notFound();

      const begun = await provider.start();
      if (!begun) throw unreachable();
      const flow = await flows.seal({ ...begun.started, role, tx });
      return { authorizationUrl: begun.authorizationUrl.href, flow };
    },
    finish: (back) =>
      finish(back).catch((error: unknown) => {
        log.error({ error }, 'sign-in with Google broke off');
        return failed('unavailable');
      }),
    sweep: () => repo.deleteStatesExpiredBefore(database.db, instantOf(clock.now())),
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
