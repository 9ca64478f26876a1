import type { EndpointShape } from '@akada/contract/endpoint.ts';
import { newId } from '../platform/ids/ids.ts';
import type { ObjectCase } from './authorization-policy.ts';
import { type Owner, ownedObjects } from './owned-objects.ts';
import { type Principal, signInAnew } from './principals.ts';
import { sampleObjects, sampleRequests, signsOut } from './sample-requests.ts';
import { type Content, type Reply, send } from './send.ts';
import type { TestApp } from './test-app.ts';

/** @returns the id of an object as the endpoint is about one, in the state in which it can be asked for */
export function createObject(app: TestApp, endpoint: EndpointShape, owner: Owner): Promise<string> {
  if (!endpoint.object) return Promise.resolve(newId());

  const create = sampleObjects[endpoint.id] ?? ownedObjects[endpoint.object.kind];
  return create(app, owner);
}

export interface Question {
  endpoint: EndpointShape;
  caller: Principal;
  /** Whose things the request names beside the object; the caller's own where there is an account. */
  owner: Owner;
  objectId: string;
}

/** Sends the sample request of an endpoint, with this object in its place and this caller's token. */
export async function ask(app: TestApp, question: Question): Promise<Reply> {
  const { endpoint, caller } = question;
  const reply = await send(app, endpoint, await contentOf(app, question));

  if (signsOut.has(endpoint.id)) await signInAnew(app, caller);
  return reply;
}

/** @returns what `ask` sends, once everything is there that it speaks of */
export async function contentOf(
  app: TestApp,
  { endpoint, caller, owner, objectId }: Question,
): Promise<Content> {
  const sample = await sampleRequests[endpoint.id]?.({ app, owner, objectId });
  if (!sample) throw new Error(`${endpoint.id} has no sample request`);

  return withCaller(withObject(sample, endpoint, objectId), caller);
}

/** @returns the id that stands for a case, of an object made for it where there has to be one */
export function objectFor(
  app: TestApp,
  endpoint: EndpointShape,
  objectCase: ObjectCase,
  { owner, stranger }: { owner: Owner; stranger: Owner },
): Promise<string> {
  if (objectCase === 'missing') return Promise.resolve(newId());
  if (objectCase === 'malformed') return Promise.resolve('not-an-id');
  return createObject(app, endpoint, objectCase === 'own' ? owner : stranger);
}

function withObject(content: Content, { object }: EndpointShape, id: string): Content {
  if (!object) return content;
  return { ...content, [object.in]: { ...content[object.in], [object.field]: id } };
}

function withCaller(content: Content, { authorization }: Principal): Content {
  return authorization ? { ...content, headers: { ...content.headers, authorization } } : content;
}
