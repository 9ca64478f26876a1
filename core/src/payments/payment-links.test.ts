import { describe, expect, it } from 'vitest';
import { getFirstName, getLinkEnd, readLinkState, takesMoney } from './payment-links.ts';

const hour = 60 * 60_000;
const now = Date.parse('2026-12-01T10:00:00Z');
const link = { expiresAt: now + hour, ended: false, paid: false, needed: true };

describe('a payment link', () => {
  it.each([
    ['open', {}, true],
    ['paid', { paid: true }, false],
    ['paid', { paid: true, ended: true, needed: false }, false],
    ['ended', { ended: true }, false],
    ['ended', { needed: false }, false],
    ['expired', { expiresAt: now }, true],
    ['expired', { expiresAt: now - 24 * hour + 1 }, true],
    ['expired', { expiresAt: now - 24 * hour }, false],
  ] as const)('is %s with %o, and takes money: %s', (state, change, takes) => {
    const facts = { ...link, ...change };
    expect([readLinkState(facts, now), takesMoney(facts, now)]).toEqual([state, takes]);
  });

  it('is open for seven days, and not longer than its offer', () => {
    expect(getLinkEnd(now, null)).toBe(now + 7 * 24 * hour);
    expect(getLinkEnd(now, now + hour)).toBe(now + hour);
    expect(getLinkEnd(now, now + 999 * hour)).toBe(now + 7 * 24 * hour);
  });

  it.each([
    ['  Ada  Obi', 'Ada'],
    ['Ọlá', 'Ọlá'],
    ['', ''],
  ])('shows of “%s” only “%s”', (name, firstName) => {
    expect(getFirstName(name)).toBe(firstName);
  });
});
