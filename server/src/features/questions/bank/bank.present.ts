/** Questions of the bank on the wire. */
import type {
  BankQuestion,
  BankQuestionContent,
  BankQuestionSummary,
  BankQuestionVersion,
} from '@akada/contract/material/question-bank.ts';
import type { Figures } from '../holds/question-figures.service.ts';
import { listedStem } from '../question/question-content.ts';
import { getKeys } from '../question/question-keys.ts';
import type { BankRow } from '../question/questions.tables.ts';
import type { ReportOf, VersionRow } from './bank.repo.ts';
import type { BankListRow } from './bank-list.queries.ts';

/** @param figures null if no exam has asked it */
export function presentSummary(row: BankListRow, figures: Figures | null): BankQuestionSummary {
  const { stem, stemContent, reportCount } = row;
  return {
    ...presentShared(row),
    stem,
    stem_content: listedStem(stemContent),
    report_count: reportCount,
    facility: figures?.facility ?? null,
    discrimination: figures?.discrimination ?? null,
    needs_review: figures?.needsReview ?? false,
  };
}

export function presentBankQuestion(row: BankRow, reports: readonly ReportOf[]): BankQuestion {
  return {
    ...presentShared(row),
    ...presentTexts(row),
    owner_id: row.userId,
    content: presentContent(row),
    reports: reports.map(presentReport),
  };
}

/** The report text, without its outcome. */
export function presentReport({ reason, comment, version, reportedAt }: ReportOf) {
  return { reason, comment, version, reported_at: reportedAt };
}

export function presentVersion(row: VersionRow): BankQuestionVersion {
  const { version, status, topic, difficulty, tags } = row;
  return { ...presentTexts(row), version, status, topic, difficulty, tags, replaced_at: row.replacedAt };
}

function presentTexts(row: BankRow | VersionRow) {
  return {
    type: row.type,
    stem: row.stem,
    options: row.options.map((text) => ({ text })),
    answer_indexes: getKeys(row),
    ...(row.body && { body: row.body }),
    feedback: row.feedback,
    explanation: row.explanation,
  };
}

function presentShared(row: Omit<BankListRow, 'stem' | 'stemContent' | 'reportCount'>) {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    source: row.source,
    course_id: row.courseId,
    topic: row.topic,
    subject: row.subject,
    difficulty: row.difficulty,
    tags: row.tags,
    passage_id: row.passageId,
    is_sample: row.isSample,
    version: row.version,
    created_at: row.createdAt,
    changed_at: row.changedAt ?? row.createdAt,
  };
}

function presentContent({ options, feedback, content, answerContent }: BankRow): BankQuestionContent | null {
  if (content === null && answerContent === null) return null;
  return {
    stem: content?.stem ?? null,
    options: content?.options ?? options.map(() => null),
    ...(content?.texts && { texts: content.texts }),
    explanation: answerContent?.explanation ?? null,
    feedback: answerContent?.feedback ?? feedback.map(() => null),
  };
}
