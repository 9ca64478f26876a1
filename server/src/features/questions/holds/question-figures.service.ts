/** How questions of the bank do in exams, as its list shows it. */
import type { Executor, Transaction } from '../../../platform/database/database.ts';
import type { FigureRows, QuestionIds } from '../question/question-ids.queries.ts';

export type { QuestionIds } from '../question/question-ids.queries.ts';

/** In per cent; null where exams are too few. */
export interface Figures {
  /** First attempts that were counted. */
  count: number;
  facility: number | null;
  discrimination: number | null;
  needsReview: boolean;
}

/** Answered by the feature of exams, which uses this one. */
export interface QuestionFigures {
  /** @returns those of these questions that exams have asked */
  of(executor: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Figures>>;
  /** Questions that somebody should look at, as a part of another feature's statement. */
  toReview: QuestionIds;
  /** What lists sort and narrow by, as a part of another feature's statement. */
  rows: FigureRows;
  /** Forgets the figures of a question that says something else now. */
  reset(tx: Transaction, id: string): Promise<void>;
}
