import { describe, expect, test } from 'vitest';
import { type Gloss, getGloss, mayHoldGloss } from './glosses.ts';
import { findMention } from './testing/mention-in.ts';
import { taggedSentence } from './testing/tagged-sentence.ts';

/** The gloss of the word between asterisks in a sentence. */
function gloss(marked: string, isBold = false): string | null {
  const previous = marked.split('*')[0] ?? '';
  const text = marked.replaceAll('*', '');
  const plain = taggedSentence(text);
  const [start, end] = [previous.length, previous.length + (marked.split('*')[1] ?? '').length];
  const sentence = isBold ? { ...plain, bold: [{ start, end }] } : plain;
  const first = sentence.words.findIndex((word) => word.start >= start);
  const last = sentence.words.findLastIndex((word) => word.end <= end);
  const found = getGloss({ sentence, first, last });
  return found === null ? null : `${found.form}: ${found.text}`;
}

describe('a meaning that is given in passing', () => {
  test.each([
    [
      'after "or"',
      '*Polygamy*, or being married to more than one person at a time, is accepted in some places.',
      'phrase: being married to more than one person at a time',
    ],
    [
      'in brackets',
      'Few couples choose *cohabitation* (when a couple shares a home but not a marriage) for long.',
      'when: a couple shares a home but not a marriage',
    ],
    [
      'between dashes',
      'The marrow is where *hematopoiesis*—the production of blood cells—takes place.',
      'phrase: the production of blood cells',
    ],
    [
      'behind a word that only leads to it',
      '*Barter*—literally trading one good or service for another—is highly inefficient.',
      'phrase: trading one good or service for another',
    ],
  ])('%s', (_, sentence, expected) => {
    expect(gloss(sentence)).toBe(expected);
  });

  test('between commas is one where the term is in bold', () => {
    const sentence =
      'Most of it is *humus*, the dark matter that is left of old leaves, and stays for years.';
    expect(gloss(sentence)).toBeNull();
    const atEnd = 'The leaves turn into *humus*, the dark matter that is left of old leaves.';
    expect(gloss(atEnd)).toBeNull();
    expect(gloss(atEnd, true)).toBe('phrase: the dark matter that is left of old leaves');
    const subject = '*Humus*, the dark matter that is left of old leaves, is full of food.';
    expect(gloss(subject, true)).toBe('phrase: the dark matter that is left of old leaves');
  });
});

describe('no meaning of a term', () => {
  test.each([
    ['a year', 'The *quintle* (1849) was the first of the new tools.'],
    ['another name', 'The *quintle*, or wedge, is the first of the new tools.'],
    [
      'the next members of a list',
      'They sold *quintles*—the wedges, and the hammers of the old yard—to masons.',
    ],
    ['what is most or first', 'The *quintle* (the first tool that a mason is given) is made of iron.'],
    ['what leans on other sentences', 'The *quintle* (the tool that they had made for it) is made of iron.'],
    ['too little', 'The *quintle* (a useful tool) is made of iron.'],
    ['a kind without a difference', 'The *quintle* (a very old iron tool) is made of iron.'],
    [
      'a statement of its own',
      'Of the *quintle*—the masons of the north sold it in the towns—little is known.',
    ],
  ])('is %s', (_, sentence) => {
    expect(gloss(sentence)).toBeNull();
  });
});

test('the engine looks for a gloss only in a sentence that has a mark of one', () => {
  expect(mayHoldGloss('Barter (trading goods) is old.')).toBe(true);
  expect(mayHoldGloss('Barter, or trading goods, is old.')).toBe(true);
  expect(mayHoldGloss('Barter is old, and money is not.')).toBe(false);
});

const phrase = (text: string): Gloss => ({ text, form: 'phrase' });

