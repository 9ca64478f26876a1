/** People for the tests of accounts, who come in by the product's own endpoints. */
import { Tokens } from '@akada/contract/identity/accounts.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { bindingCookie, type Headers, mailTo, makeAdministration, post, signIn } from './accounts-calls.ts';

export const password = 'correct horse battery';

let people = 0;

/** @returns an address without an account */
export function newAddress(): string {
  people += 1;
  return `student-${people}@example.com`;
}

/** @returns a registration that is accepted as it is */
export function makeRegistration(email: string) {
  return { full_name: 'Ada Obi', email, password, terms_accepted: true };
}

/** @param page to which the link leads @returns the token of the newest such link that was mailed to an address */
export async function mailedToken(
  app: TestApp,
  email: string,
  page: '/verify-email' | '/reset-password' = '/verify-email',
): Promise<string> {
  const mails = await mailTo(app, email);
  const links = mails.flatMap((mail) => mail.links.map((link) => new URL(link)));
  const token = links.find(({ pathname }) => pathname === page)?.searchParams.get('token');
  if (!token) throw new Error(`No link to ${page} went to ${email}`);

  return token;
}

/** @returns the address of a person who registered and did not confirm it */
export async function unverifiedPerson(app: TestApp): Promise<string> {
  const email = newAddress();
  await registered(app, email);
  return email;
}

const maxTries = 5;

/** A busy machine may reject a registration for a moment. A person would send it again, and so does this function. */
async function registered(app: TestApp, email: string, tries = 1): Promise<void> {
  const { statusCode, body } = await post(app, '/auth/register', makeRegistration(email));
  if (statusCode === 201) return;
  if (statusCode === 503 && tries < maxTries) return registered(app, email, tries + 1);
  throw new Error(`The registration of ${email} was answered ${statusCode}: ${body}`);
}

/** @returns the address of a person who may sign in with `password` */
export async function verifiedPerson(app: TestApp): Promise<string> {
  const email = await unverifiedPerson(app);
  await makeAdministration(app).verify(email);
  // The mail is sent now, so that a later email is the newer one.
  await mailTo(app, email);
  return email;
}

export interface SignedInPerson extends Tokens {
  email: string;
  /** Header that the browser sends; empty for a program. */
  cookie: Headers;
}

/** @returns a person in a browser, or with `X-Akada-Client: api` in a program */
export async function signedInPerson(app: TestApp, headers: Headers = {}): Promise<SignedInPerson> {
  const email = await verifiedPerson(app);
  return signedIn(app, email, headers);
}

/** Signs a verified person in once more. */
export async function signedIn(app: TestApp, email: string, headers: Headers = {}): Promise<SignedInPerson> {
  const response = await signIn(app, email, password, headers);
  const binding = response.cookies.find(({ name }) => name === bindingCookie)?.value;
  return {
    ...Tokens.parse(response.json()),
    email,
    cookie: binding ? { cookie: `${bindingCookie}=${binding}` } : {},
  };
}
