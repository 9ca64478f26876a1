import { describe, expect, it } from 'vitest';
import { getShareEnd, type RecipientAction, recipientAfter, recipientStates } from './share-rules.ts';
import { changesBetween, isSameVersion } from './version-changes.ts';

describe('a recipient', () => {
  const table: Record<RecipientAction, string> = {
    // The columns are invited, accepted, rejected, left and removed.
    invite: 'invited accepted invited invited invited',
    accept: 'accepted accepted accepted accepted -',
    reject: 'rejected - rejected - -',
    exit: '- left - left -',
    remove: 'removed removed removed removed removed',
  };
  it.each(Object.entries(table))('%s', (action, row) => {
    const found = recipientStates.map((state) => recipientAfter(state, action as RecipientAction) ?? '-');
    expect(found.join(' ')).toBe(row);
  });
});

describe('a share', () => {
  const open = { hasOwner: true, revokedAt: null, expiresAt: null, isThere: true, closure: null, now: 1_000 };
  it.each<[Partial<Parameters<typeof getShareEnd>[0]>, string | null]>([
    [{}, null],
    [{ expiresAt: 1_001 }, null],
    [{ expiresAt: 1_000 }, 'expired'],
    [{ revokedAt: 1 }, 'revoked'],
    [{ isThere: false }, 'deleted'],
    [{ closure: 'taken_down' }, 'taken_down'],
    [{ closure: 'unconfirmed' }, 'unconfirmed'],
    [{ closure: 'taken_down', revokedAt: 1 }, 'revoked'],
    [{ hasOwner: false, revokedAt: 1, isThere: false }, 'owner_gone'],
  ])('%j', (change, end) => {
    expect(getShareEnd({ ...open, ...change })).toBe(end);
  });
});

describe('a newer version', () => {
  const part = (key: string, text = key) => ({ key, text });

  it('adds, changes and removes by keys, in the order of each', () => {
    const from = [part('a'), part('b'), part('c')];
    const to = [part('d'), part('c', 'other'), part('a')];
    expect(changesBetween(from, to)).toEqual({
      added: [part('d')],
      changed: [{ from: part('c'), to: part('c', 'other') }],
      removed: [part('b')],
    });
  });

  it('is the same in whatever order names stand', () => {
    expect(
      isSameVersion(
        [{ key: 'a', of: { x: 1, y: [2] } } as never],
        [{ of: { y: [2], x: 1 }, key: 'a' } as never],
      ),
    ).toBe(true);
  });

  it('is the same if it only has another order', () => {
    expect(isSameVersion([part('a'), part('b')], [part('b'), part('a')])).toBe(true);
    expect(isSameVersion([part('a')], [part('a', 'b')])).toBe(false);
  });
});
