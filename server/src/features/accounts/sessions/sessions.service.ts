/** Sessions: opened by a sign-in, renewed by refresh tokens, read on every request. */

import type { Tokens, User } from '@akada/contract/identity/accounts.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { getInstant } from '../../../platform/clock/instant.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { hashSecret, newId, newSecret } from '../../../platform/ids/ids.ts';
import { record } from '../../../platform/outbox/outbox.ts';
import {
  createPlanNow,
  createPresentUser,
  type PlanNow,
  type PresentedAccount,
} from '../account/account.present.ts';
import { sessionReused } from '../account/accounts.events.ts';
import { type AccessClaims, createAccessTokens } from '../tokens/access-tokens.ts';
import { createRefreshTokens, getSessionId, refreshTokenHash } from '../tokens/refresh-tokens.ts';
import { hasEnded, isBoundTo, sessionEnd, wasJustReplaced } from './session-rules.ts';
import * as repo from './sessions.repo.ts';
import { findOpenViewing } from './viewings.repo.ts';

export interface SessionsDeps {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'authSecret' | 'previousAuthSecret' | 'publicUrl' | 'login' | 'payments'>;
  dataSecret: string;
}

export interface NewSession {
  userId: string;
  /** The caller's `User-Agent`, for the list of sessions. */
  device: string;
  /** True if refreshing needs the cookie of the browser that signed in. */
  bound: boolean;
}

export interface OpenedSession {
  tokens: Tokens;
  /** Value of the cookie, null for a session that is not bound. */
  binding: string | null;
}

/** A sign-in that may be sent twice and still opens one session. */
export interface RepeatableOpening {
  /** Id of the session, chosen beforehand. */
  id: string;
  /** The proof of the sign-in, the same in every repetition; null for a sign-in that is never repeated. */
  proof: string | null;
}

export interface SessionsService {
  open(session: NewSession): Promise<OpenedSession>;
  /** @returns null when the session was opened before */
  openOnce(
    executor: Executor,
    session: NewSession,
    opening: RepeatableOpening,
  ): Promise<OpenedSession | null>;
  /** @returns the answer of the first of these calls, null for another proof or when the session was used since */
  reopen(session: NewSession, opening: RepeatableOpening): Promise<OpenedSession | null>;
  /**
   * @param binding value of the browser's cookie
   * @throws Fault `session_ended`
   */
  refresh(refreshToken: string, binding: string | null): Promise<Tokens>;
  /** Ends the session of the token, if the token is valid and comes with its cookie. */
  logout(refreshToken: string, binding: string | null): Promise<void>;
  /** @throws Fault `session_ended`, the same for every defect */
  authenticate(accessToken: string): Promise<Caller>;
  /** @param caller as `authenticate` returned it */
  currentUser(caller: Caller): User;
}

