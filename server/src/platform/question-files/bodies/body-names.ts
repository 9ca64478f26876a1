/** Types with a body in sentences about files. */
import type { BodyType } from '@akada/core/question-types/question-body.ts';

const names: Record<BodyType, string> = {
  short: 'short answer questions',
  numerical: 'numerical questions',
  matching: 'matching questions',
  ordering: 'ordering questions',
  gaps: 'questions with gaps in their text',
  reasoned: 'questions that ask for a reason',
  essay: 'essays',
  open: 'questions that students mark themselves',
};

/** @param format its name @param type of a question @returns the reason why the format cannot hold the question */
export function getMissingKind(format: string, type: BodyType): string {
  return `${format} has no ${names[type]}.`;
}
