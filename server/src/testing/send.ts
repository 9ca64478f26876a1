/** Calls an endpoint according to its declaration, in process or over a socket. */

import { apiBase } from '@akada/contract/table.ts';
import type { EndpointShape } from '@akada/contract/wire/endpoint.ts';
import type { SharedTestApp } from './test-app.ts';

export interface Content {
  params?: Record<string, string>;
  /** A list names its field once for each member. */
  query?: Record<string, string | readonly string[]>;
  body?: Record<string, unknown>;
  /** The file of the endpoint. */
  file?: File;
  /** True if the file comes before the fields. */
  fileFirst?: boolean;
  headers?: Record<string, string>;
}

/** The visible part of a reply. */
export interface Reply {
  status: number;
  /** Without the date, so that two replies can be compared. */
  headers: Record<string, unknown>;
  body: string;
}

/** @returns the status as text, with the code of a rejection: `404 not_found` */
export function makeOutcome({ status, body }: Reply): string {
  return status < 400 ? String(status) : `${status} ${JSON.parse(body).code}`;
}

export async function send(app: SharedTestApp, endpoint: EndpointShape, content: Content): Promise<Reply> {
  const payload = await getPayload(endpoint, content);
  const response = await app.http.inject({
    method: endpoint.method,
    url: makeUrl(endpoint, content),
    payload: payload?.bytes,
    headers: { ...payload?.headers, ...content.headers },
    payloadAsStream: true,
  });
  // An endless answer is not read to its end.
  const endless = endpoint.streams === true && response.statusCode === 200;
  const body = endless ? '' : await getText(response.stream());
  if (endless) response.stream().destroy();
  const { date: _, ...headers } = response.headers;
  return { status: response.statusCode, headers, body };
}

/** Works like `send`, over a socket. @param origin the address of a running product */
export async function sendTo(origin: string, endpoint: EndpointShape, content: Content): Promise<Reply> {
  const payload = await getPayload(endpoint, content);
  const response = await fetch(`${origin}${makeUrl(endpoint, content)}`, {
    method: endpoint.method,
    headers: { ...payload?.headers, ...content.headers },
    ...(payload && { body: new Uint8Array(payload.bytes) }),
  });
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

/** @returns the address of a call, without its origin */
export function makeUrl(endpoint: EndpointShape, { params = {}, query = {} }: Content): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  const search = new URLSearchParams(pairs).toString();
  return `${apiBase}${path}${search ? `?${search}` : ''}`;
}

interface Payload {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** Uses the platform's own encoders, so that tests send the same bytes as browsers. */
async function getPayload(
  endpoint: EndpointShape,
  { body, file, fileFirst }: Content,
): Promise<Payload | null> {
  if (!body && !file) return null;
  if (endpoint.consumes === 'multipart') return encoded(formData(body, endpoint.file, file, fileFirst));
  if (endpoint.consumes === 'form') return encoded(new URLSearchParams(textFields(body)));
  return encoded(new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

function formData(
  body: Content['body'],
  field: string | undefined,
  file: File | undefined,
  fileFirst = false,
): FormData {
  const parts: [string, string | File][] = Object.entries(textFields(body));
  if (field && file) parts.splice(fileFirst ? 0 : parts.length, 0, [field, file]);
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  return form;
}

function textFields(body: Content['body'] = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
}

async function encoded(content: FormData | URLSearchParams | Blob): Promise<Payload> {
  const request = new Response(content);
  const type = request.headers.get('content-type') ?? '';
  return { bytes: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': type } };
}

async function getText(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
