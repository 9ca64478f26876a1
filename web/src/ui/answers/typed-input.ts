import { answerLimit } from '@akada/core/question-types/question-body.ts';

/** Attributes of a field for an answer: a corrected word would no longer be the student's answer. */
export const typedInput = {
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
  maxLength: answerLimit,
  inputMode: 'text',
} as const;
