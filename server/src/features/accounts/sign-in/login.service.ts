import type { Database } from '../../../platform/database/database.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import type { Passwords } from '../../../platform/passwords/passwords.ts';
import { findAccountByEmail } from '../account/account.repo.ts';
import type { PendingLinks } from '../identities/identities.service.ts';
import type { AttemptsService } from '../limits/attempts.service.ts';
import type { NewSession, OpenedSession } from '../sessions/sessions.service.ts';
import { knownDevice } from './known-device.service.ts';
import type { SignInService } from './sign-in.service.ts';

export interface LoginDeps {
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
  /** Source address of the call, from `getSource`. */
  source: string;
  /** The cookie of an earlier session in this browser. */
  binding: string | null;
  /** A sealed identity of a provider, to be linked to the account. */
  pendingLink: string | null;
  /** The caller's signal: no password is checked after the caller has disconnected. */
  signal?: AbortSignal;
}

export interface LoginService {
  /**
   * @throws Fault `account_not_found`, `wrong_password`, `too_many_requests`; after the right password also
   *   `account_deactivated`, `login_unverified`, and `second_factor_required` with the ticket
   */
  login(credentials: Credentials): Promise<OpenedSession>;
}

export function createLoginService(deps: LoginDeps): LoginService {
  const { database, passwords, signIn, attempts, links, strict } = deps;

  const refuseUnknown = async (source: string): Promise<Fault> => {
    const mayAnswer = await attempts.countUnknownAddress(source);
    return mayAnswer && !strict ? accountNotFound() : wrongPassword();
  };

  return {
    async login({ email, password, source, binding, pendingLink, signal, device, bound }) {
      const account = await findAccountByEmail(database.db, email);
      // Guesses elsewhere do not lock out a browser that had a session of this account. Its own attempts are counted
      // too: on a shared machine the next person has the same cookie.
      const known = await knownDevice(database.db, account, binding);
      await attempts.claimPasswordAttempt(email, known);

      // Both queries run concurrently, so that an unknown address takes no longer than a wrong password.
      const [matched, refusal] = await Promise.all([
        passwords.matches(password, account?.passwordHash ?? null, { source, signal }),
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
