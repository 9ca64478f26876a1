import { describe, expect, test } from 'vitest';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { termCandidates } from './term-candidates.ts';

const findCandidates = (...marked: string[]) => [
  ...termCandidates(marked.map((sentence) => taggedSentence(sentence))).values(),
];
const findWordings = (...marked: string[]) => findCandidates(...marked).flatMap(({ wordings }) => wordings);

/** The candidates of a sentence in which this run of words is bold and no word is tagged. */
function boldIn(text: string, bold: string) {
  const start = text.indexOf(bold);
  const span = { start, end: start + bold.length };
  return [...termCandidates([taggedSentence(text, { tagged: null, bold: [span] })]).values()];
}

describe('a phrase may be a term', () => {
  test.each([
    ['as one noun', 'osmosis/noun', ['osmosis']],
    ['as a noun that elsewhere only weighs', 'the human/noun', ['human']],
    ['as a compound, not as its parts', 'blood/noun glucose/noun', ['blood glucose']],
    ['with a name in it that owns what follows', "Broca's/noun area/noun", ["broca's area"]],
    ['of three letters', 'the/determiner rib/noun', ['rib']],
    ['of thirty letters', `${'a'.repeat(30)}/noun`, ['a'.repeat(30)]],
    ['of four words', 'left/adjective main/noun heart/noun valve/noun', ['left main heart valve']],
    [
      'without the adjectives that only weigh',
      'an important/adjective large/adjective gland/noun',
      ['gland'],
    ],
    [
      'with such an adjective before a hyphen',
      'short/adjective-term/noun memory/noun',
      ['short term memory'],
    ],
    ['without the word "term" before it', 'the/determiner term/noun utility/noun', ['utility']],
    ['from a vague word that others make exact', 'the/determiner blood/noun group/noun', ['blood group']],
  ])('%s', (_, marked, expected) => {
    expect(findWordings(marked)).toEqual(expected);
  });
});

test('a person is named without a trade', () => {
  expect(findWordings('the/determiner neuroscientist/noun Michael/noun Arbib/noun')).toEqual([
    'michael arbib',
  ]);
  expect(findWordings('the/determiner plant/noun biologist/noun')).toEqual(['plant biologist']);
});

describe('a phrase is no term', () => {
  test.each([
    ['of two letters', 'the/determiner ox/noun'],
    ['of more than thirty letters', `${'a'.repeat(31)}/noun`],
    ['of five words', 'left/adjective main/noun heart/noun valve/noun flap/noun'],
    ['where it names nothing by itself', 'the/determiner process/noun'],
    ['where all of its words are vague', 'an important/adjective process/noun group/noun'],
    ['with a number in it', 'table/noun 4/noun'],
    ['with a single letter in it', 'vitamin/noun c/noun'],
    ['where a grammar word opens it', 'between/adjective cells/noun'],
    ['of two plurals, which are a list', 'bones/noun muscles/noun'],
    ['of a writer and others', 'Mishra/noun et/noun al/noun'],
    ['of a measure and a plural, which opens a clause', 'the/determiner amount/noun consumers/noun buy'],
    ['where a common word owns it', "bank's/noun assets/noun"],
    ['where its end owns something', "Broca's/noun area's/noun"],
    ['where one word owns something', "Broca's/noun"],
  ])('%s', (_, marked) => {
    expect(findWordings(marked)).toEqual([]);
  });

  test.each('cognitive extensive reflexive porous mutable edible harmful harmless chemical'.split(' '))(
    '%s, which is an adjective that the tagger took for a noun',
    (adjective) => {
      expect(findWordings(`the/determiner ${adjective}/noun`)).toEqual([]);
      expect(findWordings(`the/determiner ${adjective}/noun bones/noun`)).toEqual([`${adjective} bones`]);
    },
  );

  test('but two plurals with a name among them are', () => {
    expect(findWordings('the/determiner Canaries/noun islands/noun')).toEqual(['canaries islands']);
  });
});

describe('"of" joins two phrases', () => {
  test.each([
    ['to a longer term', 'loss/noun of glucose/noun', ['loss', 'glucose', 'loss of glucose']],
    [
      'of four words at most',
      'heart/noun of blue/adjective whale/noun',
      ['heart', 'blue whale', 'heart of blue whale'],
    ],
    ['not of five', 'frog/noun heart/noun of blue/adjective whale/noun', ['frog heart', 'blue whale']],
    ['not with an article between', 'theory/noun of the/determiner gland/noun', ['theory', 'gland']],
    ['not where the first is vague', 'the/determiner kind/noun of gas/noun', ['gas']],
    ['not where something is done', 'loss/noun of hearing/noun', ['loss', 'hearing']],
    ['not across a comma', 'loss/noun, of glucose/noun', ['loss', 'glucose']],
    ['not before a comma', 'loss/noun of, glucose/noun', ['loss', 'glucose']],
    ['nor does another word', 'loss/noun in glucose/noun', ['loss', 'glucose']],
  ])('%s', (_, marked, expected) => {
    expect(findWordings(marked)).toEqual(expected);
  });
});

describe('the wordings of one term', () => {
  test('are gathered under one form, each once', () => {
    const [gene, ...others] = findCandidates('Genes/noun', 'a gene/noun', 'the genes/noun');
    expect(gene).toEqual({ norm: 'gene', stems: ['gene'], isBold: false, wordings: ['genes', 'gene'] });
    expect(others).toEqual([]);
  });

  test('do not differ by a hyphen', () => {
    expect(findWordings('input/noun-output/noun table/noun', 'input/noun output/noun table/noun')).toEqual([
      'input output table',
    ]);
  });
});

describe('what an author sets in bold is a term', () => {
  test.each([
    ['even where it is vague', 'It is a process of the body.', 'process', ['process']],
    ['even where it is an adjective', 'It is a porous stone.', 'porous', ['porous']],
    [
      'even of six words',
      'It is the law of rising unit costs over time.',
      'law of rising unit costs over',
      ['law of rising unit costs over'],
    ],
    [
      'not of seven',
      'It is the law of rising unit costs over time.',
      'law of rising unit costs over time',
      [],
    ],
    ['up to the end of the sentence', 'It is an osmosis', 'osmosis', ['osmosis']],
    ['by its whole words only', 'The photosynthesis of plants', 'synthesis of plants', ['of plants']],
    ['not where it only stresses', 'They DO NOT recycle energy.', 'DO NOT', []],
    ['not where no whole word is in it', 'The photosynthesis of plants', 'synth', []],
    ['not where nothing but a mark is in it', 'The cell: a unit', ':', []],
  ])('%s', (_, text, bold, expected) => {
    const found = boldIn(text, bold);
    expect(found.flatMap(({ wordings }) => wordings)).toEqual(expected);
    expect(found.every(({ isBold }) => isBold)).toBe(true);
  });

  test('wherever else it stands', () => {
    const plain = taggedSentence('The gene/noun');
    const bold = taggedSentence('The gene', { tagged: null, bold: [{ start: 4, end: 8 }] });
    for (const sentences of [
      [plain, bold],
      [bold, plain],
    ]) {
      expect(termCandidates(sentences).get('gene')?.isBold).toBe(true);
    }
    expect(termCandidates([plain, plain]).get('gene')?.isBold).toBe(false);
  });
});

test('a sentence that is not read gives no term', () => {
  expect(termCandidates([taggedSentence('osmosis/noun', { tagged: null })])).toEqual(new Map());
});
