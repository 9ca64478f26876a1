import type { Database } from '../../platform/database/database.ts';
import { Fault } from '../../platform/fault/fault.ts';
import type { Passwords } from '../../platform/passwords/passwords.ts';
import { findAccountByEmail } from './accounts.repo.ts';
import type { NewSession, OpenedSession, SessionsService } from './accounts-sessions.service.ts';

export interface LoginOptions {
  database: Database;
  passwords: Passwords;
  sessions: Pick<SessionsService, 'open'>;
}

export interface Credentials extends Omit<NewSession, 'userId'> {
  email: string;
  password: string;
  /** Of the caller: nobody's password is checked for somebody who has gone. */
  signal?: AbortSignal;
}

export interface LoginService {
  /**
   * @throws Fault `account_not_found`, `wrong_password`; and only to who knows the password
   *   `account_deactivated`, `login_unverified`
   */
  login(credentials: Credentials): Promise<OpenedSession>;
}

export function createLoginService({ database, passwords, sessions }: LoginOptions): LoginService {
  return {
    async login({ email, password, device, bound, signal }) {
      const account = await findAccountByEmail(database.db, email);
      const matched = await passwords.matches(password, account?.passwordHash ?? null, signal);
      if (!account) throw accountNotFound();
      if (!matched) throw wrongPassword();
      if (account.deactivatedAt) throw accountDeactivated();
      if (!account.emailVerifiedAt) throw unverified(account.email);

      return sessions.open({ userId: account.id, device, bound });
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
