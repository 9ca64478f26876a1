/** Sign-in and registration, with the mails that belong to them. */
import {
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  type Tokens,
  type User,
  verifyEmail,
} from '@akada/contract/identity/accounts.ts';
import { forget, readStored, store } from '../../lib/device/device-storage.ts';
import { call } from '../../lib/http/call.ts';
import { fetchCode } from '../../lib/lazy/lazy.tsx';
import { beginSession } from '../../lib/session/session-store.ts';
import { readCurrentUser } from './api.ts';

/** @returns the account that is signed in from now on */
export async function signIn(credentials: { username: string; password: string }): Promise<User> {
  return enterWith(await call(login, { body: credentials }));
}

/** @returns the account that the tokens belong to, signed in from now on */
export async function enterWith(tokens: Pick<Tokens, 'access_token' | 'refresh_token'>): Promise<User> {
  beginSession(tokens);
  const user = await readCurrentUser();
  if (user.role === 'tutor') await lookForTutorProfile();
  return user;
}

const loadTutorProfile = () => import('../../lib/session/own-tutor-profile.ts');

/** If the check fails, the guard repeats it. */
async function lookForTutorProfile(): Promise<void> {
  try {
    const { readOwnTutorProfile } = await fetchCode(loadTutorProfile);
    await readOwnTutorProfile();
  } catch {}
}

export interface SignUp {
  full_name: string;
  email: string;
  password: string;
  invitation_token?: string;
}

/**
 * @param requested the page that opens when the address is confirmed in this browser
 * @returns the next step, which differs if an instance sends no mail
 */
export async function signUp(account: SignUp, requested: string | null): Promise<string> {
  const body = { ...account, terms_accepted: true, role: 'student' } as const;
  const { message } = await call(register, { body });
  store(registeredKey, requested ?? '1');
  return message;
}

/** The result of a link and the user that it signed in: only the browser that registered gets a session. */
export interface ConfirmedAddress {
  email: string;
  invitation: string | null;
  user: User | null;
  /** The page for which the account was registered. */
  wanted: string | null;
}

export async function confirmAddress(token: string): Promise<ConfirmedAddress> {
  const { email, invitation_token: invitation, session } = await call(verifyEmail, { body: { token } });
  const requested = readStored(registeredKey);
  forget(registeredKey);
  return {
    email,
    invitation,
    wanted: requested,
    user: session === undefined ? null : await enterWith(session),
  };
}

/** @returns true if an account was registered in this browser and its link has not been opened */
export const hasRegistered = () => readStored(registeredKey) !== null;

const registeredKey = 'akada.registered';

export async function requestVerificationMail(email: string): Promise<void> {
  await call(resendVerification, { body: { email } });
}

/** @returns the message, the same for every address */
export async function requestResetLink(email: string): Promise<string> {
  return (await call(forgotPassword, { body: { email } })).message;
}

export async function choosePassword(token: string, password: string): Promise<void> {
  await call(resetPassword, { body: { token, password } });
}
