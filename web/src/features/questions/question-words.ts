/** Visible names of the API's terms. */
import type { Question, reportReasons } from '@akada/contract/material/questions.ts';

/** Null for questions that are unchanged since generation, which is the usual case. */
export const originNames: Record<Question['origin'], string | null> = {
  generated: null,
  edited: 'Edited by you',
  own: 'Your own',
};

export const reasonNames: Record<(typeof reportReasons)[number], string> = {
  wrong_answer: 'The marked answer is wrong',
  more_than_one_right: 'More than one answer is right',
  unclear: 'It is hard to understand',
  weak_options: 'The wrong answers are too easy to see',
  not_in_note: 'My note does not say this',
  other: 'Something else',
};
