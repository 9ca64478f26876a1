import type { ModelChoice } from '@akada/contract/base/language-model.ts';
import type { LocalProgram } from '@akada/core/language-model/local-programs.ts';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';

export const modelChoices = pgTable('model_choices', {
  userId: uuid('user_id').primaryKey(),
  choice: text().$type<Exclude<ModelChoice['choice'], 'undecided'>>().notNull(),
  host: text().notNull(),
  chosenAt: instant('chosen_at').notNull(),
});

/** What asks. */
export type ModelFeature = 'cards' | 'questions' | 'guide' | 'assistant' | 'pages' | 'essays';

/** The result of a call. */
export type CallResult =
  | 'under_way'
  | 'answered'
  | 'unusable'
  | 'busy'
  | 'away'
  | 'timed_out'
  | 'refused'
  | 'given_up';

export const modelCalls = pgTable('model_calls', {
  id: uuid().primaryKey(),
  workId: uuid('work_id').notNull(),
  step: text().notNull(),
  feature: text().$type<ModelFeature>().notNull(),
  userId: uuid('user_id').notNull(),
  provider: text().notNull(),
  model: text().notNull(),
  result: text().$type<CallResult>().notNull(),
  tries: integer().notNull(),
  inputTokens: integer('input_tokens').notNull().default(0),
  outputTokens: integer('output_tokens').notNull().default(0),
  /** Millionths of a US dollar, of the tries that ended. */
  cost: bigint({ mode: 'number' }).notNull(),
  /** The max cost of the attempt in progress. */
  reserved: bigint({ mode: 'number' }).notNull(),
  latencyMs: integer('latency_ms'),
  /** Until its work has ended. */
  answer: jsonb(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at'),
});

export type ModelCallRow = typeof modelCalls.$inferSelect;

/** Cost of a student's calls on a day with what they have set aside, in millionths of a US dollar. A trigger counts it. */
export const modelSpending = pgTable(
  'model_spending',
  {
    day: date({ mode: 'string' }).notNull(),
    userId: uuid('user_id').notNull(),
    spent: bigint({ mode: 'number' }).notNull(),
  },
  ({ day, userId }) => [primaryKey({ columns: [day, userId] })],
);

/** Shares of the budget of a day that the operator was notified of. */
export const modelBudgetMarks = pgTable(
  'model_budget_marks',
  { day: date({ mode: 'string' }).notNull(), percent: integer().notNull() },
  ({ day, percent }) => [primaryKey({ columns: [day, percent] })],
);

/** The model server of this machine that an administrator turned on; at most one row. */
export const localModel = pgTable('local_model', {
  isOnly: boolean('is_only').primaryKey().default(true),
  program: text().$type<LocalProgram>().notNull(),
  model: text().notNull(),
  /** US dollars for a million tokens. */
  priceInput: doublePrecision('price_input').notNull(),
  priceOutput: doublePrecision('price_output').notNull(),
  /** US dollars a day; null for no limit. */
  budgetDay: doublePrecision('budget_day'),
  budgetStudent: doublePrecision('budget_student'),
  chosenAt: instant('chosen_at').notNull(),
});
