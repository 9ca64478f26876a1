import {
  currentUser,
  forgotPassword,
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
  invitation_token?: string;
}

/** @returns what comes next, which differs where a place sends no mail */
export async function signUp(account: SignUp): Promise<string> {
  const body = { ...account, terms_accepted: true, role: 'student' } as const;
  return (await call(register, { body })).message;
}

/** @returns the invitation that the account registered with */
export async function confirmAddress(token: string): Promise<string | null> {
  return (await call(verifyEmail, { body: { token } })).invitation_token;
}

export async function requestVerificationMail(email: string): Promise<void> {
  await call(resendVerification, { body: { email } });
}

/** @returns what to tell, the same for every address */
export async function requestResetLink(email: string): Promise<string> {
  return (await call(forgotPassword, { body: { email } })).message;
}

export async function choosePassword(token: string, password: string): Promise<void> {
  await call(resetPassword, { body: { token, password } });
}
