import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalForm } from '../../text/words.ts';
import { emptyTally, guessesWon, optionTraits, tallied, unfairness } from './option-balance.ts';

type Written = [text: string, occurrences: number];

const traitsOf = ([text, occurrences]: Written) => optionTraits(normalForm(text), text, occurrences);

function wonWith(key: Written, others: readonly Written[]) {
  const [longest, shortest, mostFrequent, rarest, likestSpelling, likestWords] = guessesWon(
    traitsOf(key),
    others.map(traitsOf),
  );
  return { longest, shortest, mostFrequent, rarest, likestSpelling, likestWords };
}

describe('who goes by the length of the options', () => {
  test.each<[string, string, string[], number, number]>([
    ['finds a key that is longer than all others', 'mitochondrion', ['gene', 'cell', 'bone'], 1, 0],
    ['finds a key that is shorter than all others', 'rib', ['sternum', 'scapula', 'femoral'], 0, 1],
    ['misses a key of a length in between', 'femur', ['rib', 'sternum', 'pelvis'], 0, 0],
    ['has to guess between two longest', 'sternum', ['scapula', 'rib', 'ulna'], 1 / 2, 0],
    ['has to guess between three shortest', 'rib', ['jaw', 'hip', 'sternum'], 0, 1 / 3],
    ['knows nothing where all are equal', 'bone', ['cell', 'gene', 'vein'], 1 / 4, 1 / 4],
    ['is never wrong where nothing stands beside the key', 'bone', [], 1, 1],
  ])('%s', (_, key, others, longest, shortest) => {
    expect(
      wonWith(
        [key, 1],
        others.map((other) => [other, 1]),
      ),
    ).toMatchObject({ longest, shortest });
  });
});

describe('who counts how often the note names the options', () => {
  test.each<[string, number, number[], number, number]>([
    ['finds a key that is named most', 9, [2, 3, 4], 1, 0],
    ['finds a key that is named least', 1, [2, 3, 4], 0, 1],
    ['misses a key in between', 3, [1, 2, 4], 0, 0],
    ['has to guess between equals', 4, [4, 2, 1], 1 / 2, 0],
    ['is not misled by one mention more than the key', 3, [4, 5, 6], 0, 1],
  ])('%s', (_, own, counts, mostFrequent, rarest) => {
    expect(
      wonWith(
        ['bone', own],
        counts.map((count, at) => [`gen${at}`, count]),
      ),
    ).toMatchObject({ mostFrequent, rarest });
  });
});

describe('who takes the option that is most like the others', () => {
  test('finds a key whose words the others repeat, and not one that stands apart', () => {
    const shared = wonWith(
      ['supply curve', 1],
      [
        ['supply shift', 1],
        ['demand curve', 1],
        ['price', 1],
      ],
    );
    const apart = wonWith(
      ['tariff', 1],
      [
        ['supply shift', 1],
        ['demand shift', 1],
        ['price', 1],
      ],
    );
    expect([shared.likestWords, apart.likestWords]).toEqual([1, 0]);
  });

  test('finds a key from which the others are made by changing letters, though they share no word', () => {
    const spelled: Written[] = [
      ['osteoclast', 1],
      ['myoblast', 1],
      ['fracture', 1],
    ];
    expect(wonWith(['osteoblast', 1], spelled)).toMatchObject({ likestSpelling: 1, likestWords: 1 / 4 });
    expect(wonWith(['treaty', 1], spelled).likestSpelling).toBe(0);
  });

  test.each([
    ['the beginning of a word', 'xab', 1 / 2],
    ['the end of a word', 'bac', 1 / 2],
    ['capitals as small letters', 'XAB', 1 / 2],
    ['no single letters', 'acx', 1 / 4],
  ])('sees %s', (_, key, expected) => {
    const others: Written[] = [
      ['Xac', 1],
      ['qrs', 1],
      ['tuv', 1],
    ];
    expect(wonWith([key, 1], others).likestSpelling).toBe(expected);
  });

  test('has only a guess where an option is empty', () => {
    expect(wonWith(['', 1], [['', 1]])).toMatchObject({ likestSpelling: 1 / 2, likestWords: 1 / 2 });
  });
});

const written = fc.tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.nat(9));

test('over the four options of a question every strategy wins one point in all, whichever of them is the key', () => {
  fc.assert(
    fc.property(fc.tuple(written, written, written, written), (four) => {
      const all = four.map((key) =>
        guessesWon(traitsOf(key), four.filter((other) => other !== key).map(traitsOf)),
      );
      for (const strategy of all[0]?.keys() ?? []) {
        expect(all.reduce((sum, won) => sum + (won[strategy] ?? 0), 0)).toBeCloseTo(1, 9);
      }
    }),
  );
});

describe('a set of questions is', () => {
  const chance = [0.25, 0.25, 0.25, 0.25, 0.25, 0.25];

  test('fair where every strategy wins a quarter of the questions', () => {
    const oneOfFour = [1, 0, 0, 0].reduce(
      (tally, points) =>
        tallied(
          tally,
          chance.map(() => points),
        ),
      emptyTally(),
    );
    expect(oneOfFour).toEqual({ questions: 4, won: [1, 1, 1, 1, 1, 1] });
    expect(unfairness(oneOfFour, chance)).toBe(0);
    expect(unfairness(emptyTally(), chance)).toBe(0);
  });

  test.each([
    ['one strategy wins too much', [1, 0.25, 0.25, 0.25, 0.25, 0.25], 0.5625],
    ['one strategy wins too little, for who avoids it wins', [0, 0.25, 0.25, 0.25, 0.25, 0.25], 0.0625],
    ['two are off', [1, 0, 0.25, 0.25, 0.25, 0.25], 0.625],
  ])('unfair where %s', (_, won, expected) => {
    expect(unfairness(emptyTally(), won)).toBeCloseTo(expected, 9);
  });

  test('fair again when a strategy that won loses the next three', () => {
    const once = tallied(emptyTally(), [1, 0.25, 0.25, 0.25, 0.25, 0.25]);
    const lost = [0, 0.25, 0.25, 0.25, 0.25, 0.25];
    expect(unfairness(once, lost)).toBeLessThan(unfairness(once, chance));
    expect(unfairness(tallied(tallied(once, lost), lost), lost)).toBeCloseTo(0, 9);
  });

  test('left as it was by the question after it', () => {
    const before = emptyTally();
    tallied(before, chance);
    expect(before).toEqual({ questions: 0, won: [0, 0, 0, 0, 0, 0] });
  });
});
