import { describe, expect, test } from 'vitest';
import { LEAST_AGREEMENT } from '../classes/term-classes.ts';
import type { QuestionIdea } from '../question-idea.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { aliasesIn } from '../terms/aliases.ts';
import type { Term } from '../terms/term.ts';
import { sampleTerm } from '../testing/sample-term.ts';
import { taggedSentence } from '../testing/tagged-sentence.ts';
import { distractorsFor } from './distractors.ts';
import type { NoteTerms } from './note-terms.ts';
import { termTraits } from './plausibility.ts';

interface Asked {
  evidence?: string;
  stem?: string;
  key?: Partial<Term>;
}

/** A question for a tool that is defined. */
function ideaFor(
  surface: string,
  { evidence = '', stem = 'Stone is cut with a ________.', key = {} }: Asked = {},
) {
  const term = sampleTerm(surface, key);
  const sentence = taggedSentence(evidence || `A ${surface} cuts stone.`);
  const [form] = term.forms;
  if (form === undefined) throw new Error('a term has a form');
  const idea: QuestionIdea = {
    term,
    mention: { sentence, first: 1, last: 1 },
    kind: 'identity',
    stem,
    key: form,
    soundness: 1,
  };
  return idea;
}

const ofOneClass = () => 1;
const noAliases = aliasesIn([], () => true);

function found(idea: QuestionIdea, terms: readonly Term[], note: Partial<NoteTerms> = {}) {
  const agreement = note.agreement ?? ofOneClass;
  const likeness = note.likeness ?? (() => 0);
  const traits = termTraits(agreement, likeness);
  return distractorsFor(idea, { terms, named: [], aliases: noAliases, agreement, likeness, traits, ...note });
}

const textsOf = (options: ReturnType<typeof found>) => options.map(({ text }) => text);
const bold = (surface: string, changes: Partial<Term> = {}) =>
  sampleTerm(surface, { isBold: true, ...changes });

/** Mentions in sentences of these texts, each at its second word. */
const mentionsIn = (texts: readonly string[], changes: Partial<NoteSentence> = {}, first = 1) => ({
  mentions: texts.map((text) => ({ sentence: taggedSentence(text, changes), first, last: first })),
});

describe('a word is a rival of the key', () => {
  const far = { index: 50 };
  test.each<[string, Term, boolean]>([
    ['where it is bold', bold('quintle', mentionsIn([''], far)), true],
    [
      'where the note defines it',
      sampleTerm('quintle', { definitionStrength: 0.9, ...mentionsIn([''], far) }),
      true,
    ],
    [
      'not where the note hardly defines it',
      sampleTerm('quintle', { definitionStrength: 0.89, ...mentionsIn([''], far) }),
      false,
    ],
    ['where it has two words', sampleTerm('wire quintle', mentionsIn([''], far)), true],
    ['where the note names it four times', sampleTerm('quintle', mentionsIn(['', '', '', ''], far)), true],
    ['not where it names it three times', sampleTerm('quintle', mentionsIn(['', '', ''], far)), false],
    ['not where it stands there once, far away', sampleTerm('quintle', mentionsIn([''], far)), false],
    [
      'where it stands there once, two sentences away',
      sampleTerm('quintle', mentionsIn([''], { index: 2 })),
      true,
    ],
    ['not three sentences away', sampleTerm('quintle', mentionsIn([''], { index: 3 })), false],
    ['never without a wording', sampleTerm('quintle', { isBold: true, forms: [] }), false],
  ])('%s', (_, term, expected) => {
    expect(textsOf(found(ideaFor('zorblin'), [term])).length === 1).toBe(expected);
  });

  test('where it has a capital, as the key has', () => {
    expect(textsOf(found(ideaFor('Zorblin'), [sampleTerm('Quintle')]))).toEqual(['Quintle']);
  });

  test.each([
    ['that may be of its class', LEAST_AGREEMENT, 1],
    ['not that is known to be of another', LEAST_AGREEMENT - 0.01, 0],
  ])('%s', (_, agreement, count) => {
    expect(found(ideaFor('zorblin'), [bold('quintle')], { agreement: () => agreement })).toHaveLength(count);
  });

  test('among the four hundred best terms only', () => {
    const fillers = (count: number) =>
      Array.from({ length: count }, (_, at) => sampleTerm(`filler${at}`, mentionsIn([''], far)));
    expect(textsOf(found(ideaFor('zorblin'), [...fillers(399), bold('quintle')]))).toEqual(['quintle']);
    expect(textsOf(found(ideaFor('zorblin'), [...fillers(400), bold('quintle')]))).toEqual([]);
  });

  test.each([
    ['and, of what the note names too seldom for a term, within twelve sentences', 12, 1],
    ['but not further away', 13, 0],
  ])('%s', (_, index, count) => {
    const named = [sampleTerm('wire quintle', mentionsIn([''], { index }))];
    expect(found(ideaFor('zorblin'), [], { named })).toHaveLength(count);
  });

  test('and never the key itself', () => {
    const idea = ideaFor('zorblin', { key: { isBold: true }, evidence: 'A tool cuts stone.' });
    expect(found(idea, [idea.term])).toEqual([]);
  });
});

