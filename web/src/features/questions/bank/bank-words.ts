/** Visible names of the bank's terms. */

import type { BulkAction } from '@akada/contract/material/question-bank.ts';
import type {
  BankDifficulty,
  BankSource,
  BankStatus,
  QuestionType,
} from '@akada/contract/material/question-fields.ts';
import { counted } from '../../../lib/format/numbers.ts';

export const typeNames: Record<QuestionType, string> = {
  single: 'One right option',
  multiple: 'Several right options',
  true_false: 'True or false',
};

export const statusNames: Record<BankStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  retired: 'Retired',
};

export const difficultyNames: Record<BankDifficulty, string> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

export const sourceNames: Record<BankSource, string> = {
  author: 'Written here',
  import: 'Read from a file',
  generation: 'Made from a note',
};

const done: Record<BulkAction, string> = {
  publish: 'published',
  retire: 'retired',
  draft: 'drafts again',
  tag: 'tagged',
  untag: 'without the tag',
  move: 'moved',
  delete: 'deleted',
  restore: 'restored',
};

/** @returns `12 questions are published.` */
export function bulkText(action: BulkAction, changeCount: number): string {
  return `${counted(changeCount, 'question')} ${changeCount === 1 ? 'is' : 'are'} ${done[action]}.`;
}

export function getOptions<Value extends string>(names: Record<Value, string>): [Value, string][] {
  return Object.entries(names) as [Value, string][];
}
