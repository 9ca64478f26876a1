/**
 * The server of a route test: answers are declared for endpoints of the contract and checked against it. A request or
 * an answer that breaks the contract, and a call without an answer, fail the test.
 */

import { apiBase, endpointTable } from '@akada/contract/table.ts';
import type {
  EndpointShape,
  SentBodyOf,
  SentParamsOf,
  SentQueryOf,
  SuccessOf,
} from '@akada/contract/wire/endpoint.ts';
import { ErrorBody, type ErrorCode, statusOfCode } from '@akada/contract/wire/errors.ts';
import * as z from 'zod/mini';
import { openStream } from './played-hints.ts';
import { PlayedStream } from './played-stream.ts';
import { type ReadCall, readCall } from './read-call.ts';

/** An error answer as the server would send it. */
class Refusal {
  readonly code: ErrorCode;
  readonly detail: ErrorBody['detail'];
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, detail: ErrorBody['detail'], headers: Record<string, string>) {
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }
}

class NetworkLoss {}

/** An answer that the test gives later. */
class Pending<E extends EndpointShape> {
  readonly #settled = Promise.withResolvers<Reply<E>>();

  give(reply: Reply<E>): void {
    this.#settled.resolve(reply);
  }

  get reply(): Promise<Reply<E>> {
    return this.#settled.promise;
  }
}

class Answer<Body> {
  readonly status: number;
  readonly body: Body;

  constructor(status: number, body: Body) {
    this.status = status;
    this.body = body;
  }
}

export interface SentCall<E extends EndpointShape = EndpointShape> {
  params: SentParamsOf<E>;
  query: Partial<Record<keyof SentQueryOf<E> & string, string>>;
  body: SentBodyOf<E>;
  file: File | null;
  idempotencyKey: string | null;
  token: string | null;
}

/**
 * The body of the success, an error answer, no answer at all, an answer for later, a stream, or a function
 * that returns one of them.
 */
export type Reply<E extends EndpointShape> =
  | SuccessOf<E>
  | Answer<SuccessOf<E>>
  | Refusal
  | NetworkLoss
  | Pending<E>
  | PlayedStream
  | ((call: SentCall<E>) => Reply<E>);

/** A connection that breaks before the answer. */
export const networkLoss = new NetworkLoss();

/** @returns the error in the form of the server: an object for 403 and 422, a sentence for the rest */
export function refused(
  code: ErrorCode,
  detail: string | Record<string, unknown> = 'Refused.',
  headers: Record<string, string> = {},
): Refusal {
  const wantsObject = statusOfCode[code] === 403 && code !== 'login_unverified';
  if (wantsObject && typeof detail === 'string') return new Refusal(code, { code, message: detail }, headers);
  if (wantsObject) return new Refusal(code, { code, ...(detail as object) }, headers);
  return new Refusal(code, detail, headers);
}

/** @returns a success other than the first status that the endpoint declares */
export function withStatus<Body>(status: number, body: Body): Answer<Body> {
  return new Answer(status, body);
}

/** @returns an answer that comes when the test gives it */
export function pending<E extends EndpointShape>(_endpoint: E): Pending<E> {
  return new Pending<E>();
}

/** Who may call with a token; null if no user is signed in with it. */
type AccountOf = (token: string) => { role: 'student' | 'tutor' | 'admin'; email_verified: boolean } | null;

type LooseReply = Reply<EndpointShape>;

const replies = new Map<string, LooseReply[]>();
const standing = new Map<string, LooseReply>();
const calls: { id: string; call: ReadCall }[] = [];
const faults: string[] = [];
let makeAccount: AccountOf = () => null;
let end = Promise.withResolvers<never>();

/** Declares the answers to an endpoint, one for each call in turn; the last one stays. */
export function answer<E extends EndpointShape>(endpoint: E, ...next: [Reply<E>, ...Reply<E>[]]): void {
  replies.set(endpoint.id, [...next] as LooseReply[]);
}

/** Declares an answer that every test starts with. */
export function answerByDefault<E extends EndpointShape>(endpoint: E, reply: Reply<E>): void {
  standing.set(endpoint.id, reply as LooseReply);
}

/** @returns the calls of an endpoint since the test began */
export function sent<E extends EndpointShape>({ id }: E): SentCall<E>[] {
  return calls.filter((it) => it.id === id).map(({ call }) => call as unknown as SentCall<E>);
}

/** A fault of the test's world: reported when the test ends. */
export function reportFault(fault: string): void {
  faults.push(fault);
}

