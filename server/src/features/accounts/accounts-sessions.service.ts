/** Sessions: opened by a sign-in, kept alive by refresh tokens, looked up on every request. */
import type { Tokens, User } from '@akada/contract/accounts.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { instantOf } from '../../platform/clock/instant.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids/ids.ts';
import { recordEvent } from '../../platform/outbox/outbox.ts';
import { type AccessClaims, createAccessTokens } from './access-tokens.ts';
import type { SessionRow } from './accounts.tables.ts';
import * as repo from './accounts-sessions.repo.ts';
import { presentUser } from './present-user.ts';
import { createRefreshTokens, refreshTokenHash, sessionIdOf } from './refresh-tokens.ts';
import { hasEnded, isBoundTo, sessionEnd, wasJustReplaced } from './session-rules.ts';

export interface SessionsOptions {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'authSecret' | 'publicUrl'>;
}

export interface NewSession {
  userId: string;
  /** What the caller says it runs on, for the list of sessions. */
  device: string;
  /** Whether refreshing takes the cookie of the browser that signed in. */
  bound: boolean;
}

export interface OpenedSession {
  tokens: Tokens;
  /** The cookie's value, null for a session that is not bound. */
  binding: string | null;
}

export interface SessionsService {
  open(session: NewSession): Promise<OpenedSession>;
  /**
   * @param binding the value of the browser's cookie
   * @throws Fault `session_ended`
   */
  refresh(refreshToken: string, binding: string | null): Promise<Tokens>;
  /** Ends the session of the token if it is the caller's own. */
  logout(caller: Caller, refreshToken: string): Promise<void>;
  /** @throws Fault `session_ended`, the same for every defect */
  authenticate(accessToken: string): Promise<Caller>;
  /** @param caller as `authenticate` returned it */
  currentUser(caller: Caller): User;
}

export function createSessionsService({ database, clock, config }: SessionsOptions): SessionsService {
  const queries = repo.prepareSessionQueries(database);
  const access = createAccessTokens({ ...config, clock });
  const refreshing = createRefreshTokens(config.authSecret);
  // The query that admits a caller has read the account already; a second one would double the cost of the
  // most frequent call of all.
  const accounts = new WeakMap<Caller, repo.SignedIn['account']>();

  const tokensFor = async (userId: string, refreshToken: string, sessionId: string): Promise<Tokens> => ({
    access_token: await access.issue({ userId, sessionId }),
    refresh_token: refreshToken,
    token_type: 'bearer',
  });

  const liveSession = async (refreshToken: string, binding: string | null): Promise<SessionRow> => {
    const id = sessionIdOf(refreshToken);
    const found = id ? await repo.findSession(database.db, id) : null;
    if (!found || found.deactivatedAt || hasEnded(found.session, clock.now())) throw sessionEnded();
    // A token without its cookie was carried off. Revoking here would let the one who has it end the session.
    if (!isBoundTo(found.session, binding)) throw sessionEnded();

    return found.session;
  };

  return {
    async open({ userId, device, bound }) {
      const id = newId();
      const refreshToken = refreshing.first(id);
      const binding = bound ? newSecret() : null;
      const now = clock.now();
      await repo.insertSession(database.db, {
        id,
        userId,
        device,
        tokenHash: refreshTokenHash(refreshToken),
        bindingHash: binding ? hashSecret(binding) : null,
        rotatedAt: instantOf(now),
        createdAt: instantOf(now),
        lastUsedAt: instantOf(now),
        expiresAt: instantOf(sessionEnd(now, now)),
      });
      return { tokens: await tokensFor(userId, refreshToken, id), binding };
    },

    async refresh(refreshToken, binding) {
      const { id, userId, createdAt } = await liveSession(refreshToken, binding);
      const from = refreshTokenHash(refreshToken);
      const successor = refreshing.successor(refreshToken);
      const to = refreshTokenHash(successor);
      const now = clock.now();
      const expiresAt = instantOf(sessionEnd(Date.parse(createdAt), now));
      const rotated = await repo.rotateToken(database.db, { id, from, to, now: instantOf(now), expiresAt });
      if (rotated) return tokensFor(userId, successor, id);

      const latest = await liveSession(refreshToken, binding);
      if (wasJustReplaced(latest, from, clock.now())) return tokensFor(userId, successor, id);

      // Two parties hold tokens of one session. Nobody can tell which of them is the thief.
      await database.transaction(async (tx) => {
        const revoked = await repo.revokeSession(tx, { id, userId }, instantOf(clock.now()));
        if (revoked) await recordEvent(tx, { name: 'accounts.session_reused', userId, subjectId: id });
      });
      throw sessionEnded();
    },

    async logout(caller, refreshToken) {
      const id = sessionIdOf(refreshToken);
      if (!id) return;

      await repo.revokeSession(database.db, { id, userId: caller.userId }, instantOf(clock.now()));
    },

    async authenticate(accessToken) {
      const claims = await access.read(accessToken);
      const signedIn = claims && (await queries.findSignedIn(claims.sessionId, claims.userId));
      if (!signedIn || signedIn.account.deactivatedAt || hasEnded(signedIn, clock.now()))
        throw sessionEnded();

      const caller = callerOf(signedIn.account, claims);
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

function callerOf(account: repo.SignedIn['account'], claims: AccessClaims): Caller {
  return {
    userId: account.id,
    sessionId: claims.sessionId,
    role: account.role,
    plan: account.subscriptionPlan,
    emailVerified: account.emailVerifiedAt !== null,
    accessExpiresAt: claims.expiresAt,
  };
}

function sessionEnded(): Fault {
  return new Fault('session_ended', 'Your session has ended. Please log in again.');
}
