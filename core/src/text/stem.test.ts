import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getStem } from './stem.ts';
import { isStopWord } from './words.ts';

/** The sample vocabulary of the algorithm's own page: https://snowballstem.org/algorithms/english/stemmer.html */
const SAMPLE = `
consign consigned consigning consignment > consign
consist consisted consistency consistent consistently consisting consists > consist
consolation consolations console consoled consoles consoling consolingly consols > consol
consolatory > consolatori
consolidate consolidated consolidating > consolid
consonant > conson
consort consorted consorting > consort
conspicuous conspicuously > conspicu
conspiracy > conspiraci
conspirator conspirators conspire conspired conspiring > conspir
constable constables > constabl
constance constancy > constanc
constant > constant
knack knacks > knack
knackeries > knackeri
knave knaves > knave
knavish > knavish
kneaded kneading > knead
knee knees > knee
kneel kneeled kneeling kneels > kneel
knelt > knelt
knight knightly knights > knight
knit knits knitted knitting > knit
knives > knive
knock knocked knocker knockers knocking knocks > knock|knocker
knot knots > knot`;

const pairs = SAMPLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [words = '', stems = ''] = line.split(' > ');
    return words.split(' ').map((word) => [word, stems.split('|')] as const);
  });

test.each(pairs)('the stem of %s is %j', (word, stems) => {
  expect(stems).toContain(getStem(word));
});

test.each([
  ['happy', 'happi'],
  ['ties', 'tie'],
  ['cries', 'cri'],
  ['generously', 'generous'],
  ['communism', 'communism'],
  ['dying', 'die'],
  ['news', 'news'],
])('the exceptions of the algorithm: %s is %s', (word, stem) => {
  expect(getStem(word)).toBe(stem);
});

test('a word is cut up to forty letters and left whole beyond', () => {
  const forty = `${'a'.repeat(35)}nings`;
  expect(getStem(forty)).not.toBe(forty);
  expect(getStem(`a${forty}`)).toBe(`a${forty}`);
});

test('a word has the same stem each time', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,45}$/), (word) => {
      const first = getStem(word);
      expect(getStem(word)).toBe(first);
      expect(first.length).toBeLessThanOrEqual(word.length + 1);
    }),
  );
});

describe('grammar is separated from subject matter', () => {
  test.each(['the', 'of', 'which', "isn't", 'isn’t', 'nevertheless', 'yourself', 'a'])('%s', (word) => {
    expect(isStopWord(word)).toBe(true);
  });

  test.each(['cell', 'force', 'following', 'year', 'the cell', 'The', ''])('%j', (word) => {
    expect(isStopWord(word)).toBe(false);
  });
});
