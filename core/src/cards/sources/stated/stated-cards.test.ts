import { describe, expect, it } from 'vitest';
import { cardsOf } from '../../testing/made-cards.ts';

describe('a sentence of lecture prose', () => {
  it.each([
    [
      'says what a name is, beside it',
      'The Council of Trent, a meeting of bishops, replied to the reformers after long delay.',
      'What is the Council of Trent? → a meeting of bishops',
    ],
    [
      'says what a term is, beside it',
      'Barter, the direct exchange of goods, needs a double coincidence of wants.',
      'What is meant by “barter”? → the direct exchange of goods',
    ],
    [
      'names people behind what they are',
      'Later he sent a German linguist called Koelle to the coast of the country.',
      'Who was Koelle? → a German linguist',
    ],
    [
      'says who led a group',
      'Next to him sat the Sanhedrin, seventy elders headed by the High Priest.',
      'Who headed the Sanhedrin? → the High Priest',
    ],
    [
      'says who did something',
      'Ajayi Crowther translated the Bible into Yoruba, and trained other teachers.',
      'Who translated the Bible into Yoruba? → Ajayi Crowther',
    ],
    [
      'says under whom somebody learned',
      'Aristotle studied under Plato in Athens for twenty years.',
      'Under whom did Aristotle study? → Plato',
    ],
    [
      'says what a word means',
      'Polis in the old language means a walled city with its fields.',
      'What does Polis mean in the old language? → a walled city with its fields',
    ],
    [
      'says what a thing consists of',
      'The cerebellum is made up of two halves and a narrow middle part.',
      'What is the cerebellum made of? → two halves and a narrow middle part',
    ],
    [
      'says when something holds',
      'Mortgage is valid if the consent of the governor was given before.',
      'When is mortgage valid? → if the consent of the governor was given before',
    ],
    [
      'says what a term stands for in brackets',
      'Usufruct (right of use) is known in both systems of law.',
      'What is meant by “usufruct”? → right of use',
    ],
  ])('%s', (_, sentence, card) => {
    expect(cardsOf(sentence)).toContain(card);
  });

  it.each([
    [
      'names its list',
      'The prophet gave the three duties of a judge: patience, knowledge and fairness.',
      'Name the three duties of a judge.',
    ],
    [
      'says what something has',
      'Each nephron has two parts, the capsule (cup) and the tubule.',
      'Name the two parts of a nephron.',
    ],
  ])('%s', (_, sentence, front) => {
    expect(cardsOf(sentence).join('\n')).toContain(front);
  });

  it.each([
    ['leans on another one', 'It is a system of courts that applies customary law in the villages.'],
    ['is talk of the lecturer', 'She said the treaty is a topic that comes out every year.'],
    ['has a place before its subject', 'In Lagos, a group of traders formed a union of their own.'],
    ['limits what it says', 'The chief was a judge of the village, but only in small matters.'],
    ['judges', 'The reform was a success.'],
  ])('gives nothing where it %s', (_, sentence) => {
    expect(cardsOf(sentence)).toEqual([]);
  });
});

describe('a heading', () => {
  it.each([
    [
      'says where somebody has an office',
      '## The army\nThe commander was the Are-Ona-Kakanfo. Nobody else could call the troops together.',
      'The army: who was the commander? → the Are-Ona-Kakanfo',
    ],
    [
      'is explained by the fragment below it',
      '## Ijma\nAgreement of the scholars of one age on a ruling. The second source comes before it in rank.',
      'What is Ijma? → Agreement of the scholars of one age on a ruling',
    ],
    [
      'names the subject of a list below it',
      '## Why it fell\nSo causes: a weak centre, quarrels of the chiefs, loss of the northern trade.',
      'Why it fell: name the 3 causes.',
    ],
  ])('%s', (_, note, card) => {
    expect(cardsOf(note).join('\n')).toContain(card);
  });
});

it('a list that is announced is not taken out of the first of its lines', () => {
  const note = `# Where plates meet
At a convergent boundary two plates move together. There are three cases:
- sea and land: the sea plate sinks, a deep trench forms and volcanoes grow on the land
- sea and sea: the older plate sinks and an arc of islands forms
- land and land: neither plate sinks and the rocks fold`;
  expect(cardsOf(note).filter((card) => card.includes('name the three cases'))).toEqual([]);
});
