/** Who may do what, written once more and apart from the code that carries it out. */
import type { EndpointShape } from '@akada/contract/endpoint.ts';
import type { ErrorCode } from '@akada/contract/errors.ts';
import type { Principal } from './principals.ts';
import type { Reply } from './send.ts';

/** Whose object is asked for: the caller's, somebody else's, nobody's; or the id is none at all. */
export const objectCases = ['own', 'foreign', 'missing', 'malformed'] as const;
export type ObjectCase = (typeof objectCases)[number];

export interface Outcome {
  status: number;
  /** Of a refusal. */
  code?: ErrorCode;
}

export function expectedOutcome(
  endpoint: EndpointShape,
  principal: Principal,
  objectCase: ObjectCase,
): Outcome {
  return refusalAtTheDoor(endpoint, principal) ?? answerInside(endpoint, objectCase);
}

export function successOf({ responses }: EndpointShape): Outcome {
  return { status: Number(Object.keys(responses)[0]) };
}

export function outcomeOf({ status, body }: Reply): Outcome {
  return status < 400 ? { status } : { status, code: JSON.parse(body).code };
}

function refusalAtTheDoor({ access }: EndpointShape, { name, person }: Principal): Outcome | null {
  if (access === 'public') return null;
  if (name === 'anon') return { status: 401, code: 'not_signed_in' };
  if (name === 'garbage' || name === 'deactivated') return { status: 401, code: 'session_ended' };
  if (access === 'any_account') return null;
  if (name === 'unverified') return { status: 403, code: 'email_unverified' };
  if (access === 'signed_in' || person?.role === access || person?.role === 'admin') return null;
  return { status: 403, code: 'role_denied' };
}

function answerInside(endpoint: EndpointShape, objectCase: ObjectCase): Outcome {
  if (objectCase === 'own') return successOf(endpoint);
  if (objectCase === 'malformed') return { status: 422, code: 'validation_failed' };
  return { status: 404, code: 'not_found' };
}
