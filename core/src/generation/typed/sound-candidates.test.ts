import { expect, test } from 'vitest';
import { bodyLimits } from '../../question-types/question-body.ts';
import { getSoundCandidate } from './sound-candidates.ts';
import type { TypedCandidate } from './typed-draft.ts';

const buildCandidate = (answer: string): TypedCandidate => ({
  kind: 'statement',
  stem: 'What are the main points about “Succession”?',
  body: { type: 'open', answer },
  explanation: '',
  origin: { page: 1, section: null, start: 0, end: 1, quote: 'G' },
  facts: ['part:1:succession'],
  answers: [],
  isOwn: false,
  priority: 1,
});

test('a question keeps a model answer that lists can show, and is dropped with a longer one', () => {
  const longAnswer = 'a'.repeat(bodyLimits.modelAnswer);
  expect(getSoundCandidate(buildCandidate(longAnswer))?.body).toEqual({ type: 'open', answer: longAnswer });
  expect(getSoundCandidate(buildCandidate(`${longAnswer}a`))).toBeNull();
});
