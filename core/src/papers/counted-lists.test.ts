import { expect, it, test } from 'vitest';
import { countPaperQuestions } from './is-paper.ts';
import { readPaper } from './read-paper.ts';
import { getKeys, outlineTyped } from './testing/outline.ts';
import { typedPaper } from './testing/typed-paper.ts';

/** The file counts questions and options, so that no number and no letter is in its text. */
const COUNTED_TEST = `1# Which gas is most of the air?
  1# helium
  2# **nitrogen**
  3# neon
2# The symbol of carbon is
  1# A
  2# B
  3# **C**
3# Iron is a
  1# gas
  2# metal
4# Which one is a plant?
  1# fern
  2# frog
5# Which one is an animal?
  1# fern
  2# frog`;
const COUNTED_THEORY = `1# Explain osmosis.
  1# Define it
    1# in a cell
    2# in a root
  2# Draw it
2# Discuss rain.
3# Describe fog.`;

test('options that the file counts get the letters of their places', () => {
  expect(outlineTyped(COUNTED_TEST).slice(0, 3)).toEqual([
    '1 single: Which gas is most of the air? | A helium | *B nitrogen | C neon',
    '2 single: The symbol of carbon is | A A | B B | *C C',
    '3 single: Iron is a | A gas | B metal',
  ]);
  expect(countPaperQuestions(typedPaper(COUNTED_TEST))).toBeGreaterThan(0);
});

test('a counted part with theory keeps its parts, although its title is not known', () => {
  expect(outlineTyped(`${COUNTED_TEST}\nSecond half of this work\n${COUNTED_THEORY}`).slice(5)).toEqual([
    '1 open: Explain osmosis. | (a) Define it | (i) in a cell | (ii) in a root | (b) Draw it',
    '2 open: Discuss rain.',
    '3 open: Describe fog.',
  ]);
});

it.each(['Answers\n1# B\n2# C\n3# A\n4# A\n5# B', '1. B      4. A\n2. C      5. B\n3. A'])(
  'counted questions take the keys %j',
  (list) => {
    const unmarked = COUNTED_TEST.replaceAll('**', '');
    expect(getKeys(readPaper(typedPaper(`${unmarked}\n${list}`)))).toEqual(['B', 'C', 'A', 'A', 'B']);
  },
);
