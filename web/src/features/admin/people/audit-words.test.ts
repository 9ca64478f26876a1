import { expect, test } from 'vitest';
import { describeChanges } from './audit-words.ts';

const session = '0198c0de-0000-7000-8000-000000000001';

test('the record lists changed fields only, with amounts in naira and a link for the id', () => {
  const before = {
    session,
    state: 'confirmed',
    price: 225_000,
    given_back: null,
    starts_at: '2026-12-01T23:30:00.000Z',
  };
  const after = { ...before, state: 'no_show', given_back: 225_050 };
  expect(describeChanges({ before, after }, 'Africa/Lagos')).toEqual([
    { name: 'session', text: 'Open the session', to: `/admin/sessions/${session}` },
    { name: 'state', text: 'confirmed → no show' },
    { name: 'refund', text: 'nothing → ₦2,250.50' },
  ]);
});

test('the record writes times in the zone of its reader', () => {
  const [fact] = describeChanges(
    { before: null, after: { starts_at: '2026-12-01T23:30:00.000Z' } },
    'Africa/Lagos',
  );
  expect(fact).toEqual({ name: 'begins', text: '2 Dec 2026, 00:30' });
});

test.each([
  [{ verdict: 'new_key' }, 'verdict', 'Only another key counts'],
  [{ rule: 'all' }, 'rule', 'Everyone gets the mark'],
  [{ key: '0,2' }, 'key', 'A, C'],
  [{ refund: 'pending' }, 'refund', 'ordered again'],
  [{ amount: 450_000, currency: 'NGN' }, 'amount', '₦4,500'],
  [{ amount: 1_500, currency: 'USD' }, 'amount', '15.00 USD'],
  [{ deactivated: true }, 'deactivated', 'yes'],
])('the record writes %j in words', (after, name, text) => {
  expect(describeChanges({ before: null, after }, 'Africa/Lagos')).toContainEqual({ name, text });
});

test('an id without a page is not shown', () => {
  expect(describeChanges({ before: null, after: { change: session, exams: '2' } }, undefined)).toEqual([
    { name: 'exams', text: '2' },
  ]);
});
