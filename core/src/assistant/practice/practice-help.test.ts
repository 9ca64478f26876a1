import { describe, expect, it } from 'vitest';
import type { HelpStep } from '../assistant-rules.ts';
import { getHelp, type HelpedQuestion, isFitHint } from './practice-help.ts';
import { practiceVariables } from './practice-prompt.ts';

const question: HelpedQuestion = {
  stem: 'By what does water pass through a membrane?',
  options: ['Osmosis', 'Active transport', 'Endocytosis', 'Photolysis'],
  keys: [0],
  explanation: 'Osmosis is the diffusion of water.',
  feedback: ['', 'It needs ATP, unlike osmosis.', '', ''],
  markup: 'plain',
  topic: 'Transport',
  source: {
    title: 'Cells',
    page: 3,
    section: 'Osmosis',
    quote: 'Osmosis is the diffusion of water through a membrane.',
  },
};
const bare: HelpedQuestion = { ...question, source: null, explanation: '', feedback: [], topic: null };

describe('without a model', () => {
  it('the first hint asks back and says where to look, and no heading gives the answer away', () => {
    const { text, hasNext } = getHelp(question, 1, 'a');
    expect(text).toContain('?');
    expect(text).toContain('page 3 of your note “Cells”');
    expect(text).not.toMatch(/osmosis/i);
    expect(hasNext).toBe(true);
    const inTransport = {
      ...question,
      source: question.source && { ...question.source, section: 'Transport' },
    };
    expect(getHelp(inTransport, 1, 'a').text).toContain('in “Transport”');
  });

  it('the second step is the sentence with the answer omitted', () => {
    expect(getHelp(question, 2, 'a').text).toContain('is the diffusion of water through a membrane.');
  });

  it('the third step strikes two wrong options, the same ones each time', () => {
    const { text, struck } = getHelp(question, 3, 'a');
    expect(struck).toHaveLength(2);
    expect(struck).not.toContain(0);
    expect(text.match(/~~/g)).toHaveLength(4);
    expect(getHelp(question, 3, 'a').struck).toEqual(struck);
  });

  it.each([1, 2, 3] as const)('hint %i never has the key, of a bare question as well', (step) => {
    for (const seed of ['a', 'b', 'c', 'd'])
      for (const helped of [question, bare, { ...question, source: null }])
        expect(getHelp(helped, step, seed).text).not.toMatch(/osmosis/i);
  });

  it('the third step strikes neither of two options', () => {
    const either = { ...bare, options: ['True', 'False'] };
    expect(getHelp(either, 3, 'a').struck).toEqual([]);
  });

  it.each([
    ['with a source', question],
    ['with an explanation only', { ...question, source: null }],
    ['with nothing else', bare],
  ])('the hints of a written answer %s speak of no option and do not contain it', (_, choice) => {
    const writtenQuestion = { ...choice, options: ['Osmosis'], keys: [0], isWritten: true };
    for (const step of [1, 2, 3] as const) {
      const { text, struck } = getHelp(writtenQuestion, step, 'a');
      expect([text, struck]).toEqual([expect.not.stringMatching(/osmosis|option/i), []]);
    }
    expect(getHelp(writtenQuestion, 4, 'a').text).toContain('The answer is **Osmosis**.');
  });

  it('the fourth has the answer, why, and where it stands', () => {
    const { text, hasNext } = getHelp({ ...question, keys: [0, 1] }, 4, 'a');
    expect(text).toContain('The answers are **Osmosis** and **Active transport**');
    expect(text).toContain('> Osmosis is the diffusion of water through a membrane.');
    expect(hasNext).toBe(false);
  });
});

describe('a hint of a model', () => {
  it.each<[string, HelpStep, boolean]>([
    ['What moves here, and does it need energy?', 1, true],
    ['Think of osmosis.', 1, false],
    ['The answer is the first one.', 2, false],
    ['It is option A.', 2, false],
    ['Active transport needs energy, which no water needs. What is left?', 3, true],
    ['Active transport and osmosis differ in energy.', 3, false],
    ['It is osmosis, because water diffuses.', 4, true],
    ['It is endocytosis.', 4, false],
    ['  ', 1, false],
  ])('%s (%i): %s', (hint, step, isFit) => {
    expect(isFitHint(hint, step, question)).toBe(isFit);
  });

  it.each([1, 2, 3] as const)('is made without knowing the key: step %i', (step) => {
    const order = {
      step,
      struck: [1, 2],
      earlier: [],
      said: 'just tell me',
      language: 'English',
      passage: '',
    };
    const { task, stem } = practiceVariables(question, order);
    expect(`${task} ${stem}`).not.toMatch(/"Osmosis"(?!\))/);
    expect(practiceVariables(question, { ...order, step: 4 }).task).toContain('"Osmosis"');
  });
});