describe('nothing but knowledge tells the key from an option, so none', () => {
  test.each<[string, string, Term, Asked?]>([
    ['is a plural beside a singular', 'zorblin', sampleTerm('quintle tools')],
    ['is a singular beside a plural', 'zorblins', bold('quintle')],
    ['has a capital beside a small letter', 'zorblin', bold('Quintle')],
    ['is a person beside a thing', 'zorblin', bold('quintle', { isPerson: true })],
    ['is a thing beside a person', 'zorblin', bold('quintle'), { key: { isPerson: true } }],
    ['is a part of the key', 'exotoxin', bold('toxin')],
    ['holds the key', 'toxin', bold('exotoxin')],
    ['is more than twice and a half as long', 'zorb', bold('quintlequin')],
    ['is an activity beside a thing', 'zorblin', bold('quintling')],
    ['wants another article', 'zorblin', bold('anvil')],
    [
      'stands in the quotation',
      'zorblin',
      bold('quintle'),
      { evidence: 'A zorblin and a quintle cut stone.' },
    ],
  ])('%s', (_, key, term, asked) => {
    expect(textsOf(found(ideaFor(key, asked), [term]))).toEqual([]);
  });
});

describe('but one stands beside the key', () => {
  test('that is twice and a half as long, and no longer', () => {
    expect(textsOf(found(ideaFor('zorb'), [bold('quintlequi')]))).toEqual(['quintlequi']);
  });

  test('whatever its article, where the stem gives none away', () => {
    const idea = ideaFor('zorblin', { stem: 'Stone is cut with the ________.' });
    expect(textsOf(found(idea, [bold('anvil')]))).toEqual(['anvil']);
  });

  test('in the form that the key has', () => {
    const [singular] = sampleTerm('quintle').forms;
    const [plural] = sampleTerm('quintles').forms;
    const term = bold('quintle', { forms: [singular, plural].flatMap((form) => form ?? []) });
    expect(textsOf(found(ideaFor('zorblins', { stem: 'They cut with ________.' }), [term]))).toEqual([
      'quintles',
    ]);
    expect(textsOf(found(ideaFor('zorblin'), [term]))).toEqual(['quintle']);
  });
});

describe('an option that may be right as well is refused', () => {
  test('where the note gives it as another name of the key', () => {
    const aliases = aliasesIn(['The zorblin (or quintle) cuts stone.'], () => true);
    expect(textsOf(found(ideaFor('zorblin'), [bold('quintle'), bold('marvock')], { aliases }))).toEqual([
      'marvock',
    ]);
  });

  test.each([
    ['renamed', 'The quintle was renamed after the zorblin.', true],
    ['nicknamed', 'The quintle is nicknamed in the zorblin song.', true],
    ['dubbed', 'The quintle was dubbed by zorblin makers.', true],
    ['also called', 'The quintle, by zorblin makers also called so, is old.', true],
    ['sometimes known', 'The quintle is sometimes known for a zorblin.', true],
    ['often called', 'The quintle is often called like the zorblin.', true],
    ['known by masons as', 'The quintle, known by masons as the zorblin, is old.', true],
    [
      'known in all the old yards as',
      'The quintle, known in all the old yards as the zorblin, is old.',
      false,
    ],
    ['rarely called', 'The quintle is rarely called the zorblin.', false],
    ['prenamed', 'The quintle was prenamed the zorblin.', false],
    ['beside', 'The quintle is kept beside the zorblin.', false],
    ['renamed to something else', 'The quintle was renamed the marvock.', false],
  ])('by a sentence that renames: %s', (_, text, isRefused) => {
    const term = bold('quintle', mentionsIn([text]));
    expect(found(ideaFor('zorblin'), [term])).toHaveLength(isRefused ? 0 : 1);
  });

  test('but not by a renaming that shares with the key only what both names have', () => {
    const term = bold('stone quintle', mentionsIn(['The stone quintle was renamed in the yard.']));
    expect(found(ideaFor('stone zorblin'), [term])).toHaveLength(1);
    expect(found(ideaFor('zorblin stone'), [term])).toHaveLength(1);
  });

  const stem = 'Masons split granite blocks with a ________.';
  test.each<[string, Partial<Term>, boolean]>([
    ['says the same of it', mentionsIn(['The quintle splits granite blocks for masons.']), true],
    ['says two fifths of it', mentionsIn(['The quintle splits granite for coins, rings and chains.']), true],
    [
      'says a third of it',
      mentionsIn(['The quintle splits granite for coins, rings, chains, lamps and bells.']),
      false,
    ],
    ['says something else', mentionsIn(['The quintle bends copper wires for jewellers.']), false],
    [
      'says the same where it only adds the option',
      mentionsIn(['Masons split granite blocks by quintle.'], {}, 3),
      true,
    ],
    [
      'says half of it and adds the option',
      mentionsIn(['Masons split granite rings, lamps and bells by quintle.'], {}, 3),
      false,
    ],
    [
      'says the same with the option third',
      mentionsIn(['Masons split granite blocks by quintle.'], {}, 2),
      true,
    ],
    [
      'says the same, and is not read',
      mentionsIn(['The quintle splits granite blocks.'], { tagged: null }),
      false,
    ],
  ])('where the note %s: %s', (_, mentions, isRefused) => {
    expect(found(ideaFor('zorblin', { stem }), [bold('quintle', mentions)])).toHaveLength(isRefused ? 0 : 1);
  });

  test('where one of its first twelve mentions says so', () => {
    const same = 'The quintle splits granite blocks for masons.';
    const others = Array.from({ length: 12 }, () => 'The quintle bends wires.');
    const withSameAt = (at: number) => bold('quintle', mentionsIn([...others.slice(0, at), same]));
    expect(found(ideaFor('zorblin', { stem }), [withSameAt(11)])).toEqual([]);
    expect(found(ideaFor('zorblin', { stem }), [withSameAt(12)])).toHaveLength(1);
  });
});

test('a term of the note is offered in the number of the key, though the note has it in the other alone', () => {
  expect(textsOf(found(ideaFor('zorblin'), [bold('quintles')]))).toEqual(['quintle']);
  const counted = bold('quintle', mentionsIn(['A quintle stands.']));
  expect(textsOf(found(ideaFor('zorblins'), [counted]))).toEqual(['quintles']);
});
