/** A question on its way into the bank or into a set, and the columns that it becomes. */
import { createHash } from 'node:crypto';
import type { BankQuestionForm } from '@akada/contract/material/question-bank.ts';
import { catalogKey } from '@akada/core/catalog/catalog-name.ts';
import { duplicateForm } from '@akada/core/questions/question-rules.ts';
import { keyColumns } from '../question/question-keys.ts';
import type { StoredQuestion } from '../question/questions.tables.ts';

/** The content of a question; its texts are Markdown. The contract's form has checked it already. */
export interface BankDraft
  extends Pick<
    StoredQuestion,
    | 'type'
    | 'stem'
    | 'options'
    | 'explanation'
    | 'feedback'
    | 'body'
    | 'courseId'
    | 'topic'
    | 'subject'
    | 'difficulty'
    | 'tags'
    | 'status'
    | 'passageId'
  > {
  /** 0-based and distinct. */
  answerIndexes: readonly number[];
}

export function draftOfForm(form: BankQuestionForm): BankDraft {
  const { answer_indexes: answerIndexes, course_id: courseId, passage_id: passageId, tags } = form;
  const { type, stem, options, body, explanation, topic, subject, difficulty, status } = form;
  return {
    type,
    stem,
    options,
    body,
    explanation,
    topic,
    subject,
    difficulty,
    status,
    // Empty texts for all options say what no feedback says.
    feedback: form.feedback.some((text) => text !== '') ? form.feedback : [],
    courseId,
    passageId,
    tags: [...new Set(tags)],
    answerIndexes: [...answerIndexes].sort((one, other) => one - other),
  };
}

/** An index takes no longer key; a character may be compared as eighteen. */
const longestKey = 240;

/** @returns the form by which topics are compared */
export function topicKeyOf(topic: string | null): string | null {
  // A cut may leave half a character, which JSON of the database rejects.
  return topic === null ? null : catalogKey(topic).slice(0, longestKey).toWellFormed();
}

/** @returns what two questions have in common that say the same */
export function contentHash(draft: Pick<BankDraft, 'stem' | 'options' | 'answerIndexes' | 'body'>): string {
  return createHash('sha256').update(duplicateForm(draft)).digest('base64url');
}

/** @returns the columns of a question that its draft decides */
export function getColumns(draft: BankDraft) {
  const { answerIndexes, ...said } = draft;
  return {
    ...said,
    ...keyColumns(draft.type, answerIndexes),
    topicKey: topicKeyOf(draft.topic),
    contentHash: contentHash(draft),
    markup: 'markdown' as const,
  };
}
