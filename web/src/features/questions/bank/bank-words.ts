/** Visible names of the bank's terms. */

import type { BulkAction } from '@akada/contract/material/question-bank.ts';
import type {
  BankDifficulty,
  BankSource,
  BankStatus,
  QuestionType,
} from '@akada/contract/material/question-fields.ts';
import { bodyTypeNames, type OrderingRule } from '@akada/core/question-types/question-body.ts';
import { counted } from '../../../lib/format/numbers.ts';

export const typeNames: Record<QuestionType, string> = {
  single: 'One right option',
  multiple: 'Several right options',
  true_false: 'True or false',
  ...bodyTypeNames,
};

/** The types as an author chooses among them. */
export const typeGroups: readonly (readonly [name: string, types: readonly QuestionType[]])[] = [
  ['Choice', ['single', 'multiple', 'true_false']],
  ['Written', ['short', 'numerical', 'open', 'essay']],
  ['Order', ['matching', 'ordering']],
  ['Gaps', ['gaps']],
  ['With a reason', ['reasoned']],
];

export const orderingNames: Record<OrderingRule, string> = {
  exact: 'The complete order only',
  position: 'Each item in its place',
  longest_run: 'The longest part in the right order',
  next: 'Each right next item',
  next_and_last: 'Each right next item, and the end',
  neighbour: 'Right neighbours and ends',
  all_around: 'Each pair in the right order',
  longest_contiguous: 'The longest unbroken part',
  distance: 'Items close to their places',
};

const offeredRules: readonly OrderingRule[] = ['exact', 'position', 'longest_run'];

/** @returns the rules to choose from; the rule of an imported question is one of them */
export function getOrderingRules(current: OrderingRule): OrderingRule[] {
  return [...new Set([...offeredRules, current])];
}

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
