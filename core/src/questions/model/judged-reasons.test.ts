import { expect, it } from 'vitest';
import { judgePrompt } from '../../language-model/judging/judge-prompt.ts';
import { reasonsToJudge } from './judged-reasons.ts';

it.each([
  ['Wrong', false],
  ['This is not correct.', false],
  ['no', false],
  ['The note says so.', false],
  ['Not in the note', false],
  ['', false],
  ['Weaker', true],
  ['No plate sinks there', true],
])('the feedback “%s” is read by a judge: %s', (feedback, isRead) => {
  const passage = { number: 1, page: 1, section: null, text: 'Ridge push is weaker than slab pull.' };
  const draft = {
    stem: 'What is the strongest force that drives plates?',
    options: ['Slab pull', 'Ridge push'],
    answerIndex: 0,
    explanation: '',
    feedback: ['', feedback],
  };
  expect(reasonsToJudge([{ draft, passage }], [passage])).toHaveLength(isRead ? 1 : 0);
});

const passages = [
  'Ridge push is weaker than slab pull.',
  'At a transform boundary two plates slide past each other.',
  'Hawaii lies above a plume.',
].map((text, index) => ({ number: index + 1, page: 1, section: null, text }));
const [passage = { number: 0, page: 1, section: null, text: '' }] = passages;
const draft = {
  stem: 'What is the strongest force that drives plates?',
  options: ['Ridge push', 'Slab pull', 'Sliding past'],
  answerIndex: 1,
  explanation: 'Ridge push is the weaker of both.',
  feedback: ['It is weaker than the pull.', '', 'Two plates slide past each other at a transform boundary.'],
};

it('a judge reads a reason next to the passage of its question and a second passage with its words', () => {
  const reasons = reasonsToJudge([{ draft, passage }], passages);
  expect(reasons.map(({ option, near }) => [option, near])).toEqual([
    [null, [1]],
    [0, [1]],
    [2, [1, 2]],
  ]);
});

it('a judge reads reasons with their question, its right answer once, and the option that each is about', () => {
  const reasons = reasonsToJudge([{ draft, passage }], passages);
  const sent = reasons.map((reason) => ({ ...reason, wantsQuote: false }));
  expect(judgePrompt(passages, sent, 'none').variables.statements.split('\n').slice(1)).toEqual([
    '2. To "What is the strongest force that drives plates?" ("Slab pull"): Ridge push is the weaker of both.',
    '3. Not "Ridge push": It is weaker than the pull.',
    '4. Not "Sliding past": Two plates slide past each other at a transform boundary.',
  ]);
});
