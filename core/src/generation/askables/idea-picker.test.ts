import { describe, expect, test } from 'vitest';
import type { QuestionKind } from '../question-draft.ts';
import type { Askable } from './askable.ts';
import { IdeaPicker } from './idea-picker.ts';

function askable(name: string, kind: QuestionKind, worth: number, group = 0, spends = [name]): Askable {
  const origin = { page: 1, section: null, start: 0, end: 0, quote: name };
  return { kind, worth, group, origin, spends, ask: () => null };
}

/** The names in the order in which a picker deals them out. */
function dealt(askables: readonly Askable[], termShare?: number): string[] {
  const picker = new IdeaPicker(askables, termShare);
  const names: string[] = [];
  for (let next = picker.next(); next !== null; next = picker.next()) {
    names.push(next.origin.quote);
    picker.use(next);
  }
  return names;
}

describe('what is asked next', () => {
  test('is worth most', () => {
    expect(dealt([askable('low', 'term', 1), askable('high', 'term', 2)])).toEqual(['high', 'low']);
  });

  test('is from another part of the note where that has something fair', () => {
    const all = [
      askable('one', 'term', 5),
      askable('two', 'term', 4.5),
      askable('elsewhere', 'term', 3.6, 1),
    ];

    expect(dealt(all)).toEqual(['one', 'elsewhere', 'two']);
  });

  test('is of a kind that the set does not have', () => {
    const all = [askable('one', 'term', 5), askable('two', 'term', 4.5), askable('why', 'why', 3)];

    expect(dealt(all).indexOf('why')).toBeLessThan(2);
  });

  test('never shares a name with what was asked', () => {
    const all = [askable('one', 'term', 5, 0, ['term:atom']), askable('two', 'meaning', 4, 1, ['term:atom'])];

    expect(dealt(all)).toEqual(['one']);
  });

  test('of one kind is at most its share where others are left', () => {
    const terms = Array.from({ length: 12 }, (_, at) => askable(`term ${at}`, 'term', 5 - at / 10, at));
    const meanings = Array.from({ length: 12 }, (_, at) => askable(`meaning ${at}`, 'meaning', 4, 20 + at));
    const reasons = Array.from({ length: 12 }, (_, at) => askable(`why ${at}`, 'why', 3.5, 40 + at));
    const all = [...terms, ...meanings, ...reasons];
    const termsAmongTen = (share?: number) =>
      dealt(all, share)
        .slice(0, 10)
        .filter((name) => name.startsWith('term')).length;

    expect(termsAmongTen()).toBeLessThanOrEqual(6);
    expect(termsAmongTen(0.9)).toBeGreaterThan(termsAmongTen());
  });
});

test('what is refused is not offered again', () => {
  const picker = new IdeaPicker([askable('one', 'term', 5), askable('two', 'term', 4)]);
  const first = picker.next();
  if (first !== null) picker.refuse(first);

  expect(picker.next()?.origin.quote).toBe('two');
});

test('what is postponed waits for what is better, and is postponed once', () => {
  const [one, two] = [askable('one', 'term', 5), askable('two', 'term', 4)];
  const picker = new IdeaPicker([one, two]);

  expect(picker.postpone(one)).toBe(true);
  expect(picker.next()).toBe(two);
  picker.use(two);
  expect(picker.next()).toBe(one);
  expect(picker.postpone(one)).toBe(false);
});
