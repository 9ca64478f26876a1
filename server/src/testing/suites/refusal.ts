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

/** A refusal has the one shape, the status of its code and the detail of its status, and shows nothing of the inside. */
export function expectOneRefusal(reply: Reply): void {
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
  const sent = JSON.parse(reply.body);
  const { detail, code, fields } = ErrorBody.parse(sent);
  expect(reply.status).toBe(statusOfCode[code]);
  if (reply.status === 422) {
    expect(detail).toEqual(fields);
    expect(Object.values(sent.detail)).toSatisfy(areSentences);
  } else if (reply.status === 403 && code !== 'login_unverified') {
    expect(detail).toMatchObject({ code, message: expect.any(String) });
  } else {
    expect(detail).toBeTypeOf('string');
  }
  expect(isAuthError({ status: reply.status, detail, message: '' })).toBe(reply.status === 401);
  // The names of unknown fields are the caller's own words; what we say is beside them.
  const said = JSON.stringify(reply.status === 422 ? Object.values(sent.detail) : sent);
  for (const pattern of inside) expect(said).not.toMatch(pattern);
}

function areSentences(values: unknown[]): boolean {
  return values.length > 0 && values.every((value) => typeof value === 'string' && value.length > 0);
}
