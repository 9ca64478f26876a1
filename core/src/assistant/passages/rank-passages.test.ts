import { describe, expect, it } from 'vitest';
import { isCovered, rankPassages } from './rank-passages.ts';

const passages = [
  ['Transport in cells', 'Osmosis is the diffusion of water through a membrane that lets only water pass.'],
  ['Transport in cells', 'Active transport moves ions against their gradient and needs ATP.'],
  ['Photosynthesis', 'Chlorophyll absorbs light. Plants store sugar as starch for the night.'],
  ['Respiration', 'Mitochondria release energy from sugar. Cells use this energy to make ATP.'],
  ['Happiness', 'Happy plants grow. They have water, light and a pot that is large enough.'],
].map(([section = '', text = '']) => ({ section, text }));

describe('a question', () => {
  it.each([
    ['What is osmosis?', 'Osmosis is the diffusion', true],
    ['How do cells move ions against a gradient', 'Active transport', true],
    ['Why do plants store starch?', 'Chlorophyll absorbs light', true],
    // Only its heading has the word.
    ['What happens in photosynthesis?', 'Chlorophyll absorbs light', true],
    ['Who won the Biafran war and in which year did the Biafran war end?', null, false],
    ['Which treaty ended the light cavalry reforms in Prussia?', 'Chlorophyll', false],
  ])('%s', (question, best, covered) => {
    const ranked = rankPassages({ question, previous: null }, passages, 2);
    if (best === null) expect(ranked.passages).toEqual([]);
    else expect(ranked.passages[0]?.passage.text).toContain(best);
    expect(isCovered(ranked.coverage)).toBe(covered);
  });

  it('without a word of a subject finds nothing', () => {
    const input = { question: 'Summarise this note', previous: null };
    expect(rankPassages(input, passages, 3)).toEqual({ passages: [], coverage: 0 });
  });
});

const LAW = `Bolton v Stone: a cricket ball left the ground six times in thirty years. The risk was so small that there was no breach.
Montgomery v Lanarkshire: a doctor must tell the patient of material risks.
The Limitation Act gives 6 years in tort, 3 years for personal injury.`;

const FARM = `Sheep stay in the shed at night. A price ceiling is the highest price that a seller may ask.
The SA node (sinoatrial) fires 60 to 100 times per minute. The AV node fires 40 to 60 times per minute.
Keeping sheep
Advantages: wool, meat
Disadvantages: noise, smell
When is the wool cut?
In May, before the summer.`;

const answerTo = (text: string, question: string, previous: string | null = null) => {
  const ranked = rankPassages({ question, previous }, [{ section: null, text }], 1);
  return isCovered(ranked.coverage) ? ranked.passages[0]?.quote : undefined;
};

describe('the quote that answers', () => {
  it.each([
    ['a synonym', LAW, 'How long is the deadline?', '3 years for personal injury'],
    ['a name', LAW, 'What did Montgomery decide?', 'tell the patient of material risks'],
    ['a name with a slip', LAW, 'montgomry', 'tell the patient of material risks'],
    ['a definition', FARM, 'What is a price ceiling?', 'A price ceiling is the highest price'],
    ['the full name of an abbreviation', FARM, 'How fast does the sinoatrial node fire?', 'The SA node'],
    ['a label', FARM, 'What are the drawbacks of sheep?', 'Disadvantages: noise'],
    ['the question above it', FARM, 'When do they cut wool?', 'In May'],
  ])('is found by %s', (_what, text, question, part) => {
    expect(answerTo(text, question)).toContain(part);
  });

  it('is about the previous question if this one depends on it', () => {
    const before = 'How fast does the SA node fire?';
    expect(answerTo(FARM, 'and the AV?', before)).toContain('The AV node');
  });

  it('has the sentence that it leans on, and is an exact part of the passage', () => {
    const text = `Kainji Dam holds back the water of the Niger in a large reservoir behind its wall. It produces electricity for all the towns around it. ${'Other dams are smaller and older than this one and serve other needs of the people nearby. '.repeat(3)}`;
    const quote = answerTo(text, 'What produces electricity?');
    expect(quote).toMatch(/^Kainji Dam.*electricity for all the towns around it\.$/);
    expect(text).toContain(quote);
  });
});

it('a name has no synonyms: Hamlet is no village', () => {
  expect(answerTo('The village lies at a river. A settlement needs water.', 'Who wrote about Hamlet?')).toBe(
    undefined,
  );
});

it.each([
  ['words', (times: number) => 'word '.repeat(times)],
  ['capitals', (times: number) => 'AB '.repeat(times)],
  ['brackets', (times: number) => 'a (b '.repeat(times)],
  ['colons', (times: number) => 'a: '.repeat(times)],
  ['signs of equality', (times: number) => 'AB = cd '.repeat(times)],
  ['lines', (times: number) => 'a line\n'.repeat(times)],
  ['full stops', (times: number) => 'A. '.repeat(times)],
])('a note of only %s is searched to its end', (_what, repeated) => {
  const searched = [{ section: null, text: repeated(20_000) }];
  expect(
    rankPassages({ question: 'What is AB in a line of words?', previous: null }, searched, 3),
  ).toBeDefined();
});
