import { ErrorBody, statusOfCode } from '@akada/contract/wire/errors.ts';
import { isAuthError } from '@akada/core/access/auth-error.ts';
import { expect } from 'vitest';
import type { Reply } from '../send.ts';

/** Stacks, statements, paths and the names of our libraries. */
const inside = [
  /\bat .+:\d+:\d+/,
  /node_modules|node:internal|\.[cm]?[jt]sx?\b/,
  /\b(select|insert into|update|delete from|constraint|relation|column)\b.*\b(from|values|set|"|violates)/i,
  /(^|[\s"'(])\/[\w.-]+\/[\w.-]+/,
  /\b(fastify|zod|drizzle|postgres|pg-boss|pino|busboy|undici|prototype|undefined\b)/i,
];

/** A rejection has the one shape, the status of its code and the detail of its status, and exposes no internals. */
export function expectOneRefusal(reply: Reply): void {
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  const sent = JSON.parse(reply.body);
  const { detail, code, fields } = ErrorBody.parse(sent);
  expect(reply.status).toBe(statusOfCode[code]);
  if (reply.status === 422) {
    expect(detail).toEqual(fields);
    expect(Object.values(sent.detail)).toSatisfy(areSentences);
  } else if (hasFacts(sent) || (reply.status === 403 && code !== 'login_unverified')) {
    expect(detail).toMatchObject({ code, message: expect.any(String) });
  } else {
    expect(detail).toBeTypeOf('string');
  }
  expect(isAuthError({ status: reply.status, detail, message: '' })).toBe(reply.status === 401);
  for (const pattern of inside) expect(JSON.stringify(saidIn(reply.status, sent))).not.toMatch(pattern);
}

/** Such an error reports the current state, which differs from the state that the caller expected. */
function hasFacts({ code, detail }: { code: string; detail: unknown }): boolean {
  return statusOfCode[code as keyof typeof statusOfCode] === 409 && typeof detail === 'object';
}

/** The names of unknown fields and the facts of a 409 are the caller's own words; our words are the rest. */
function saidIn(status: number, sent: { code: string; detail: Record<string, unknown> }): unknown {
  if (status === 422) return Object.values(sent.detail);
  return hasFacts(sent) ? sent.detail.message : sent;
}

function areSentences(values: unknown[]): boolean {
  return values.length > 0 && values.every((value) => typeof value === 'string' && value.length > 0);
}
