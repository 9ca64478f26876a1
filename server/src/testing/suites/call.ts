/** Calls any endpoint, with the samples of its feature. */
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import { newId } from '../../platform/ids/ids.ts';
import { type Content, type Reply, send } from '../send.ts';
import type { SharedTestApp } from '../test-app.ts';
import type { Owner } from './feature-samples.ts';
import { makeFactory, makeSample, signsOut } from './feature-suites.ts';
import { admittedTo, makeOwner, type Principal, type Principals, signInAgain } from './principals.ts';

/**
 * The owner of a call's object: the caller, another account, none because it does not exist; or the id is
 * malformed.
 */
export const objectCases = ['own', 'foreign', 'missing', 'malformed'] as const;
export type ObjectCase = (typeof objectCases)[number];

export interface Call {
  endpoint: EndpointShape;
  caller: Principal;
  /** The owner of the request's further objects; the caller if there is an account. */
  owner: Owner;
  objectId: string;
}

/** @returns the id of an object as the endpoint is about one, in the state in which it can be asked for */
export function createObject(app: SharedTestApp, endpoint: EndpointShape, owner: Owner): Promise<string> {
  return endpoint.object ? makeFactory(endpoint)(app, owner) : Promise.resolve(newId());
}

/** @returns the id for a case; it makes an object if the case needs one */
export function makeObject(
  app: SharedTestApp,
  endpoint: EndpointShape,
  objectCase: ObjectCase,
  { owner, stranger }: { owner: Owner; stranger: Owner },
): Promise<string> {
  if (objectCase === 'missing') return Promise.resolve(newId());
  if (objectCase === 'malformed') return Promise.resolve('not-an-id');
  return createObject(app, endpoint, objectCase === 'own' ? owner : stranger);
}

/** Sends the sample request of an endpoint, with this object in its place and this caller's token. */
export async function makeCall(app: SharedTestApp, call: Call): Promise<Reply> {
  const { endpoint, caller } = call;
  const reply = await send(app, endpoint, await getContent(app, call));

  if (signsOut.has(endpoint.id)) await signInAgain(app, caller);
  return reply;
}

/** @returns what `makeCall` sends, once everything exists that it names */
export async function getContent(
  app: SharedTestApp,
  { endpoint, caller, owner, objectId }: Call,
): Promise<Content> {
  const sample = await makeSample(endpoint)({ app, owner, objectId });
  return withCaller(withObject(sample, endpoint, objectId), caller);
}

/** @returns a call that succeeds, by a principal who is let in, about an object of theirs */
export async function goodCall(
  app: SharedTestApp,
  principals: Principals,
  endpoint: EndpointShape,
): Promise<Call> {
  const caller = admittedTo(endpoint, principals);
  // An earlier endpoint may have ended the session.
  await signInAgain(app, caller);
  const owner = makeOwner(caller);
  return { endpoint, caller, owner, objectId: await createObject(app, endpoint, owner) };
}

function withObject(content: Content, { object }: EndpointShape, id: string): Content {
  if (!object) return content;
  return { ...content, [object.in]: { ...content[object.in], [object.field]: id } };
}

function withCaller(content: Content, { authorization }: Principal): Content {
  return authorization ? { ...content, headers: { ...content.headers, authorization } } : content;
}