export function createSessionsService({
  database,
  clock,
  config,
  dataSecret,
}: SessionsDeps): SessionsService {
  const queries = repo.prepareSessionQueries(database);
  const access = createAccessTokens({ ...config, clock });
  const refreshing = createRefreshTokens(dataSecret);
  const planNow = createPlanNow({ clock, config });
  const presentUser = createPresentUser({ clock, config });
  // The query of `authenticate` has read the account; a second query would double the cost of the most frequent call.
  const accounts = new WeakMap<Caller, PresentedAccount>();

  const getTokens = async (userId: string, refreshToken: string, sessionId: string): Promise<Tokens> => ({
    access_token: await access.issue({ userId, sessionId }),
    refresh_token: refreshToken,
    token_type: 'bearer',
  });

  const liveSession = async (refreshToken: string, binding: string | null): Promise<repo.SessionRow> => {
    const id = getSessionId(refreshToken);
    const found = id ? await repo.findSession(database.db, id) : null;
    if (!found || found.deactivatedAt || hasEnded(found.session, clock.now())) throw sessionEnded();
    // A token without its cookie was stolen. Revoking the session here would let the thief end it.
    if (!isBoundTo(found.session, binding)) throw sessionEnded();

    return found.session;
  };

  const firstSecrets = (id: string, proof: string | null) =>
    proof === null
      ? { refreshToken: refreshing.first(id), binding: newSecret() }
      : refreshing.repeatableFirst(id, proof);

  const openOnce: SessionsService['openOnce'] = async (
    executor,
    { userId, device, bound },
    { id, proof },
  ) => {
    const first = firstSecrets(id, proof);
    const { refreshToken } = first;
    const binding = bound ? first.binding : null;
    const now = clock.now();
    const opened = await repo.insertSession(executor, {
      id,
      userId,
      device,
      tokenHash: refreshTokenHash(refreshToken),
      bindingHash: binding ? hashSecret(binding) : null,
      rotatedAt: getInstant(now),
      createdAt: getInstant(now),
      lastUsedAt: getInstant(now),
      expiresAt: getInstant(sessionEnd(now, now)),
    });
    return opened ? { tokens: await getTokens(userId, refreshToken, id), binding } : null;
  };

  const authenticateViewing = async (claims: AccessClaims): Promise<Caller> => {
    const { sessionId: id, userId } = claims;
    const open = await findOpenViewing(database.db, { id, userId }, getInstant(clock.now()));
    if (!open) throw sessionEnded();

    const { account, viewing } = open;
    const caller: Caller = {
      userId,
      sessionId: id,
      role: account.role,
      plan: planNow(account),
      emailVerified: account.emailVerifiedAt !== null,
      secondFactorMissing: false,
      accessExpiresAt: claims.expiresAt,
      viewing: { id, adminId: viewing.adminId },
    };
    accounts.set(caller, account);
    return caller;
  };

  return {
    openOnce,
    async open(session) {
      const opened = await openOnce(database.db, session, { id: newId(), proof: null });
      if (!opened) throw new Error('A new session had the id of another');

      return opened;
    },

    async reopen({ userId, bound }, { id, proof }) {
      const first = firstSecrets(id, proof);
      const { refreshToken } = first;
      const binding = bound ? first.binding : null;
      const found = await repo.findSession(database.db, id);
      if (!found || hasEnded(found.session, clock.now()) || !isBoundTo(found.session, binding)) return null;
      if (!found.session.tokenHash.equals(refreshTokenHash(refreshToken))) return null;

      return { tokens: await getTokens(userId, refreshToken, id), binding };
    },

    async refresh(refreshToken, binding) {
      const { id, userId, createdAt } = await liveSession(refreshToken, binding);
      const from = refreshTokenHash(refreshToken);
      const successor = refreshing.successor(refreshToken);
      const to = refreshTokenHash(successor);
      const now = clock.now();
      const expiresAt = getInstant(sessionEnd(Date.parse(createdAt), now));
      const rotated = await repo.rotateToken(database.db, { id, from, to, now: getInstant(now), expiresAt });
      if (rotated) return getTokens(userId, successor, id);

      const latest = await liveSession(refreshToken, binding);
      if (wasJustReplaced(latest, from, clock.now())) return getTokens(userId, successor, id);

      // Two parties hold tokens of one session, and the server cannot tell which of them is the thief.
      await database.transaction(async (tx) => {
        const revoked = await repo.revokeSession(tx, { id, userId }, getInstant(clock.now()));
        if (revoked) await record(tx, sessionReused, { userId, subjectId: id, facts: {} });
      });
      throw sessionEnded();
    },

    async logout(refreshToken, binding) {
      const id = getSessionId(refreshToken);
      const found = id ? await repo.findSession(database.db, id) : null;
      if (!found || !isBoundTo(found.session, binding)) return;

      const tokenHash = refreshTokenHash(refreshToken);
      const now = clock.now();
      // Another tab may refresh at the same time.
      const isValid =
        found.session.tokenHash.equals(tokenHash) || wasJustReplaced(found.session, tokenHash, now);
      if (isValid) await repo.revokeSession(database.db, found.session, getInstant(now));
    },

    async authenticate(accessToken) {
      const claims = await access.read(accessToken);
      if (claims?.isViewing) return authenticateViewing(claims);
      const signedIn = claims && (await queries.findSignedIn(claims.sessionId, claims.userId));
      if (!signedIn || signedIn.account.deactivatedAt || hasEnded(signedIn, clock.now()))
        throw sessionEnded();

      const caller = getCaller(signedIn, claims, { planNow, ...config.login });
      accounts.set(caller, signedIn.account);
      return caller;
    },

    currentUser(caller) {
      const account = accounts.get(caller);
      if (!account) throw new Error('The caller does not come from authenticate');

      return presentUser(account);
    },
  };
}

function getCaller(
  { account, hasSecondFactor }: repo.SignedIn,
  claims: AccessClaims,
  { planNow, adminSecondFactor }: { planNow: PlanNow; adminSecondFactor: boolean },
): Caller {
  return {
    userId: account.id,
    sessionId: claims.sessionId,
    role: account.role,
    plan: planNow(account),
    emailVerified: account.emailVerifiedAt !== null,
    secondFactorMissing: adminSecondFactor && account.role === 'admin' && !hasSecondFactor,
    accessExpiresAt: claims.expiresAt,
  };
}

function sessionEnded(): Fault {
  return new Fault('session_ended', 'Your session has ended. Please log in again.');
}
