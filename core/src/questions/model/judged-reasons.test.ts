import { expect, it } from 'vitest';
import { reasonsToJudge } from './judged-reasons.ts';

it.each([
  ['Wrong', false],
  ['This is not correct.', false],
  ['no', false],
  ['', false],
  ['Weaker', true],
  ['No plate sinks there', true],
])('the feedback “%s” is read by a judge: %s', (feedback, isRead) => {
  const passage = { number: 1, page: 1, section: null, text: 'Ridge push is weaker than slab pull.' };
  const draft = {
    stem: 'What is the strongest force that drives plates?',
    options: ['Slab pull', 'Ridge push'],
    explanation: '',
    feedback: ['', feedback],
  };
  expect(reasonsToJudge([{ draft, passage }], [passage])).toHaveLength(isRead ? 1 : 0);
});
