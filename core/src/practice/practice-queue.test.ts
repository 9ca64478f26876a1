import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterBatch, largestBatch, nextBatch, type QueuedPractice } from './practice-queue.ts';

const queued = (id: string, given_at = '2026-11-24T09:00:00.000Z'): QueuedPractice => ({ id, given_at });
const two = [queued('a'), queued('b')];

describe('a batch', () => {
  test('has the oldest first, and no more than are sent at once', () => {
    const waiting = [
      queued('c', '2026-11-24T09:00:02.000Z'),
      queued('b', '2026-11-24T09:00:01.000Z'),
      queued('a', '2026-11-24T09:00:01.000Z'),
    ];
    expect(nextBatch(waiting, 2).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(nextBatch(waiting, largestBatch).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(nextBatch([], 2)).toEqual([]);
  });

  test('leaves the queue as it was answered', () => {
    expect(afterBatch(two, { type: 'answered', stored: ['a', 'x'], refused: ['b'] })).toEqual({
      stored: ['a'],
      refused: ['b'],
      size: largestBatch,
    });
  });

  test('what is stored is not refused', () => {
    expect(afterBatch(two, { type: 'answered', stored: ['a'], refused: ['a'] })).toMatchObject({
      stored: ['a'],
      refused: [],
    });
  });

  test('that was lost is sent again', () => {
    expect(afterBatch(two, { type: 'lost' })).toEqual({ stored: [], refused: [], size: 2 });
  });

  test.each([
    [2, 1],
    [3, 2],
    [100, 50],
  ])('of %i that is refused as a whole is sent in parts of %i', (count, size) => {
    const sent = Array.from({ length: count }, (_, at) => queued(`${at}`));
    expect(afterBatch(sent, { type: 'refused' })).toEqual({ stored: [], refused: [], size });
  });

  test('of one that is refused is dropped', () => {
    expect(afterBatch([queued('a')], { type: 'refused' })).toEqual({
      stored: [],
      refused: ['a'],
      size: largestBatch,
    });
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
    fc.property(answers, fc.array(luck, { maxLength: 30 }), (made, lucks) => {
      const about = new Map(made.map((one) => [one.id, one]));
      const server = new Set<string>();
      let waiting = made.map(({ id }) => queued(id));
      let size = largestBatch;
      const ended: string[] = [];

      for (let tries = 0; waiting.length > 0; tries += 1) {
        expect(tries).toBeLessThan(5_000);
        const sent = nextBatch(waiting, size);
        expect(sent.length).toBeLessThanOrEqual(largestBatch);
        const effect = afterBatch(sent, deliver(sent, lucks[tries] ?? 'arrives'));
        expect(effect.size).toBeGreaterThan(0);
        const gone = [...effect.stored, ...effect.refused];
        ended.push(...gone);
        for (const id of effect.stored) expect(server).toContain(id);
        for (const id of effect.refused) expect(server).not.toContain(id);
        waiting = waiting.filter(({ id }) => !gone.includes(id));
        size = effect.size;
      }
      expect(ended.toSorted()).toEqual(made.map(({ id }) => id).toSorted());
      const expected = made.filter(({ isReadable, isWelcome }) => isReadable && isWelcome);
      expect([...server].toSorted()).toEqual(expected.map(({ id }) => id).toSorted());

      function deliver(sent: readonly QueuedPractice[], fate: string) {
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
