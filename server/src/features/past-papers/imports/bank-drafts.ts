/** Questions of a paper as drafts of a tutor's bank. */

import type { importPaper } from '@akada/contract/material/paper-imports.ts';
import type { BodyOf } from '@akada/contract/wire/endpoint.ts';
import type { EssayBody } from '@akada/core/question-types/question-body.ts';
import { bankLimits } from '@akada/core/questions/bank-question.ts';
import type { BankDraft } from '../../questions/bank/bank-files.service.ts';
import { mendQuestion } from '../printed/mended-question.ts';
import { asPrinted } from '../printed/merged-questions.ts';
import type { PaperName, PaperQuestionContent } from '../printed/paper-content.ts';
import { buildDraft, getDraft } from '../printed/paper-drafts.ts';
import { toTitle } from '../printed/paper-title.ts';
import type { PaperImportRow } from './paper-imports.tables.ts';

export type ImportOrder = BodyOf<typeof importPaper>;

/** A question that the tutor imports if it can be. */
export interface OrderedQuestion {
  position: number;
  /** As printed. */
  number: number;
  /** The printed text that it shares with others; empty if there is none. */
  passage: string;
  /** Or the reason why it cannot join the bank. */
  draft: BankDraft | 'without_key' | 'too_long';
}

/**
 * @param order the tutor's keys, labels and course
 * @param toMarkdown converts printed texts
 * @returns the questions in their order
 * @throws Fault `validation_failed` for a key beyond the options, and for an answer that does not fit the question
 */
export function getOrderedQuestions(
  { printed }: Pick<PaperImportRow, 'printed'>,
  order: ImportOrder,
  toMarkdown: (text: string) => string,
): OrderedQuestion[] {
  const changes = new Map(order.questions.map((change) => [change.position, change]));
  const { body = null, year = null, subject = null } = printed?.heading ?? {};
  const heading = { body, year, subject: subject && toTitle(subject), topic: order.topic };
  return (printed?.questions ?? []).flatMap((question, position): OrderedQuestion[] => {
    const row = asPrinted(question);
    const { position: _, ...change } = changes.get(position) ?? { position };
    const content = { ...row, ...mendQuestion(row, change) };
    if (content.isExcluded) return [];

    const { number, passage } = question;
    const read = getDraft(heading, content) ?? getEssay(heading, content);
    if (read === null) return [{ position, number, passage, draft: 'without_key' }];
    const draft = toBankDraft(read.draft, order, toMarkdown);
    return [{ position, number, passage, draft: isTooLong(draft) ? 'too_long' : draft }];
  });
}

/** The tutor gives the criteria and their points before the essay is published. */
const essay: EssayBody = {
  type: 'essay',
  criteria: [{ name: 'Answer', points: 10, guidance: '' }],
  min_words: null,
  max_words: null,
};

/** A theory question without an answer needs none: the tutor marks it. */
function getEssay(heading: PaperName, content: PaperQuestionContent) {
  const { kind, options } = content.printed;
  if (kind !== 'open' || options.length > 0) return null;
  const { draft, faults } = buildDraft(heading, content, essay);
  return { draft, faults };
}

function toBankDraft(draft: BankDraft, order: ImportOrder, toMarkdown: (text: string) => string): BankDraft {
  return {
    ...draft,
    stem: toMarkdown(draft.stem),
    options: draft.options.map(toMarkdown),
    explanation: toMarkdown(draft.explanation).slice(0, bankLimits.explanation).toWellFormed(),
    tags: [...new Set(order.tags)],
    status: 'draft',
    courseId: order.course_id ?? null,
  };
}

function isTooLong({ stem, options, body }: BankDraft): boolean {
  const answer = body?.type === 'open' ? body.answer : '';
  return (
    stem.length > bankLimits.stem ||
    answer.length > bankLimits.option ||
    options.some(({ length }) => length > bankLimits.option)
  );
}
