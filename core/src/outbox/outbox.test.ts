import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterBatch, firstPlan, nextBatch, oldestFirst, type Waiting } from './outbox.ts';

const largest = 100;
const queued = (id: string): Waiting => ({ id });
const getIds = (items: readonly Waiting[]) => items.map(({ id }) => id);
const [a, b, c] = [queued('a'), queued('b'), queued('c')];
const first = firstPlan(largest);

test('the oldest item goes first', () => {
  const inputs = [
    { id: 'c', given_at: '2026-11-24T09:00:02.000Z' },
    { id: 'b', given_at: '2026-11-24T09:00:01.000Z' },
    { id: 'a', given_at: '2026-11-24T09:00:01.000Z' },
  ];
  expect(getIds(oldestFirst(inputs))).toEqual(['a', 'b', 'c']);
});

describe('a batch', () => {
  test('has no more items than the server accepts in one request', () => {
    expect(nextBatch([a, b, c], firstPlan(2))).toEqual([a, b]);
    expect(nextBatch([], first)).toEqual([]);
  });

  test('leaves the queue as it was answered', () => {
    const outcome = { type: 'answered', stored: ['a', 'x'], refused: ['b'] } as const;
    expect(afterBatch(first, [a, b], outcome)).toEqual({ stored: ['a'], refused: ['b'], plan: first });
  });

  test('counts a stored item as not rejected', () => {
    const outcome = { type: 'answered', stored: ['a'], refused: ['a'] } as const;
    expect(afterBatch(first, [a, b], outcome)).toMatchObject({ stored: ['a'], refused: [] });
  });

  test('goes again after the others when it was lost, and then in rounds', () => {
    let plan = firstPlan(1);
    const sent = Array.from({ length: 7 }, () => {
      const batch = nextBatch([a, b, c], plan);
      plan = afterBatch(plan, batch, { type: 'lost' }).plan;
      return getIds(batch).join();
    });
    expect(sent).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a']);
    expect(plan).toMatchObject({ failures: 7, size: 1 });
  });

  test.each([
    [2, 1],
    [3, 2],
    [100, 50],
  ])('becomes smaller when the server rejects it completely: %i items go in parts of %i', (count, size) => {
    const sent = Array.from({ length: count }, (_, index) => queued(`${index}`));
    expect(afterBatch(first, sent, { type: 'refused' })).toEqual({
      stored: [],
      refused: [],
      plan: { ...first, size },
    });
  });

  test('drops its only item when the server rejects it', () => {
    const halved = { ...first, size: 1, failures: 2 };
    expect(afterBatch(halved, [a], { type: 'refused' })).toEqual({ stored: [], refused: ['a'], plan: first });
  });
});

const luck = fc.constantFrom('arrives', 'lost before', 'lost after' as const);

test('every answer ends once: stored where the server can read it, dropped where it cannot', () => {
  const answers = fc.uniqueArray(
    fc.record({ id: fc.uuid(), isReadable: fc.boolean(), isWelcome: fc.boolean() }),
    {
      selector: ({ id }) => id,
      maxLength: 250,
    },
  );
  fc.assert(
    fc.property(answers, fc.array(luck, { maxLength: 30 }), (created, lucks) => {
      const about = new Map(created.map((one) => [one.id, one]));
      const server = new Set<string>();
      let waiting = created.map(({ id }) => queued(id));
      let plan = first;
      const ended: string[] = [];

      for (let tries = 0; waiting.length > 0; tries += 1) {
        expect(tries).toBeLessThan(5_000);
        const sent = nextBatch(waiting, plan);
        expect(sent.length).toBeLessThanOrEqual(largest);
        const effect = afterBatch(plan, sent, deliver(sent, lucks[tries] ?? 'arrives'));
        expect(effect.plan.size).toBeGreaterThan(0);
        const gone = [...effect.stored, ...effect.refused];
        ended.push(...gone);
        for (const id of effect.stored) expect(server).toContain(id);
        for (const id of effect.refused) expect(server).not.toContain(id);
        waiting = waiting.filter(({ id }) => !gone.includes(id));
        plan = effect.plan;
      }
      expect(ended.toSorted()).toEqual(created.map(({ id }) => id).toSorted());
      const expected = created.filter(({ isReadable, isWelcome }) => isReadable && isWelcome);
      expect([...server].toSorted()).toEqual(expected.map(({ id }) => id).toSorted());

      function deliver(sent: readonly Waiting[], fate: string) {
        if (fate === 'lost before') return { type: 'lost' } as const;
        if (sent.some(({ id }) => !about.get(id)?.isReadable)) return { type: 'refused' } as const;
        const stored = sent.map(({ id }) => id).filter((id) => about.get(id)?.isWelcome);
        for (const id of stored) server.add(id);
        if (fate === 'lost after') return { type: 'lost' } as const;
        const refused = sent.map(({ id }) => id).filter((id) => !stored.includes(id));
        return { type: 'answered', stored, refused } as const;
      }
    }),
    { numRuns: 50 },
  );
});
