import type { Access, EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { Fault, viewingOnly } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';

/**
 * Finds the current caller of a bearer token.
 *
 * @throws Fault `session_ended`
 */
export type Authenticate = (accessToken: string) => Promise<Caller>;

/**
 * The first check of every request: its caller, and their permission for this endpoint. The feature checks
 * the object's owner later.
 *
 * @param header the `Authorization` header
 * @returns the caller, null on a public endpoint, where a header is not even read
 */
export async function admit(
  { access, effect, private: isPrivate }: Pick<EndpointShape, 'access' | 'effect' | 'private'>,
  header: string | undefined,
  authenticate: Authenticate,
): Promise<Caller | null> {
  if (access === 'public') return null;

  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1];
  if (!token) throw new Fault('not_signed_in', 'You are not authenticated. Please log in again.');

  const caller = await authenticate(token);
  if (caller.viewing && (effect !== 'safe' || isPrivate)) throw viewingOnly();
  if (access === 'any_account') return caller;
  if (!caller.emailVerified) throw new Fault('email_unverified', 'Confirm your email address first.');
  if (!roleMayPass(access, caller.role)) throw new Fault('role_denied', 'Your role does not open this area.');
  if (access === 'admin' && caller.secondFactorMissing) throw setupRequired();
  return caller;
}

function roleMayPass(access: Exclude<Access, 'public' | 'any_account'>, role: Caller['role']): boolean {
  return access === 'signed_in' || role === 'admin' || role === access;
}

function setupRequired(): Fault {
  return new Fault(
    'second_factor_setup_required',
    'Administrators here need a second factor. Turn it on in your settings.',
  );
}
