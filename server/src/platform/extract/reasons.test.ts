import { expect, it } from 'vitest';
import { sentenceForReason, type UnreadableReason } from './reasons.ts';

const REASONS: UnreadableReason[] = [
  'encrypted',
  'damaged',
  'empty',
  'no_text',
  'too_large',
  'too_deep',
  'wrong_type',
  'timed_out',
];

it.each(REASONS)('tells a person what to do about a file that is %s', (reason) => {
  expect(sentenceForReason(reason)).toMatch(/^This (?:file|PDF).*\. ?.*(?:upload|Upload|Check|Split).*\.$/);
});
