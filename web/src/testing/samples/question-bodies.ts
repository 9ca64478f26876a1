/** Bodies of questions in route tests, with everything that their forms can hold. */
import type { AcceptedText, NumericalBody, QuestionBody } from '@akada/core/question-types/question-body.ts';
import { longName } from '../samples.ts';

const accept = (text: string, share = 1, feedback = ''): AcceptedText => ({ text, share, feedback });

const gravity: NumericalBody = {
  type: 'numerical',
  accepted: [
    { value: '9.81', tolerance: { by: 'relative', size: '0.02' }, share: 1, feedback: '' },
    { value: '10', tolerance: { by: 'absolute', size: '0' }, share: 0.5, feedback: 'Be more exact.' },
  ],
  units: [
    { name: 'm/s^2', factor: '1' },
    { name: 'km/s^2', factor: '0.001' },
  ],
  unit: { rule: 'needed', penalty: 0.5, of: 'mark' },
};

export const fullBodies: readonly QuestionBody[] = [
  {
    type: 'short',
    accepted: [accept('Humus'), accept('organic *', 0.5, longName)],
    case: false,
    accents: true,
  },
  gravity,
  {
    type: 'matching',
    pairs: [
      { left: 'Nigeria', right: 'Abuja' },
      { left: longName, right: 'Accra' },
    ],
    extra: ['Lagos'],
  },
  { type: 'ordering', items: ['Root', 'Stem', longName], rule: 'neighbour' },
  {
    type: 'gaps',
    gaps: [
      { weight: 1, answer: { type: 'short', accepted: [accept('Humus')], case: false, accents: false } },
      { weight: 2, answer: gravity },
      {
        weight: 1,
        answer: { type: 'select', options: [accept('clay'), accept('sand', 0, 'It is coarse.')] },
      },
    ],
  },
  { type: 'reasoned', verdict: true, reasons: ['It swells.', longName, 'It is dry.'], reason: 0 },
  { type: 'open', answer: longName },
];
