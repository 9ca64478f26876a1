/** The last step of every sign-in, whichever way somebody proved who they are: a session, or the second factor first. */
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { NewSession, OpenedSession, SessionsService } from './accounts-sessions.service.ts';
import { findSignInState } from './second-factor.repo.ts';
import { createSecondFactorTickets } from './second-factor-tickets.ts';

export interface SignInOptions {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'authSecret' | 'publicUrl'>;
  sessions: Pick<SessionsService, 'open'>;
}

/** The ticket goes to who signs in; together with a code it is the sign-in. */
export type SignInOutcome = ({ kind: 'session' } & OpenedSession) | { kind: 'second_factor'; ticket: string };

export interface SignInService {
  /** @param session of somebody who was found to be who they say, and may sign in */
  finishSignIn(session: NewSession): Promise<SignInOutcome>;
}

export function createSignIn(options: SignInOptions): SignInService {
  const { database, clock, config, sessions } = options;
  const tickets = createSecondFactorTickets({ ...config, clock });

  return {
    async finishSignIn(session) {
      const state = await findSignInState(database.db, session.userId);
      if (!state?.sealedSecret) return { kind: 'session', ...(await sessions.open(session)) };

      return { kind: 'second_factor', ticket: await tickets.issue(session.userId, state.passwordHash) };
    },
  };
}
