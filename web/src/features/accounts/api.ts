import {
  currentUser,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  type User,
  verifyEmail,
} from '@akada/contract/accounts.ts';
import { call } from '../../lib/http/call.ts';
import { eraseSession, refreshToken, storeTokens, storeUser } from '../../lib/session/session-store.ts';

export async function readCurrentUser(signal?: AbortSignal): Promise<User> {
  const user = await call(currentUser, { signal });
  storeUser(user);
  return user;
}

/** @returns the account that is signed in from now on */
export async function signIn(credentials: { username: string; password: string }): Promise<User> {
  const tokens = await call(login, { body: credentials });
  storeTokens(tokens);
  return readCurrentUser();
}

/** The device forgets in any case; the server is told if it can be reached. */
export async function signOut(): Promise<void> {
  const token = refreshToken();
  const told = token === null ? null : call(logout, { body: { refresh_token: token }, retries: 0 });

  eraseSession();
  await told?.catch(() => {});
}

export interface SignUp {
  full_name: string;
  email: string;
  password: string;
}

export async function signUp(account: SignUp): Promise<void> {
  await call(register, { body: { ...account, terms_accepted: true, role: 'student' } });
}

export async function confirmAddress(token: string): Promise<void> {
  await call(verifyEmail, { body: { token } });
}

export async function requestVerificationMail(email: string): Promise<void> {
  await call(resendVerification, { body: { email } });
}

export async function choosePassword(token: string, password: string): Promise<void> {
  await call(resetPassword, { body: { token, password } });
}
