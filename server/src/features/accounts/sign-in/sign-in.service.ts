/** The last step of every sign-in, by password or by provider: a session, or the second factor first. */
import { answerSecondFactor } from '@akada/contract/identity/second-factor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { claimKey, findMade, type KeyedCall } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import type { AttemptsService, KnownDevice } from '../limits/attempts.service.ts';
import { codeWrong, type SecondFactorProof } from '../second-factor/second-factor-proof.service.ts';
import type { NewSession, OpenedSession, SessionsService } from '../sessions/sessions.service.ts';
import { knownDevice } from './known-device.service.ts';
import { createSecondFactorTickets, getPasswordMark, type TicketClaims } from './second-factor-tickets.ts';
import { findSignInState, lockSignInState } from './sign-in.repo.ts';

export interface SignInDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  dataSecret: string;
  sessions: Pick<SessionsService, 'open' | 'openOnce' | 'reopen'>;
  attempts: AttemptsService;
  proof: SecondFactorProof;
}

/** The ticket goes to the caller; together with a code it opens the session. */
export type SignInOutcome = ({ kind: 'session' } & OpenedSession) | { kind: 'second_factor'; ticket: string };

export interface SecondFactorAnswer extends Omit<NewSession, 'userId'> {
  ticket: string;
  code: string;
  /** The cookie of an earlier session in this browser. */
  binding: string | null;
  /** The `Idempotency-Key`: a repetition gets the first answer. */
  key: string | null;
}

/** A code on its way to a session. */
interface CodeEntry {
  session: NewSession;
  code: string;
  call: KeyedCall;
  device: KnownDevice | null;
}

export interface SignInService {
  /** @param session of a person who was identified and may sign in */
  finishSignIn(session: NewSession): Promise<SignInOutcome>;
  /**
   * @param provenHash hash of the password that was right
   * @returns null when the password was changed since: a change ends everything that began with the old one
   */
  finishPasswordSignIn(session: NewSession, provenHash: string | null): Promise<SignInOutcome | null>;
  /** @throws Fault `one_time_token_invalid`, `second_factor_wrong`, `too_many_requests` */
  answerSecondFactor(answer: SecondFactorAnswer): Promise<OpenedSession>;
}

export function createSignIn(deps: SignInDeps): SignInService {
  const { database, clock, config, dataSecret, sessions, attempts, proof } = deps;
  const tickets = createSecondFactorTickets({ ...config, dataSecret, clock });

  /** @returns null when another call with this key has opened the session */
  const openWith = async (
    tx: Transaction,
    { id, userId, passwordMark }: TicketClaims,
    { session, code, call, device }: CodeEntry,
  ): Promise<OpenedSession | null> => {
    const state = await lockSignInState(tx, userId);
    if (!state?.sealedSecret || state.deactivatedAt || !state.emailVerifiedAt) throw ticketInvalid();
    if (getPasswordMark(state.passwordHash) !== passwordMark) throw ticketInvalid();
    if (!(await claimKey(tx, call, id, clock.now()))) return null;
    if (!(await proof.use(tx, { userId, sealedSecret: state.sealedSecret }, code))) throw codeWrong();

    const opened = await sessions.openOnce(tx, session, { id, proof: code });
    if (!opened) throw ticketInvalid();
    await attempts.forgiveCodeAttempts(tx, userId, device);
    return opened;
  };

  const getDevice = async (
    { userId: id }: TicketClaims,
    binding: string | null,
  ): Promise<KnownDevice | null> => {
    const state = binding === null ? null : await findSignInState(database.db, id);
    return knownDevice(database.db, state && { id, passwordHash: state.passwordHash }, binding);
  };

  /** A key says nothing to the holder of another ticket or another code. */
  const reopen = async (
    session: NewSession,
    { id }: TicketClaims,
    call: KeyedCall,
    code: string,
  ): Promise<OpenedSession | null> => {
    if ((await findMade(database.db, call)) !== id) return null;
    return sessions.reopen(session, { id, proof: code });
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
        const opened = await sessions.openOnce(tx, session, { id: newId(), proof: null });
        return opened && { kind: 'session', ...opened };
      }),

    async answerSecondFactor({ ticket, code, key, binding, ...sender }) {
      const claims = await tickets.read(ticket);
      if (!claims) throw ticketInvalid();

      const session = { userId: claims.userId, ...sender };
      const call = { userId: claims.userId, endpoint: answerSecondFactor.id, key };
      const first = await reopen(session, claims, call, code);
      if (first) return first;

      const device = await getDevice(claims, binding);
      await attempts.claimCodeAttempt(claims.userId, claims.id, device);
      const opened = await database.transaction((tx) =>
        openWith(tx, claims, { session, code, call, device }),
      );
      const answer = opened ?? (await reopen(session, claims, call, code));
      if (!answer) throw ticketInvalid();
      return answer;
    },
  };
}

function ticketInvalid(): Fault {
  return new Fault('one_time_token_invalid', 'This sign-in took too long. Please sign in again.');
}
