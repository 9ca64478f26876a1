/** Questions without options, for played endpoints. */
import type { QuestionBody } from '@akada/contract/material/question-bodies.ts';
import type { Question } from '@akada/contract/material/questions.ts';
import { makeQuestion } from '../samples.ts';

const accept = (text: string, share = 1) => ({ text, share, feedback: '' });

export const valveBody: QuestionBody = {
  type: 'short',
  accepted: [accept('mitral valve'), accept('bicuspid valve'), accept('valve', 0.5)],
  case: false,
  accents: true,
};

export const pulseBody: QuestionBody = {
  type: 'numerical',
  accepted: [{ value: '70', tolerance: { by: 'absolute', size: '10' }, share: 1, feedback: '' }],
  units: [],
  unit: { rule: 'optional', penalty: 1, of: 'mark' },
};

export const soilBody: QuestionBody = {
  type: 'matching',
  pairs: [
    { left: 'Sand', right: 'Lets water through' },
    { left: 'Clay', right: 'Holds water' },
  ],
  extra: ['Floats on water'],
};

export const stagesBody: QuestionBody = {
  type: 'ordering',
  items: ['Prophase', 'Metaphase', 'Anaphase', 'Telophase'],
  rule: 'position',
};

export const gapsBody: QuestionBody = {
  type: 'gaps',
  gaps: [
    { weight: 1, answer: { type: 'short', accepted: [accept('left')], case: false, accents: true } },
    {
      weight: 1,
      answer: {
        type: 'select',
        options: [
          { text: 'aorta', share: 1, feedback: '' },
          { text: 'vein', share: 0, feedback: '' },
        ],
      },
    },
  ],
};

export const floatingBody: QuestionBody = {
  type: 'reasoned',
  verdict: true,
  reasons: ['Ice is less dense than water', 'Ice is colder than water', 'Water is salty'],
  reason: 0,
};

export const wallBody: QuestionBody = {
  type: 'open',
  answer: 'It pumps blood into the whole body, against a high pressure.',
};

/** @returns a question whose answer is written, ordered or matched */
export function makeBodyQuestion<Body extends QuestionBody>(
  number: number,
  body: Body,
  stem: string,
): Question & { body: Body } {
  const question = makeQuestion(number, {
    type: body.type,
    stem,
    options: [],
    answer_index: null,
    answer_indexes: [],
    explanation: 'The note says so.',
  });
  return { ...question, body };
}
