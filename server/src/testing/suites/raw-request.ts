/** Requests built byte by byte, because the platform's own encoders reject or repair malformed input. */

import { apiBase } from '@akada/contract/table.ts';
import type { EndpointShape, Schema } from '@akada/contract/wire/endpoint.ts';
import type { InjectOptions } from 'fastify';
import * as z from 'zod/mini';
import type { Content } from '../send.ts';

/** In the order in which they are written; a name may come twice. */
export type Fields = readonly (readonly [name: string, value: string])[];

/** Text everywhere; in a JSON body each value is JSON text itself. */
export interface RequestFields {
  params: Fields;
  query: Fields;
  body: Fields;
}

const boundary = 'akada-boundary';

/** @returns every field that an endpoint declares, with its value in a good request or an empty one */
export function goodFields(endpoint: EndpointShape, good: Content): RequestFields {
  const isJson = (endpoint.consumes ?? 'json') === 'json';
  const inputs: Fields = Object.entries(good.body ?? {}).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ]);
  return {
    params: textFields(endpoint.params, good.params),
    query: textFields(endpoint.query, good.query).filter(([, value]) => value !== ''),
    body: isJson ? inputs : textFields(endpoint.body, good.body),
  };
}

/** @returns the names that an endpoint declares in one part of a request */
export function declaredNames(schema: Schema | undefined): string[] {
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
}

function textFields(schema: Schema | undefined, good: Record<string, unknown> = {}): Fields {
  return declaredNames(schema).map((name) => [name, String(good[name] ?? '')]);
}

/** @param file of an endpoint that takes one: its name, and whether it stands before the fields @returns what `inject` takes */
export function rawRequest(
  endpoint: EndpointShape,
  fields: RequestFields,
  { filename = 'a.txt', first = false } = {},
): InjectOptions {
  const { method, path, consumes = 'json', file } = endpoint;
  const values = new Map(fields.params);
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => percentEncoded(values.get(name) ?? ''));
  const url = `${apiBase}${filled}${fields.query.length > 0 ? `?${formText(fields.query)}` : ''}`;
  if (!endpoint.body) return { method, url };

  const bodies = {
    json: ['application/json', jsonText(fields.body)],
    form: ['application/x-www-form-urlencoded', formText(fields.body)],
    multipart: [
      `multipart/form-data; boundary=${boundary}`,
      multipartText(fields.body, file ? { field: file, filename, first } : null),
    ],
  } as const;
  const [type, payload] = bodies[consumes];
  return { method, url, payload, headers: { 'content-type': type } };
}

export function jsonText(fields: Fields): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`;
}

function formText(fields: Fields): string {
  return fields.map(([name, value]) => `${percentEncoded(name)}=${percentEncoded(value)}`).join('&');
}

interface FilePart {
  field: string;
  filename: string;
  first: boolean;
}

function multipartText(fields: Fields, file: FilePart | null): string {
  const parts = fields.map(([name, value]) => `name="${quoted(name)}"\r\n\r\n${value}`);
  if (file) {
    const part = `name="${file.field}"; filename="${quoted(file.filename)}"\r\n\r\nOsmosis moves water.`;
    parts.splice(file.first ? 0 : parts.length, 0, part);
  }
  const text = parts.map((part) => `--${boundary}\r\nContent-Disposition: form-data; ${part}\r\n`).join('');
  return `${text}--${boundary}--\r\n`;
}

function percentEncoded(text: string): string {
  return Buffer.from(text).toString('hex').replace(/../g, '%$&');
}

function quoted(text: string): string {
  return text.replace(/["\r\n]/g, percentEncoded);
}
