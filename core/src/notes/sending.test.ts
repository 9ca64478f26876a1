import { expect, test } from 'vitest';
import { partSentNotes } from './sending.ts';

const sentAt = (id: string, time: string) => ({ id, note: { created_at: `2026-11-30T${time}:00.000Z` } });
const [c, b, a, old] = [
  sentAt('c', '10:20'),
  sentAt('b', '10:10'),
  sentAt('a', '10:00'),
  sentAt('old', '09:00'),
] as const;

test('notes that were sent together stay in the order in which they were sent, apart from earlier ones', () => {
  expect(partSentNotes([c, b, a, old])).toEqual({ recent: [a, b, c], earlier: [old] });
});

test('without notes nothing was sent', () => {
  expect(partSentNotes([])).toEqual({ recent: [], earlier: [] });
});
