/** A page's call, read as the endpoint declares it, and its faults. */
import type { EndpointShape, Schema } from '@akada/contract/wire/endpoint.ts';
import * as z from 'zod/mini';

export interface ReadCall {
  params: Record<string, string>;
  /** A name that occurs more than once has a list. */
  query: Record<string, string | string[]>;
  /** As it was sent: nothing is trimmed or filled in. */
  body: unknown;
  file: File | null;
  idempotencyKey: string | null;
  token: string | null;
}

interface Reading {
  call: ReadCall;
  problems: string[];
}

export async function readCall(
  endpoint: EndpointShape,
  request: Request,
  params: Record<string, string>,
): Promise<Reading> {
  const query = makeQuery(new URL(request.url).searchParams);
  const { body, file } = await readBody(endpoint, request);
  const idempotencyKey = request.headers.get('idempotency-key');
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
  const decoded = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]),
  );

  return {
    call: { params: decoded, query, body, file, idempotencyKey, token },
    problems: [
      ...makeProblems('params', endpoint.params, decoded),
      ...makeProblems('query', endpoint.query, query),
      ...makeProblems('body', endpoint.body, body),
      ...problemsOfKey(endpoint, idempotencyKey),
      ...(endpoint.file !== undefined && file === null ? [`the field ${endpoint.file} has no file`] : []),
    ],
  };
}

function makeQuery(search: URLSearchParams): ReadCall['query'] {
  return Object.fromEntries(
    [...search.keys()].map((name) => {
      const [first = '', ...others] = search.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

async function readBody(
  endpoint: EndpointShape,
  request: Request,
): Promise<{ body: unknown; file: File | null }> {
  if (endpoint.body === undefined) return { body: undefined, file: null };
  if (endpoint.consumes !== 'multipart') {
    const text = await readText(request);
    const body = endpoint.consumes === 'form' ? Object.fromEntries(new URLSearchParams(text)) : parse(text);
    return { body, file: null };
  }
  const fields = [...(await request.formData())];
  const file = fields.find(([name]) => name === endpoint.file)?.[1] ?? null;
  const body = Object.fromEntries(fields.filter(([, value]) => typeof value === 'string'));
  return { body, file: file instanceof File ? file : null };
}

function readText(request: Request): Promise<string> {
  if (request.headers.get('content-encoding') !== 'gzip' || request.body === null) return request.text();
  return new Response(request.body.pipeThrough(new DecompressionStream('gzip'))).text();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function makeProblems(part: string, schema: Schema | undefined, value: unknown): string[] {
  const { error } = z.safeParse(schema ?? z.undefined(), isEmpty(value) && !schema ? undefined : value);
  return error ? [`its ${part} ${JSON.stringify(value)} breaks the contract: ${z.prettifyError(error)}`] : [];
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

function problemsOfKey({ effect }: EndpointShape, key: string | null): string[] {
  if (effect === 'key' && key === null) return ['it has no idempotency key'];
  return effect !== 'key' && key !== null ? ['it has an idempotency key that nothing reads'] : [];
}
