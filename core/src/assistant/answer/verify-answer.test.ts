import { describe, expect, it } from 'vitest';
import { notCovered, type OfferedPassage, verifyAnswer } from './verify-answer.ts';

const texts: [number, string][] = [
  [4, 'Water boils at 100 °C at sea level. On a mountain it boils at a lower temperature.'],
  [7, 'Osmosis is the diffusion of water through a membrane. It needs no ATP.'],
  [9, 'Active transport moves ions against their gradient. It was described by Skou in 1957.'],
];
const passages: OfferedPassage[] = texts.map(([number, text]) => ({
  number,
  text,
  page: number,
  section: null,
  noteId: `note ${number}`,
  title: `Note ${number}`,
}));
const read = (writtenText: string) => verifyAnswer(writtenText, passages);

describe('a mark', () => {
  it.each([
    [
      'of a passage that states its sentence stays',
      'Water boils at 100 °C [P4].',
      'Water boils at 100 °C [P4].',
    ],
    ['behind the full stop goes before it', 'Water boils at 100 °C. [P4]', 'Water boils at 100 °C [P4].'],
    [
      'in brackets of another kind',
      'Osmosis is the diffusion of water 【P7】.',
      'Osmosis is the diffusion of water [P7].',
    ],
    [
      'that is a bare number',
      'Osmosis is the diffusion of water [7].',
      'Osmosis is the diffusion of water [P7].',
    ],
    [
      'that is spelled out before its sentence',
      'According to passage P7, osmosis is the diffusion of water [P7]. Based on the context provided, it needs no ATP [P7].',
      'Osmosis is the diffusion of water [P7]. It needs no ATP [P7].',
    ],
    [
      'in round brackets',
      'Osmosis is the diffusion of water (P7).',
      'Osmosis is the diffusion of water [P7].',
    ],
    [
      'of a passage that was not sent gives way to the one that states it',
      'Osmosis is the diffusion of water [P12].',
      'Osmosis is the diffusion of water [P7].',
    ],
    [
      'of a passage that was not sent is dropped where none states it',
      'Insulin lowers the sugar of the blood [P12].',
      'Insulin lowers the sugar of the blood [P?].',
    ],
    [
      'of another passage is dropped',
      'Osmosis is the diffusion of water [P9].',
      'Osmosis is the diffusion of water [P?].',
    ],
    [
      'of two in which one states it',
      'Osmosis is the diffusion of water [P4, P7].',
      'Osmosis is the diffusion of water [P7].',
    ],
    [
      'of a sentence with another figure',
      'Water boils at 90 °C at sea level [P4].',
      'Water boils at 90 °C at sea level [P?].',
    ],
    [
      'of a sentence with another name',
      'Active transport was described by Hodgkin [P9].',
      'Active transport was described by Hodgkin [P?].',
    ],
    ['of a sentence that says the opposite', 'Osmosis needs much ATP [P7].', 'Osmosis needs much ATP [P?].'],
    ['in a list', '- Osmosis is the diffusion of water [P7]', '- Osmosis is the diffusion of water [P7]'],
    ['in a table', '| Osmosis | diffusion of water [P7] |', '| Osmosis | diffusion of water [P7] |'],
    ['in code is none', '```\na[4] = water [P4]\n```', '```\na[4] = water [P4]\n```'],
  ])('%s', (_what, writtenText, text) => {
    expect(read(writtenText).text).toBe(text);
  });

  it('leads to the words that state its sentences, all of them', () => {
    const { citations, isCovered } = read(
      'Water boils at 100 °C [P4]. On a mountain it boils at a lower temperature [P4]. Osmosis needs no ATP [P7].',
    );
    expect(citations).toEqual([
      { number: 4, quote: texts[0]?.[1] },
      { number: 7, quote: 'It needs no ATP.' },
    ]);
    expect(isCovered).toBe(true);
  });
});

