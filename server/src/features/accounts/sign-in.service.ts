/** The last step of every sign-in, whichever way somebody proved who they are: a session, or the second factor first. */
import type { Clock } from '../../platform/clock/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { newId } from '../../platform/ids/ids.ts';
import type {
  NewSession,
  OpenedSession,
  RepeatableOpening,
  SessionsService,
} from './accounts-sessions.service.ts';
import type { AttemptsService } from './attempts.service.ts';
import { findSignInState, lockSignInState } from './second-factor.repo.ts';
import { codeWrong, type SecondFactorProof } from './second-factor-proof.service.ts';
import { createSecondFactorTickets, passwordMarkOf, type TicketClaims } from './second-factor-tickets.ts';

export interface SignInOptions {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'authSecret' | 'publicUrl'>;
  sessions: Pick<SessionsService, 'open' | 'openOnce' | 'reopen'>;
  attempts: AttemptsService;
  proof: SecondFactorProof;
}

/** The ticket goes to who signs in; together with a code it is the sign-in. */
export type SignInOutcome = ({ kind: 'session' } & OpenedSession) | { kind: 'second_factor'; ticket: string };

export interface SecondFactorAnswer extends Omit<NewSession, 'userId'> {
  ticket: string;
  code: string;
  /** The `Idempotency-Key`: a repetition under it gets the first answer. */
  key: string | null;
}

export interface SignInService {
  /** @param session of somebody who was found to be who they say, and may sign in */
  finishSignIn(session: NewSession): Promise<SignInOutcome>;
  /**
   * @param provenHash of the password that was found right
   * @returns null when the password was changed since: who changes it ends all that the old one began
   */
  finishPasswordSignIn(session: NewSession, provenHash: string | null): Promise<SignInOutcome | null>;
  /** @throws Fault `one_time_token_invalid`, `second_factor_wrong`, `too_many_requests` */
  answerSecondFactor(answer: SecondFactorAnswer): Promise<OpenedSession>;
}

export function createSignIn(options: SignInOptions): SignInService {
  const { database, clock, config, sessions, attempts, proof } = options;
  const tickets = createSecondFactorTickets({ ...config, clock });

  const openWith = async (
    tx: Transaction,
    { userId, passwordMark }: TicketClaims,
    code: string,
    open: () => Promise<OpenedSession | null>,
  ): Promise<OpenedSession | null> => {
    const state = await lockSignInState(tx, userId);
    if (!state?.sealedSecret || state.deactivatedAt || !state.emailVerifiedAt) throw ticketInvalid();
    if (passwordMarkOf(state.passwordHash) !== passwordMark) throw ticketInvalid();
    if (!(await proof.use(tx, { userId, sealedSecret: state.sealedSecret }, code))) return null;

    const opened = await open();
    if (!opened) throw ticketInvalid();
    await attempts.forgiveCodeAttempts(tx, userId);
    return opened;
  };

  return {
    async finishSignIn(session) {
      const state = await findSignInState(database.db, session.userId);
      if (!state?.sealedSecret) return { kind: 'session', ...(await sessions.open(session)) };

      return { kind: 'second_factor', ticket: await tickets.issue(session.userId, state.passwordHash) };
    },

    finishPasswordSignIn: (session, provenHash) =>
      database.transaction(async (tx) => {
        const state = await lockSignInState(tx, session.userId);
        if (!state || state.passwordHash !== provenHash) return null;
        if (state.sealedSecret) {
          return { kind: 'second_factor', ticket: await tickets.issue(session.userId, provenHash) };
        }
        const opened = await sessions.openOnce(tx, session, { id: newId(), seed: null });
        return opened && { kind: 'session', ...opened };
      }),

    async answerSecondFactor({ ticket, code, key, device, bound }) {
      const claims = await tickets.read(ticket);
      if (!claims) throw ticketInvalid();

      const session = { userId: claims.userId, device, bound };
      const seed = key === null ? null : JSON.stringify([key, code]);
      const opening: RepeatableOpening = { id: claims.id, seed };
      const first = await sessions.reopen(session, opening);
      if (first) return first;

      await attempts.claimCodeAttempt(claims.userId, claims.id);
      const opened = await database.transaction((tx) =>
        openWith(tx, claims, code, () => sessions.openOnce(tx, session, opening)),
      );
      // The same call, sent twice at once: the other one took the code.
      const answer = opened ?? (await sessions.reopen(session, opening));
      if (!answer) throw codeWrong();
      return answer;
    },
  };
}

function ticketInvalid(): Fault {
  return new Fault('one_time_token_invalid', 'This sign-in took too long. Please sign in again.');
}
