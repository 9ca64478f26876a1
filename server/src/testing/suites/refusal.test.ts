import { describe, expect, test } from 'vitest';
import { expectOneRefusal } from './refusal.ts';

const reply = (status: number, body: object) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

const said = (detail: string) => reply(404, { detail, code: 'not_found' });

test('an error of ours is recognized', () => {
  expectOneRefusal(said('This does not exist or is no longer there.'));
});

test('a conflict can report the present state, in the words of its owner', () => {
  const question = { stem: 'select "id" from "users" where it is /etc/passwd' };
  const detail = { code: 'conflict', message: 'Look at it as it is now.', question };
  expectOneRefusal(reply(409, { detail, code: 'conflict' }));
});

/** Without these, a suite that finds nothing might be checking nothing. */
describe('a wrong error', () => {
  test.for([
    ['a status that ends sessions', reply(402, { detail: 'Pay first.', code: 'usage_limit_reached' })],
    ['another status than its code has', reply(400, { detail: 'Gone.', code: 'not_found' })],
    ['a code that is not declared', reply(400, { detail: 'No.', code: 'surprise' })],
    ['a 403 that only says a sentence', reply(403, { detail: 'Not you.', code: 'role_denied' })],
    ['a 422 without its fields', reply(422, { detail: 'Wrong.', code: 'validation_failed' })],
    ['a 422 that says nothing', reply(422, { detail: {}, code: 'validation_failed', fields: {} })],
    ['a conflict without a sentence', reply(409, { detail: { code: 'conflict' }, code: 'conflict' })],
    [
      'a conflict that shows the inside',
      reply(409, { detail: { code: 'conflict', message: 'at save (/app/a.js:1:2)' }, code: 'conflict' }),
    ],
    ['a stack', said('TypeError at save (/app/notes.js:12:7)')],
    ['a statement', said('select "id" from "users" where "id" = $1')],
    ['a constraint', said('insert or update on table violates constraint "x" values')],
    ['a path', said('no such file (/var/lib/akada/notes/1)')],
    ['what we are made of', said('FastifyError: body is wrong')],
    ['another language', { ...said('No.'), headers: { 'content-type': 'text/html' } }],
  ] as const)('%s', ([, refusal]) => {
    expect(() => expectOneRefusal(refusal)).toThrow();
  });
});
