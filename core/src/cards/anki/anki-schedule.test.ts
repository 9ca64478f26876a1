import { describe, expect, it } from 'vitest';
import { nextMemory } from '../../memory/fsrs.ts';
import type { AnkiCard, AnkiReview } from './anki-collection.ts';
import { readSchedule } from './anki-schedule.ts';
import { memoryFromEase, memoryFromFactor } from './sm2-memory.ts';

const now = Date.parse('2023-12-01T12:00:00Z');
const context = {
  clock: { createdAt: 1_700_000_000, offsetMinutes: 0, rolloverHour: 4 },
  timeZone: 'Africa/Lagos',
  now,
};
const card: AnkiCard = {
  id: 1,
  noteId: 1,
  deckId: 1,
  ordinal: 0,
  type: 2,
  queue: 2,
  due: 40,
  intervalDays: 12,
  ease: 2.5,
  reps: 3,
  lapses: 1,
  stepsLeft: 0,
  flag: 0,
  memory: null,
  lastReviewAt: null,
  firstDay: null,
};
const review = (day: number, grade: number, parts: Partial<AnkiReview> = {}): AnkiReview => ({
  cardId: 1,
  givenAt: Date.parse('2023-11-01T10:00:00Z') + day * 86_400_000,
  grade,
  interval: 1,
  factor: 2_500,
  tookMs: 1_000,
  type: day === 0 ? 0 : 1,
  ...parts,
});
const readState = (parts: Partial<AnkiCard>, log: AnkiReview[] = []) =>
  readSchedule({ ...card, ...parts }, log, context).state;

describe('memory from the older scheduler', () => {
  it.each([
    [2.5, 10, 10, 6.9141],
    [1.3, 10, 10, 10],
    [2.5, 100, 100, 5.0036],
  ])('follows from ease %d after %d days', (ease, days, stability, difficulty) => {
    const memory = memoryFromEase(ease, days);
    expect(memory.stability).toBe(stability);
    expect(memory.difficulty).toBeCloseTo(difficulty, 3);
  });

  it('takes the difficulty that a small factor encodes', () => {
    expect(memoryFromFactor(555, 12).difficulty).toBeCloseTo(5.1, 1);
    expect(memoryFromFactor(0, 10)).toEqual(memoryFromEase(2.5, 10));
  });
});

describe('the progress of a card', () => {
  it('takes what FSRS has computed, and the day on which Anki would ask', () => {
    expect(
      readState({ memory: { stability: 12.5, difficulty: 5.1 }, lastReviewAt: 1_700_900_000_000 }),
    ).toEqual({
      stability: 12.5,
      difficulty: 5.1,
      phase: 'review',
      step: 0,
      dueAt: null,
      dueDay: '2023-12-24',
      firstDay: '2023-11-25',
      lastDay: '2023-11-25',
      reps: 3,
      lapses: 1,
    });
  });

  it('is computed from the reviews otherwise', () => {
    const log = [review(0, 3), review(2, 3), review(9, 1)];
    const memory = nextMemory(nextMemory(nextMemory(null, 0, 3), 2, 3), 7, 1);

    expect(readState({}, log)).toMatchObject({ ...memory, firstDay: '2023-11-01', lastDay: '2023-11-10' });
  });

  it('is converted from ease and interval without reviews', () => {
    expect(readState({})).toMatchObject({ ...memoryFromEase(2.5, 12), lastDay: '2023-12-01' });
    expect(readState({ due: 10 })).toMatchObject({ dueDay: '2023-11-24', lastDay: '2023-11-12' });
  });

  it('counts only reviews that change memory', () => {
    const { reviews } = readSchedule(
      card,
      [review(0, 3), review(1, 0), review(2, 3, { type: 3, factor: 0 }), review(3, 4), review(900, 3)],
      context,
    );
    expect(reviews.map(({ localDay, grade }) => [localDay, grade])).toEqual([
      ['2023-11-01', 3],
      ['2023-11-04', 4],
    ]);
  });

  it.each([
    ['a reset', [review(0, 1), review(1, 0, { type: 4, factor: 0 }), review(2, 3, { type: 0 })]],
    ['learning steps after reviews', [review(0, 1), review(1, 3), review(2, 3, { type: 0 })]],
  ])('begins again after %s', (_, log) => {
    expect(readState({}, log)).toMatchObject({ ...nextMemory(null, 0, 3), firstDay: '2023-11-03' });
  });

  it('starts an incomplete history from its first review', () => {
    const log = [review(5, 3, { interval: 20, factor: 2_000 }), review(9, 3)];
    const start = memoryFromFactor(2_000, 20);

    expect(readState({}, log)).toMatchObject(nextMemory(start, 4, 3));
  });

  it('is none for a new card and for a card without any review', () => {
    expect(readState({ type: 0, queue: 0 }, [review(0, 3)])).toBeNull();
    expect(readState({ type: 1, queue: 1, due: 1_701_430_000, intervalDays: 0 })).toBeNull();
  });

  it.each([
    [1, 1, 1_701_430_000, 'learning', '2023-12-01', 1_701_430_000_000],
    [3, 3, 20, 'relearning', '2023-12-04', Date.parse('2023-12-04T04:00:00Z')],
  ] as const)(
    'type %d in queue %d asks again in its learning steps',
    (type, queue, due, phase, dueDay, dueAt) => {
      expect(readState({ type, queue, due }, [review(0, 3)])).toMatchObject({ phase, dueDay, dueAt });
    },
  );

  it('tells suspended from buried cards', () => {
    const faces = [-1, -2, -3, 2].map((queue) => readSchedule({ ...card, queue }, [], context));
    expect(faces.map(({ suspended, buried }) => [suspended, buried])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  it('counts days west of Greenwich from the day of their collection', () => {
    const clock = {
      ...context.clock,
      createdAt: Date.parse('2023-11-15T02:00:00Z') / 1_000,
      offsetMinutes: 300,
    };
    expect(readSchedule(card, [], { ...context, clock }).state?.dueDay).toBe('2023-12-24');
  });

  it.each([
    ['a day far away', { due: 9_000_000 }],
    ['a moment far away', { due: 9e15 }],
    ['half a day', { due: 1.5 }],
    ['an endless interval', { intervalDays: 1e12, due: -1e9 }],
  ])('survives %s', (_, parts) => {
    expect(readState(parts)?.dueDay).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
