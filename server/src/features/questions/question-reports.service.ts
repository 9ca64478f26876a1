/** Reports of bad questions: each keeps a copy of the question, which stays readable after a change or deletion. */

import type { reportQuestion } from '@akada/contract/material/questions.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { getInstant } from '../../platform/clock/instant.ts';
import type { Database } from '../../platform/database/database.ts';
import { repeatableId } from '../../platform/ids/ids.ts';
import { recordOnce } from '../../platform/outbox/outbox.ts';
import * as repo from './question/question-reports.repo.ts';
import type { QuestionReportRow } from './question/question-reports.tables.ts';
import type { StoredQuestion } from './question/questions.tables.ts';
import { questionReported } from './question-reports.events.ts';

export type { QuestionReportRow } from './question/question-reports.tables.ts';

export interface QuestionReports {
  /** A person's second report about the same question replaces the first. */
  report(
    userId: string,
    question: Authorized<StoredQuestion>,
    said: BodyOf<typeof reportQuestion>,
  ): Promise<void>;
  /**
   * @param since ISO time; null for all reports
   * @returns at most `limit` reports, newest first
   */
  list(since: string | null, limit: number): Promise<QuestionReportRow[]>;
}

export function createQuestionReports({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): QuestionReports {
  const { db } = database;
  return {
    report: (userId, question, said) =>
      database.transaction(async (tx) => {
        const reportedAt = getInstant(clock.now());
        await repo.saveReport(tx, { userId, ...reported(question), ...said, reportedAt });
        const { id: questionId, userId: authorId } = question;
        if (authorId === null || authorId === userId) return;
        await recordOnce(tx, questionReported, {
          userId,
          subjectId: repeatableId(questionReported.name, questionId, userId),
          facts: { questionId, authorId, reportedAt },
        });
      }),
    list: (since, limit) => repo.findReports(db, since, limit),
  };
}

function reported(
  question: StoredQuestion,
): Omit<QuestionReportRow, 'userId' | 'reason' | 'comment' | 'reportedAt'> {
  return {
    questionId: question.id,
    kind: question.kind,
    version: question.version,
    origin: question.origin,
    stem: question.stem,
    options: question.options,
    answerIndex: question.answerIndex,
    answerIndexes: question.answerIndexes,
    explanation: question.explanation,
    noteId: question.noteId,
    sourcePage: question.sourcePage,
    sourceSection: question.sourceSection,
    sourceQuote: question.sourceQuote,
    engineVersion: question.engineVersion,
    outcome: null,
    closedAt: null,
    decisionId: null,
  };
}
