/** Reading the bank: a page of it, one question, what it said before, what can be restored. */
import type {
  BankQuestion,
  BankQuestionSummary,
  BankQuestionVersion,
  DeletedBankQuestion,
  listBankQuestions,
} from '@akada/contract/material/question-bank.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import type { Authorized } from '../../../platform/access/authorize.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { restorableUntil } from '../../../platform/undo/undo.ts';
import type { QuestionFigures } from '../holds/question-figures.service.ts';
import type { BankRow } from '../question/questions.tables.ts';
import { presentBankQuestion, presentSummary, presentVersion } from './bank.present.ts';
import * as repo from './bank.repo.ts';
import { topicKeyOf } from './bank-draft.ts';
import type { BankFilter } from './bank-filter.queries.ts';
import { findDeletedOfBank, findLabels } from './bank-labels.queries.ts';
import { findBankPage } from './bank-list.queries.ts';

export interface BankReading {
  /** `total` counts to a thousand; `more` says that there are more. */
  list(
    userId: string,
    query: QueryOf<typeof listBankQuestions>,
  ): Promise<{ items: BankQuestionSummary[]; total: number; more: boolean }>;
  /** Includes the reports about the question, except for the sample. */
  present(question: Authorized<BankRow>): Promise<BankQuestion>;
  /** Lists earlier versions, newest first. */
  versions(
    question: Authorized<BankRow>,
    paging: { skip: number; limit: number },
  ): Promise<{ items: BankQuestionVersion[]; total: number }>;
  /** Lists restorable questions, the most recently deleted first. */
  listDeleted(userId: string): Promise<DeletedBankQuestion[]>;
  /** Topics and tags to choose from. */
  labels(userId: string): Promise<{ topics: string[]; tags: string[] }>;
}

/** Beyond it a list says "more": people read no further, and counting a large bank costs more than its page. */
const mostCounted = 1_000;
const mostWords = 8;

export interface BankReadingDeps {
  database: Database;
  clock: Clock;
  figures: QuestionFigures;
}

export function createBankReading({ database, clock, figures }: BankReadingDeps): BankReading {
  const { db } = database;
  return {
    async list(userId, query) {
      const among = query.review ? figures.toReview : undefined;
      const filter = { ...getFilter(userId, query), among };
      const { rows, total } = await findBankPage(db, filter, mostCounted);
      const known = await figures.of(
        db,
        rows.map(({ id }) => id),
      );
      return {
        items: rows.map((row) => presentSummary(row, known.get(row.id) ?? null)),
        total: Math.min(total, mostCounted),
        more: total > mostCounted,
      };
    },
    async present(question) {
      const reports = question.isSample ? [] : await repo.findReportsOf(db, question.id);
      return presentBankQuestion(question, reports);
    },
    async versions(question, paging) {
      const { rows, total } = await repo.findVersions(db, question.id, paging);
      return { items: rows.map(presentVersion), total };
    },
    async listDeleted(userId) {
      const rows = await findDeletedOfBank(db, userId, clock.now());
      return rows.map(({ id, stem, deletedAt }) => ({
        id,
        stem,
        restorable_until: restorableUntil(deletedAt),
      }));
    },
    labels: (userId) => findLabels(db, userId),
  };
}

function getFilter(userId: string, query: QueryOf<typeof listBankQuestions>): BankFilter {
  const { collection, search, course_id: courseId, topic, passage_id: passageId, ...same } = query;
  const { type, status, difficulty, tag, source, sort, skip, limit } = same;
  return {
    type,
    status,
    difficulty,
    tag,
    source,
    sort,
    skip,
    limit,
    courseId,
    passageId,
    userId: collection === 'own' ? userId : null,
    words: search.split(/\s+/).filter(Boolean).slice(0, mostWords),
    topicKey: topicKeyOf(topic ?? null) ?? undefined,
  };
}
