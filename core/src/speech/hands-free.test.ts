import { expect, test } from 'vitest';
import { decideSeconds, type HandsFreeEvent, type HandsFreeStep, nextStep } from './hands-free.ts';

test.each([
  ['the pause begins after the question', { name: 'question' }, 'spoken', { name: 'think', left: 5 }],
  ['a second of the pause passes', { name: 'think', left: 5 }, 'second', { name: 'think', left: 4 }],
  ['the answer comes after the last second', { name: 'think', left: 1 }, 'second', { name: 'answer' }],
  [
    'the student judges after the answer',
    { name: 'answer' },
    'spoken',
    { name: 'decide', left: decideSeconds },
  ],
  ['a card without a judgement was not heard', { name: 'decide', left: 1 }, 'second', { name: 'unheard' }],
  ['seconds do not count while the voice reads', { name: 'answer' }, 'second', { name: 'answer' }],
  [
    'a late end of the voice changes nothing',
    { name: 'think', left: 2 },
    'spoken',
    { name: 'think', left: 2 },
  ],
] satisfies [string, HandsFreeStep, HandsFreeEvent, HandsFreeStep][])(
  '%s',
  (_case, step, event, expected) => {
    expect(nextStep(step, event, 5)).toEqual(expected);
  },
);
