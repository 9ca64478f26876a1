import { expect, test } from 'vitest';
import { afterReview, type ItemState } from '../memory/fold-reviews.ts';
import type { Grade } from '../memory/grade.ts';
import { dayAfter } from '../time/local-day.ts';
import { queueStoredFaces, type StoredFace, storedDays } from './stored-day.ts';

const start = '2026-11-27';
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const review = (state: ItemState | null, grade: Grade, localDay: string) =>
  afterReview('card', state, { id: 'r', grade, givenAt: noon(localDay), localDay, retention: 90 });

const ids = (faces: readonly StoredFace[]) => faces.map(({ faceId }) => faceId);
const rules = (day: string) => ({ day, newPerDay: 3, reviewsPerDay: 5 });

test('a device without a network asks each day what is due and new, one face of a card, within the caps', () => {
  const known = review(null, 4, dayAfter(start, -20));
  let faces: StoredFace[] = [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ faceId: id, cardId: id, state: known })),
    { faceId: 'both ways 0', cardId: 'both ways', state: null },
    { faceId: 'both ways 1', cardId: 'both ways', state: null },
    ...Array.from({ length: 20 }, (_, index) => ({ faceId: `n${index}`, cardId: `n${index}`, state: null })),
  ];
  const newPerDay: number[] = [];
  const duePerDay: number[] = [];
  for (let index = 0; index < storedDays; index += 1) {
    const day = dayAfter(start, index);
    const queue = queueStoredFaces(faces, rules(day));
    newPerDay.push(queue.new.length);
    duePerDay.push(queue.due.length);
    const todaysIds = new Set(ids([...queue.learning, ...queue.due, ...queue.new]));
    faces = faces.map((face) =>
      todaysIds.has(face.faceId) ? { ...face, state: review(face.state, 4, day) } : face,
    );
    // Nothing is asked twice on a day.
    const again = queueStoredFaces(faces, rules(day));
    expect([...again.new, ...again.due, ...again.learning]).toEqual([]);
  }
  expect(newPerDay).toEqual([3, 3, 3, 3, 3, 3, 3]);
  expect(duePerDay.slice(0, 3)).toEqual([5, 2, 0]);
  const bothDirections = faces
    .filter(({ cardId }) => cardId === 'both ways')
    .map(({ state }) => state?.firstDay);
  expect(bothDirections).toEqual([start, dayAfter(start, 1)]);
});

test('a card in learning is asked again on its day, and a card that is due later waits', () => {
  const faces = [
    { faceId: 'learned', cardId: 'learned', state: review(null, 1, start) },
    { faceId: 'later', cardId: 'later', state: review(null, 4, start) },
  ];
  expect(ids(queueStoredFaces(faces, rules(start)).learning)).toEqual(['learned']);
  expect(queueStoredFaces(faces, rules(start)).due).toEqual([]);
});