describe('a sentence says in passing what a term means', () => {
  test.each<[string, string, string, Gloss]>([
    [
      'behind "or"',
      'Polygamy, or being married to more than one person, is banned in most states.',
      'Polygamy',
      phrase('being married to more than one person'),
    ],
    [
      'in brackets',
      'The farm has a granary (a building that stores grain) by the river.',
      'granary',
      phrase('a building that stores grain'),
    ],
    [
      'between dashes, before the verb of the sentence',
      'In adults hematopoiesis—the production of blood cells in the marrow—takes place in flat bones.',
      'hematopoiesis',
      phrase('the production of blood cells in the marrow'),
    ],
    [
      'behind a dash at the end',
      'The hills are known for terracing – the building of flat fields on a slope.',
      'terracing',
      phrase('the building of flat fields on a slope'),
    ],
    [
      'behind the comma of a word in bold',
      'The teacher explained *osmosis*, the movement of water through a membrane.',
      'osmosis',
      phrase('the movement of water through a membrane'),
    ],
    [
      'before the verb that the word in bold has',
      'In class *osmosis*, the movement of water through a membrane, is explained.',
      'osmosis',
      phrase('the movement of water through a membrane'),
    ],
    [
      'behind "which is"',
      'The teacher explained *osmosis*, which is the movement of water through a membrane.',
      'osmosis',
      phrase('the movement of water through a membrane'),
    ],
    [
      'behind the comma of a name',
      'The film made Nat Turner, a preacher who had visions of war.',
      'Nat Turner',
      phrase('a preacher who had visions of war'),
    ],
    [
      'by when it is so',
      'Many couples choose cohabitation (when a couple shares a home) before they marry.',
      'cohabitation',
      { text: 'a couple shares a home', form: 'when' },
    ],
    [
      'behind a word that announces it',
      'The town has *anomie* (literally, being without the norms of a society) today.',
      'anomie',
      phrase('being without the norms of a society'),
    ],
    [
      'by what is done to it',
      'Along the river a levee (a wall made of earth) keeps the water out.',
      'levee',
      phrase('a wall made of earth'),
    ],
  ])('%s', (_, sentence, term, gloss) => {
    expect(getGloss(findMention(sentence, term))).toEqual(gloss);
  });
});

describe('a sentence', () => {
  test.each<[string, string, string]>([
    ['a list', 'The bone has *osteoblasts*, the cells of new bone, and the osteoclasts.', 'osteoblasts'],
    [
      'a list in brackets',
      'The town had *guilds* (the smiths, the bakers, the masons, the tanners of hides).',
      'guilds',
    ],
    [
      'the next clause',
      'When they passed *prohibition*, the demand for alcohol made the law fail.',
      'prohibition',
    ],
    ['a statement', 'Doctors spoke of a *fever* (the body of a patient fights itself) at once.', 'fever'],
    ['a superlative', 'The town has a *market* (the largest place of trade in the north).', 'market'],
    ['a share', 'The town has a *market* (a part of the trade that is done here).', 'market'],
    ['a pronoun', 'The town has a *market* (the place where they sell the grain).', 'market'],
    ['a word that points', 'The town has a *market* (the place that figure two shows).', 'market'],
    ['a remark', 'The town has a *market* (see the second chapter of the book).', 'market'],
    ['a source', 'Many people spoke of globalization (Giddens, 1990, page 14) in the news.', 'globalization'],
    ['a kind alone', 'The town has a *granary* (an old wooden building) by the river.', 'granary'],
    [
      'a word that is neither bold nor a name',
      'The teacher explained osmosis, the movement of water.',
      'osmosis',
    ],
    [
      'what may explain the longer phrase',
      'Nominations to the *Supreme Court*, an area of friction between parties, are slow.',
      'Supreme Court',
    ],
    ['a choice', 'The judge may call it deviance or any act that breaks a norm.', 'deviance'],
  ])('has no gloss with %s', (_, sentence, term) => {
    expect(getGloss(findMention(sentence, term))).toBeNull();
  });
});

test.each([
  ['It keeps a levee (a wall of earth) there.', true],
  ['It keeps a levee—a wall of earth—there.', true],
  ['It keeps a levee, or wall of earth, there.', true],
  ['It keeps a levee, the wall of the town.', true],
  ['It keeps a levee and a wall there.', false],
  ['It keeps old, dry levees there.', false],
])('the engine decides if a sentence is worth a search: %s', (sentence, expected) => {
  expect(mayHoldGloss(sentence)).toBe(expected);
});
