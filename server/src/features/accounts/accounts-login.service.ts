import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import { hashSecret } from '../../platform/ids/ids.ts';
import type { Passwords } from '../../platform/passwords/passwords.ts';
import { findAccountByEmail } from './accounts.repo.ts';
import type { AccountRow } from './accounts.tables.ts';
import { wasBoundTo } from './accounts-sessions.repo.ts';
import type { NewSession, OpenedSession } from './accounts-sessions.service.ts';
import type { AttemptsService, KnownDevice } from './attempts.service.ts';
import type { PendingLinks } from './identities.service.ts';
import type { SignInService } from './sign-in.service.ts';

export interface LoginOptions {
  database: Database;
  passwords: Passwords;
  signIn: Pick<SignInService, 'finishPasswordSignIn'>;
  attempts: AttemptsService;
  links: PendingLinks;
  /** Whether an unknown address is answered like a wrong password. */
  strict: boolean;
}

export interface Credentials extends Omit<NewSession, 'userId'> {
  email: string;
  password: string;
  /** Where the call comes from, as `sourceOf` says it. */
  source: string;
  /** What the browser kept of a session that it had before. */
  binding: string | null;
  /** What it holds of somebody who proved elsewhere who they are, to be linked to the account. */
  pendingLink: string | null;
  /** Of the caller: nobody's password is checked for somebody who has gone. */
  signal?: AbortSignal;
}

export interface LoginService {
  /**
   * @throws Fault `account_not_found`, `wrong_password`, `too_many_requests`; and only to who knows the password
   *   `account_deactivated`, `login_unverified`, and `second_factor_required` with the ticket
   */
  login(credentials: Credentials): Promise<OpenedSession>;
}

export function createLoginService(options: LoginOptions): LoginService {
  const { database, passwords, signIn, attempts, links, strict } = options;

  const refuseUnknown = async (source: string): Promise<Fault> => {
    const mayBeTold = await attempts.countUnknownAddress(source);
    return mayBeTold && !strict ? accountNotFound() : wrongPassword();
  };

  return {
    async login({ email, password, source, binding, pendingLink, signal, device, bound }) {
      const account = await findAccountByEmail(database.db, email);
      // A browser that had a session of this account is not held up by those who guess elsewhere. It is counted all
      // the same: on a shared machine the next person has its cookie too.
      const known = await knownDevice(database, account, binding);
      await attempts.claimPasswordAttempt(email, known);

      // Side by side, so that an unknown address takes no longer than a wrong password.
      const [matched, refusal] = await Promise.all([
        passwords.matches(password, account?.passwordHash ?? null, signal),
        account ? null : refuseUnknown(source),
      ]);
      if (!matched) await attempts.countMiss();
      if (!account) throw refusal;
      if (!matched) throw wrongPassword();

      await attempts.forgivePasswordAttempts(database.db, email, known);
      if (account.deactivatedAt) throw accountDeactivated();
      if (!account.emailVerifiedAt) throw unverified(account.email);

      const session = { userId: account.id, device, bound };
      const outcome = await signIn.finishPasswordSignIn(session, account.passwordHash);
      if (!outcome) throw wrongPassword();
      if (pendingLink !== null) await links.completeLink(account.id, pendingLink);
      if (outcome.kind === 'second_factor') throw secondFactorRequired(outcome.ticket);
      return outcome;
    },
  };
}

async function knownDevice(
  { db }: Database,
  account: AccountRow | null,
  binding: string | null,
): Promise<KnownDevice | null> {
  if (account === null || binding === null) return null;

  const wasHere = await wasBoundTo(db, account.id, hashSecret(binding));
  return wasHere ? { binding, passwordHash: account.passwordHash } : null;
}

function accountNotFound(): Fault {
  return new Fault(
    'account_not_found',
    'No account found with this email address. Please check your email or register for a new account.',
  );
}

function wrongPassword(): Fault {
  return new Fault('wrong_password', 'Incorrect password. Please check your password and try again.');
}

function accountDeactivated(): Fault {
  return new Fault(
    'account_deactivated',
    'Your account has been deactivated. Please contact support for assistance.',
  );
}

function unverified(email: string): Fault {
  return new Fault('login_unverified', 'Email not verified', {
    headers: { 'x-verification-required': 'true', 'x-user-email': email },
  });
}

function secondFactorRequired(ticket: string): Fault {
  return new Fault('second_factor_required', 'Enter the code of your authenticator app.', {
    facts: { ticket },
  });
}
