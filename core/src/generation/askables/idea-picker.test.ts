import { describe, expect, test } from 'vitest';
import type { QuestionKind } from '../question-draft.ts';
import type { Askable } from './askable.ts';
import { IdeaPicker } from './idea-picker.ts';

function askable(name: string, kind: QuestionKind, worth: number, group = 0, spends = [name]): Askable {
  const origin = { page: 1, section: null, start: 0, end: 0, quote: name };
  return { kind, worth, group, origin, spends, ask: () => null };
}

/** The names in the order in which a picker deals them out. */
function dealt(askables: readonly Askable[], isMixed?: boolean): string[] {
  const picker = new IdeaPicker(askables, isMixed);
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
      askable('two', 'term', 4.8),
      askable('elsewhere', 'term', 3.2, 1),
    ];

    expect(dealt(all)).toEqual(['one', 'elsewhere', 'two']);
  });

  test('is not from there where what it has is much worse', () => {
    const all = [
      askable('one', 'term', 5),
      askable('two', 'term', 4.8),
      askable('elsewhere', 'term', 2.9, 1),
    ];

    expect(dealt(all)).toEqual(['one', 'two', 'elsewhere']);
  });

  test('is of a kind that the set does not have', () => {
    const beside = (worth: number) => [
      askable('one', 'term', 5),
      askable('two', 'term', 4.5),
      askable('why', 'why', worth),
    ];

    expect(dealt(beside(3))).toEqual(['one', 'why', 'two']);
    expect(dealt(beside(0))).toEqual(['one', 'two', 'why']);
  });

  test('never shares a name with what was asked', () => {
    const all = [askable('one', 'term', 5, 0, ['term:atom']), askable('two', 'meaning', 4, 1, ['term:atom'])];

    expect(dealt(all)).toEqual(['one']);
  });

  describe('of one kind is hardly more than its share', () => {
    const many = (kind: QuestionKind, worth: number, group: number) =>
      Array.from({ length: 20 }, (_, at) => askable(`${kind} ${at}`, kind, worth - at / 100, group + at));
    const all = [...many('term', 5, 0), ...many('meaning', 4, 20), ...many('value', 4, 40)];
    const termsIn = (names: readonly string[]) => names.filter((name) => name.startsWith('term')).length;

    test('half of a set', () => {
      const count = termsIn(dealt(all).slice(0, 10));
      expect(count).toBeLessThanOrEqual(7);
      expect(count).toBeGreaterThanOrEqual(6);
    });

    test('until nothing else is left', () => {
      expect(dealt(many('term', 5, 0))).toHaveLength(20);
    });

    test('but terms may be all of it, where the best are wanted whatever their kinds', () => {
      expect(termsIn(dealt(all, false).slice(0, 10))).toBe(10);
    });
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
