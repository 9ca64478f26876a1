import { describe, expect, it } from 'vitest';
import {
  asksForAll,
  isCovered,
  leansOnBefore,
  rankPassages,
  stemsOfQuestion,
  wordStarts,
} from './rank-passages.ts';

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
    const ranked = rankPassages(question, passages, 2);
    if (best === null) expect(ranked.passages).toEqual([]);
    else expect(ranked.passages[0]?.text).toContain(best);
    expect(isCovered(ranked.coverage)).toBe(covered);
  });

  it.each([
    'Summarise this note',
    'What are the main points of my lecture?',
    'Explain it simply, please',
    '',
    'Hello, good morning!',
  ])('looks for no passage if it covers the complete note or is a greeting: %s', (question) => {
    expect(stemsOfQuestion(question)).toEqual([]);
    expect(asksForAll(question)).toBe(!['', 'Hello, good morning!'].includes(question));
    expect(rankPassages(question, passages, 3)).toEqual({ passages: [], coverage: 0 });
  });

  it.each([
    ['Why is that?', true],
    ['And which one came right after it?', true],
    ['What happened next?', true],
    ['How long did it last?', true],
    ['Give me another example', true],
    ['Does that membrane let salt pass?', true],
    ['What is osmosis in plant cells?', false],
    ['Compare xylem with phloem and cambium', false],
  ])('depends on the previous question: %s (%s)', (question, leans) => {
    expect(leansOnBefore(question)).toBe(leans);
  });

  it('words are looked for by the beginning that their forms share', () => {
    expect(wordStarts('Why are happier plants storing more?', 8)).toEqual(['happier', 'plant', 'stor']);
    expect(wordStarts('one two three osmosis', 2)).toHaveLength(2);
  });
});
