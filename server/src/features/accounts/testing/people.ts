/** People for the tests of accounts, as far along as a story needs them. */
import { Tokens } from '@akada/contract/accounts.ts';
import { type AccountsPlace, bindingCookie, type Headers, post, signIn } from './accounts-place.ts';

export const password = 'correct horse battery';

let people = 0;

/** @returns an address that nobody has yet */
export function newAddress(): string {
  people += 1;
  return `student-${people}@example.com`;
}

/** @returns a registration that is accepted as it is */
export function registrationOf(email: string) {
  return { full_name: 'Ada Obi', email, password, terms_accepted: true };
}

/** @param page to which the link leads @returns the token of the newest such link that was mailed to an address */
export async function mailedToken(
  place: AccountsPlace,
  email: string,
  page: '/verify-email' | '/reset-password' = '/verify-email',
): Promise<string> {
  const mails = await place.mailTo(email);
  const links = mails.flatMap((mail) => mail.links.map((link) => new URL(link)));
  const token = links.find(({ pathname }) => pathname === page)?.searchParams.get('token');
  if (!token) throw new Error(`No link to ${page} went to ${email}`);

  return token;
}

/** @returns the address of somebody who registered and did not confirm it */
export async function unverifiedPerson(place: AccountsPlace): Promise<string> {
  const email = newAddress();
  await post(place, '/auth/register', registrationOf(email));
  return email;
}

/** @returns the address of somebody who may sign in with `password` */
export async function verifiedPerson(place: AccountsPlace): Promise<string> {
  const email = await unverifiedPerson(place);
  await place.administration.verify(email);
  // Handed over now, so that a mail of a later moment is the newer one.
  await place.mailTo(email);
  return email;
}

export interface SignedInPerson extends Tokens {
  email: string;
  /** What the browser sends along; empty for a program. */
  cookie: Headers;
}

/** @returns somebody in a browser, or with `X-Akada-Client: api` in a program */
export async function signedInPerson(place: AccountsPlace, headers: Headers = {}): Promise<SignedInPerson> {
  const email = await verifiedPerson(place);
  return signedIn(place, email, headers);
}

/** Signs a verified person in once more. */
export async function signedIn(
  place: AccountsPlace,
  email: string,
  headers: Headers = {},
): Promise<SignedInPerson> {
  const response = await signIn(place, email, password, headers);
  const binding = response.cookies.find(({ name }) => name === bindingCookie)?.value;
  return {
    ...Tokens.parse(response.json()),
    email,
    cookie: binding ? { cookie: `${bindingCookie}=${binding}` } : {},
  };
}