/** Starts a test. @param knows the accounts behind tokens */
export function openServer(knows: AccountOf): void {
  makeAccount = knows;
  end = Promise.withResolvers<never>();
  end.promise.catch(() => {});
  replies.clear();
  calls.length = 0;
  faults.length = 0;
}

/** Ends a test: whatever waits for an answer, or still asks, gets none. @returns what broke the contract */
export function closeServer(): string[] {
  end.reject(new TypeError('The test is over.'));
  return faults.splice(0);
}

/** Answers one request of the page. @throws TypeError as `fetch` does where the connection breaks */
export function play(request: Request): Promise<Response> {
  return Promise.race([end.promise, answerTo(request)]);
}

async function answerTo(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const found = findEndpoint(request.method, url.pathname);
  if (found === null) return fault(`${request.method} ${url.pathname} is no endpoint of the contract.`);

  const { endpoint, params } = found;
  const { call, problems } = await readCall(endpoint, request, params);
  for (const problem of problems) reportFault(`${endpoint.id}: ${problem}`);
  const stranger = strangerFault(endpoint, call.token);
  if (stranger !== null) reportFault(stranger);
  calls.push({ id: endpoint.id, call });

  const next = nextReply(endpoint);
  if (next === null && endpoint.streams) return openStream(request.signal);
  if (next === null) return fault(`${endpoint.id} was called, and the test declares no answer.`);
  const reply = await resolve(next.reply, call);
  return reply instanceof PlayedStream ? reply.open(request.signal) : respond(endpoint, reply);
}

/** @returns null if none is declared; an empty answer is one, too */
function nextReply({ id }: EndpointShape): { reply: LooseReply } | null {
  const declared = replies.get(id);
  if (declared === undefined) return standing.has(id) ? { reply: standing.get(id) } : null;

  return { reply: declared.length > 1 ? declared.shift() : declared[0] };
}

async function resolve(reply: LooseReply, call: ReadCall): Promise<LooseReply> {
  if (typeof reply === 'function') return resolve(reply(call as unknown as SentCall), call);
  if (reply instanceof Pending) return resolve(await reply.reply, call);
  return reply;
}

function respond(endpoint: EndpointShape, reply: Exclude<LooseReply, PlayedStream>): Response {
  if (reply instanceof NetworkLoss) throw new TypeError('Failed to fetch');
  if (reply instanceof Refusal) return makeRejection(reply);

  const status = reply instanceof Answer ? reply.status : firstStatus(endpoint);
  const body = reply instanceof Answer ? reply.body : reply;
  const schema = endpoint.responses[status];
  if (schema === undefined) return fault(`${endpoint.id} never answers ${status}.`);
  if (schema === null) return new Response(null, { status });

  const { error } = z.safeParse(schema, body);
  if (error) return fault(`The answer of ${endpoint.id} breaks the contract: ${z.prettifyError(error)}`);
  return Response.json(body, { status });
}

function makeRejection({ code, detail, headers }: Refusal): Response {
  return Response.json(z.parse(ErrorBody, { detail, code }), { status: statusOfCode[code], headers });
}

function firstStatus({ responses }: EndpointShape): number {
  return Math.min(...Object.keys(responses).map(Number));
}

/** @returns the reason for which the server would reject the caller, so that a page must not ask; null if it may */
function strangerFault({ id, access }: EndpointShape, token: string | null): string | null {
  if (access === 'public') return null;

  const account = token === null ? null : makeAccount(token);
  if (account === null) return `${id} was called without a session.`;
  if (access === 'any_account') return null;
  if (!account.email_verified) return `${id} was called before the address is verified.`;
  if (access === 'signed_in' || account.role === 'admin' || account.role === access) return null;
  return `${id} was called by a ${account.role}.`;
}

interface Found {
  endpoint: EndpointShape;
  params: Record<string, string>;
}

function findEndpoint(method: string, pathname: string): Found | null {
  if (!pathname.startsWith(apiBase)) return null;

  const path = pathname.slice(apiBase.length);
  const candidates = endpointTable.filter((it) => it.method === method);
  const exact = candidates.find((it) => it.path === path);
  if (exact !== undefined) return { endpoint: exact, params: {} };

  for (const endpoint of candidates) {
    const params = makePattern(endpoint.path).exec(path)?.groups;
    if (params !== undefined) return { endpoint, params: { ...params } };
  }
  return null;
}

function makePattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

function fault(sentence: string): Response {
  reportFault(sentence);
  return Response.json({ detail: sentence, code: 'bad_request' }, { status: 400 });
}
