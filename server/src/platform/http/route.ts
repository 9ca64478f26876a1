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
}

/** The multipart field that carries a file. */
export interface IncomingFile<Fields = unknown> {
  filename: string;
  stream: Readable;
  /**
   * To be called when the stream was read to its end, before anything is kept for good.
   * @returns the other fields of the form, wherever they stand in it
   * @throws Fault `payload_too_large` when the file was cut at the limit, `validation_failed` for a wrong field
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
  /** Of a form with a file, `file.finish` returns it. */
  body: E['file'] extends string ? undefined : BodyOf<E>;
  /** Null on public endpoints. */
  caller: E['access'] extends 'public' ? Caller | null : Caller;
  file: E['file'] extends string ? IncomingFile<BodyOf<E>> : undefined;
  /** The bytes of the body, of an endpoint that takes them as they come. */
  rawBody: E['rawBody'] extends true ? Buffer : undefined;
  /** The `Idempotency-Key` header, null where the caller sent none. */
  idempotencyKey: string | null;
  headers: Readonly<Record<string, string | undefined>>;
  cookies: Readonly<Record<string, string | undefined>>;
  /** Of the peer, after the configured proxies. */
  ip: string;
  /** Aborts when the caller goes away. */
  signal: AbortSignal;
  /** Aborts when the server begins to shut down: who only waits shall answer now. */
  closing: AbortSignal;
}

export type Answer<E extends EndpointShape> = AnswerOf<E> & {
  headers?: ResponseHeaders;
  cookies?: readonly SetCookie[];
  /** What a streaming endpoint sends after its headers. */
  events?: AsyncIterable<unknown>;
  /** What an endpoint that sends a file answers 200 with. */
  content?: FileContent;
};

/** A file on its way out; its media type is in the endpoint's declaration. */
export interface FileContent {
  /** In the place of the declared media type, for an endpoint that sends several. Never guessed from the bytes. */
  mediaType?: string;
  /** Ends the answer where it fails. Destroyed when the caller goes away. */
  stream: Readable;
  /** Its length, where that is known before it was read. */
  bytes?: number;
  /** Offered as the name to save it under. Without one, browsers may show the file. */
  filename?: string;
}

export interface SetCookie {
  name: string;
  /** Null removes it. */
  value: string | null;
  maxAgeSeconds?: number;
  /** `lax` for what has to be there when another site sends people back; `strict` where absent. */
  sameSite?: 'strict' | 'lax';
}

export type Handler<E extends EndpointShape> = (call: Call<E>) => Promise<Answer<E>>;

/** An endpoint with what serves it. The handler's own types are checked where it is made. */
export interface Route {
  endpoint: EndpointShape;
  handle: Handler<EndpointShape>;
}

/**
 * Binds a handler to its declaration: `route(endpoint)(handler)`. The declaration comes first and alone, so that
 * params, body, caller and answer of the handler are typed from it.
 * @returns a route to be mounted
 */
export function route<const E extends EndpointShape>(endpoint: E): (handle: Handler<E>) => Route {
  // The mount validates every part against this very declaration before it calls, so widening is sound.
  return (handle) => ({ endpoint, handle: handle as unknown as Handler<EndpointShape> });
}
