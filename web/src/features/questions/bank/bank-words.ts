/** Visible names of the bank's terms. */

import type { BulkAction } from '@akada/contract/material/question-bank.ts';
import type {
  BankDifficulty,
  BankSource,
  BankStatus,
  QuestionType,
} from '@akada/contract/material/question-fields.ts';
import type { OrderingRule } from '@akada/core/question-types/question-body.ts';
import { typeModules } from '@akada/core/question-types/question-types.ts';
import { counted } from '../../../lib/format/numbers.ts';

export const typeNames: Record<QuestionType, string> = {
  single: 'One right option',
  multiple: 'Several right options',
  true_false: 'True or false',
  short: typeModules.short.name,
  numerical: typeModules.numerical.name,
  matching: typeModules.matching.name,
  ordering: typeModules.ordering.name,
  gaps: typeModules.gaps.name,
  reasoned: typeModules.reasoned.name,
};

/** The types as an author chooses among them. */
export const typeGroups: readonly (readonly [name: string, types: readonly QuestionType[]])[] = [
  ['Choice', ['single', 'multiple', 'true_false']],
  ['Written', ['short', 'numerical']],
  ['Order', ['matching', 'ordering']],
  ['Gaps', ['gaps']],
  ['With a reason', ['reasoned']],
];

export const orderingNames: Record<OrderingRule, string> = {
  exact: 'The complete order or nothing',
  position: 'A share for each item in its place',
  longest_run: 'A share for items in the right order',
  next: 'A share for each right next item',
  next_and_last: 'A share for each right next item and the end',
  neighbour: 'A share for right neighbours and ends',
  all_around: 'A share for each pair in the right order',
  longest_contiguous: 'A share for the longest unbroken part',
  distance: 'Less for each step away from its place',
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
