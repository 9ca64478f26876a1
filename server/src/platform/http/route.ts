import type { Readable } from 'node:stream';
import type { Role } from '@akada/contract/identity/accounts.ts';
import type { AnswerOf, BodyOf, EndpointShape, ParamsOf, QueryOf } from '@akada/contract/wire/endpoint.ts';

/** Who calls, as the session says at this moment: role and state are read on each request. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
  plan: string;
  emailVerified: boolean;
  /** This installation wants a second factor of its administrators, and this one has none. */
  secondFactorMissing: boolean;
  /** Milliseconds since the epoch at which the access token ends. */
  accessExpiresAt: number;
  /** Set if it is an administrator who looks at the account of `userId`: reads alone pass, and nothing private. */
  viewing?: { id: string; adminId: string };
}

/** The multipart field that carries a file. */
export interface IncomingFile<Fields = unknown> {
  filename: string;
  stream: Readable;
  /**
   * Call it after the stream was read to its end, before anything is stored permanently.
   *
   * @returns the other fields of the form, in any position
   * @throws Fault `payload_too_large` if the file was cut at the limit, `validation_failed` for a wrong field
   */
  finish(): Promise<Fields>;
}

export interface ResponseHeaders {
  [name: string]: string;
}

/** A request after authentication and validation, with nothing of the HTTP library in it. */
export interface Call<E extends EndpointShape> {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  /** For a form with a file, `file.finish` returns the body. */
  body: E['file'] extends string ? undefined : BodyOf<E>;
  /** Null on public endpoints. */
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  file: E['file'] extends string ? IncomingFile<BodyOf<E>> : undefined;
  /** The bytes of the body, of an endpoint that takes them as they come. */
  rawBody: E['rawBody'] extends true ? Buffer : undefined;
  /** The `Idempotency-Key` header, or null. */
  idempotencyKey: string | null;
  headers: Readonly<Record<string, string | undefined>>;
  cookies: Readonly<Record<string, string | undefined>>;
  /** The peer's address, after the configured proxies. */
  ip: string;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  /** Aborts when the server begins to shut down: who only waits shall answer now. */
  closing: AbortSignal;
  /** Aborts some seconds after `closing`: unfinished answers are cut. */
  deadline: AbortSignal;
}

export type Answer<E extends EndpointShape> = AnswerOf<E> & {
  headers?: ResponseHeaders;
  cookies?: readonly SetCookie[];
  /** The events that a streaming endpoint sends after its headers. */
  events?: AsyncIterable<unknown>;
  /** The file that an endpoint answers 200 with. */
  content?: FileContent;
};

/** A file on its way out; its media type is in the endpoint's declaration. */
export interface FileContent {
  /** Replaces the declared media type, for an endpoint with several. It is never guessed from the bytes. */
  mediaType?: string;
  /** Its failure ends the answer. It is destroyed when the caller disconnects. */
  stream: Readable;
  /** Length in bytes, if it is known before reading. */
  bytes?: number;
  /** Offered as the name to save it under. Without one, browsers may show the file. */
  filename?: string;
}

export interface SetCookie {
  name: string;
  /** Null removes it. */
  value: string | null;
  maxAgeSeconds?: number;
  /** `lax` for cookies that must arrive when another site sends people back; the default is `strict`. */
  sameSite?: 'strict' | 'lax';
}

export type Handler<E extends EndpointShape> = (call: Call<E>) => Promise<Answer<E>>;

/** An endpoint with its handler. The compiler checks the handler's types at its creation. */
export interface Route {
  endpoint: EndpointShape;
  handle: Handler<EndpointShape>;
}

/**
 * Binds a handler to its declaration: `route(endpoint)(handler)`. The declaration comes first and separately,
 * so that params, body, caller and answer of the handler are typed from it.
 *
 * @returns a route for mounting
 */
export function route<const E extends EndpointShape>(endpoint: E): (handle: Handler<E>) => Route {
  // The mount validates every part against this very declaration before it calls, so widening is sound.
  return (handle) => ({ endpoint, handle: handle as unknown as Handler<EndpointShape> });
}
