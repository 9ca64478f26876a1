/** A `fetch` for libraries that call addresses from outside. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { Internet } from './internet.ts';
import { requestPublicly } from './public-request.ts';

/** Descriptions and keys of providers are some kilobytes. */
const maxAnswerBytes = 1_000_000;

interface FetchOptions {
  method: string;
  headers: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
}

/**
 * @returns a function as libraries expect of `fetch`; it follows no redirect and reads answers of at most a megabyte
 * @throws AddressRejected as `requestPublicly`
 */
export function createPublicFetch(internet: Internet) {
  return async (url: string, { method, headers, body, signal }: FetchOptions): Promise<Response> => {
    const answer = await requestPublicly(internet, new URL(url), {
      method,
      headers,
      body: Buffer.from(body === undefined || body === null ? '' : String(body)),
      signal: signal ?? new AbortController().signal,
    });
    return new Response(await readBody(answer), {
      status: answer.statusCode ?? 0,
      headers: getHeaders(answer),
    });
  };
}

async function readBody(answer: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of Readable.from(answer)) {
    size += chunk.length;
    if (size > maxAnswerBytes) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  // A response with one of these states has no body.
  return size === 0 ? null : Buffer.concat(chunks);
}

function getHeaders({ headers }: IncomingMessage): Headers {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return new Headers(pairs);
}
