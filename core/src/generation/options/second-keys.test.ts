import { expect, test } from 'vitest';
import { phraseLikeness } from '../classes/phrase-likeness.ts';
import { questionIdeas } from '../question-idea.ts';
import { readNote } from '../reading/note-reading.ts';
import { aliasesIn } from '../terms/aliases.ts';
import { termsOf } from '../terms/terms.ts';
import { typedNote } from '../testing/typed-note.ts';
import { secondKeyFinder } from './second-keys.ts';

const NOTE = `The endothelium is the epithelial tissue that lines the vessels of the lymphatic system.
The mesothelium is a thin membrane that covers the organs of the chest.
Epithelial tissue covers the surfaces of the body. Epithelial tissue is made of close cells.
Deadweight loss is the loss in social surplus that occurs when the economy makes too little of a good.
Deadweight loss is also a loss in market surplus that occurs when the economy makes too little of a good.
Social surplus is the sum of two gains. Market surplus is the sum that two gains make.
A joint family is an extended family in which brothers live together. The extended family is a household that holds three generations.
A nuclear family is a couple with its children.
A trade surplus is the money that a country keeps when it sells more abroad. A trade deficit is the debt that a country makes when it buys more abroad.
Medicare is a program that pays the hospitals of old people. Medicaid is a program that pays the doctors of poor people.
The lethal dose is the number of germs that kills half of the infected animals.
The infectious dose is the number of germs that causes illness in half of the exposed animals.`;

const terms = termsOf(readNote(typedNote(NOTE)));
const named = (norm: RegExp) => {
  const term = terms.find(({ forms }) => norm.test(forms[0]?.surface ?? ''));
  if (term === undefined) throw new Error(`no term ${norm}`);
  return term;
};

/** Whether a term may be right as well beside the first question about another. */
function mayBeRight(term: RegExp, key: RegExp): boolean {
  const [idea] = questionIdeas([named(key)]);
  if (idea === undefined) throw new Error(`no question about ${key}`);
  return secondKeyFinder(idea, { aliases: aliasesIn([], () => true), likeness: phraseLikeness() })(
    named(term),
  );
}

test.each([
  ['the note says that the key is one', /^epithelial tissue/i, /^endothelium/i],
  ['the note says that it is a kind of the key', /^joint famil/i, /^extended famil/i],
  ['a sentence says nearly what is asked and names it', /^market surplus/i, /^social surplus/i],
])('a term may be right as well where %s', (_, term, key) => {
  expect(mayBeRight(term, key)).toBe(true);
});

test.each([
  ['something else', /^mesothelium/i, /^endothelium/i],
  ['what is no kind of the key', /^nuclear famil/i, /^extended famil/i],
  ['what it is, though it is called much alike', /^trade surplus/i, /^trade deficit/i],
  ['what it is, though it shares its root', /^medicaid/i, /^medicare/i],
  ['what it is in many of the same words', /^infectious dose/i, /^lethal dose/i],
])('a term of which the note says %s is wrong', (_, term, key) => {
  expect(mayBeRight(term, key)).toBe(false);
});