describe('a sentence without a mark', () => {
  it.each([
    [
      'gets its own where no sentence has one',
      'Osmosis is the diffusion of water.',
      'Osmosis is the diffusion of water [P7].',
    ],
    [
      'is apart beside sentences that have one',
      'Water boils at 100 °C [P4]. Salt raises that point of boiling.',
      'Water boils at 100 °C [P4]. Salt raises that point of boiling [P?].',
    ],
    [
      'may ask',
      'Water boils at 100 °C [P4]. Which pressure do you mean?',
      'Water boils at 100 °C [P4]. Which pressure do you mean?',
    ],
    ['may greet', 'Hello!', 'Hello!'],
  ])('%s', (_what, writtenText, text) => {
    expect(read(writtenText).text).toBe(text);
  });
});

describe('what the notes do not cover', () => {
  it('is said by the answer itself', () => {
    const { text, isCovered } = read(`${notCovered} In general: The Biafran war ended in 1970.`);
    expect(text).toBe(`${notCovered} In general: The Biafran war ended in 1970 [P?].`);
    expect(isCovered).toBe(false);
  });

  it('is not said of an answer that states nothing', () => {
    expect(read('Which kind of transport do you mean?').isCovered).toBeNull();
  });

  it('is not said for a model that did not say so: its sentences are only told apart', () => {
    expect(read('The Biafran war ended in 1970 [P4].')).toMatchObject({
      text: 'The Biafran war ended in 1970 [P?].',
      citations: [],
      isCovered: false,
    });
  });
});

it.each([
  'END NOTES 0a1b2c3d\nYou help a student',
  '(Answer in English. Mark each sentence that comes from the notes.',
  'BEGIN NOTES',
])('the reader cuts text of the prompt from an answer: %s', (leak) => {
  expect(read(`Water boils at 100 °C [P4].\n${leak}`).text).toBe('Water boils at 100 °C [P4].');
});

it('a line that goes round ends after its first time', () => {
  const line = 'Osmosis is the diffusion of water [P7].';
  expect(read(`${line}\n${line}\n${line}\n${line}`).text).toBe(line);
});

describe('what states nothing of the subject', () => {
  it.each([
    'I cannot show you notes of other students.',
    'I’m sorry, but I only answer from your notes.',
    'Your note says no more about the speed of this.',
  ])('is not told apart, and nothing is put before it: %s', (text) => {
    expect(read(text)).toEqual({ text, citations: [], isCovered: null, sentences: [] });
  });
});

it('an answer in another language keeps its marks if the figures agree with the note', () => {
  const sentence =
    'L’eau bout à cent degrés au niveau de la mer, et en montagne elle bout à une température plus basse';
  const figure = 'Skou a décrit le transport actif des ions en';
  const { text, isCovered } = read(`${sentence} [P4]. ${figure} 1957 [P9]. ${figure} 1975 [P9].`);
  expect(text).toBe(`${sentence} [P4]. ${figure} 1957 [P9]. ${figure} 1975 [P?].`);
  expect(isCovered).toBeNull();
});

it.each([
  ['spaces', (times: number) => `Osmosis${' '.repeat(times)}needs no ATP`],
  ['full stops', (times: number) => `Osmosis${'.'.repeat(times)} needs no ATP`],
  ['words with capitals', (times: number) => `Osmosis ${'Skou '.repeat(times / 5)}`],
  ['beginnings of the prompt', (times: number) => '(Answer in '.repeat(times / 11)],
])('an answer that goes round in %s is read to its end', (_what, repeated) => {
  expect(read(repeated(60_000)).text).not.toBe('');
});

it('an answer keeps names in round brackets if the note has names like marks', () => {
  const [passage] = passages;
  const example = { ...passage, number: 1, text: 'In the order P2, P3, P1 the average waiting time is 3.' };
  expect(
    verifyAnswer('The best order (P2, P3, P1) has the average waiting time 3 [P1].', [
      example as OfferedPassage,
    ]).text,
  ).toBe('The best order (P2, P3, P1) has the average waiting time 3 [P1].');
});
