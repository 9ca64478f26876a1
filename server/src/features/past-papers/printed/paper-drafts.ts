/** Questions of a past paper as drafts of a set. */
import { pastPaperLimits } from '@akada/contract/material/past-papers.ts';
import { getAmountBody, readAmount } from '@akada/core/generation/typed/numbers/amount.ts';
import { canBeTyped, getShortBody } from '@akada/core/generation/typed/short-body.ts';
import type { QuestionBody } from '@akada/core/question-types/question-body.ts';
import { bankLimits, type QuestionType } from '@akada/core/questions/bank-question.ts';
import { missingForPublishing } from '@akada/core/questions/question-rules.ts';
import type { BankDraft } from '../../questions/bank/bank-files.service.ts';
import type { PaperName, PaperQuestionContent } from './paper-content.ts';
import { getPresent, hasKey, type PresentQuestion } from './paper-question.ts';
import { getSource } from './paper-title.ts';
import { getTopic } from './question-topic.ts';

/** A question that has a key, and the sentences that keep it out of a set. */
interface ReadDraft {
  draft: BankDraft;
  faults: string[];
}

/** @returns null without a key */
export function getDraft(paper: PaperName, content: PaperQuestionContent): ReadDraft | null {
  return hasKey(content) ? buildDraft(paper, content, getBody(getPresent(content))) : null;
}

/** @param body null for a choice among options */
export function buildDraft(
  paper: PaperName,
  content: PaperQuestionContent,
  body: QuestionBody | null,
): ReadDraft {
  const question = getPresent(content);
  const type: QuestionType = body?.type ?? toChoice(question.kind);
  const draft: BankDraft = {
    type,
    stem: getStem(question),
    options: question.options.map(({ text }) => text),
    body,
    answerIndexes: question.key,
    explanation: getExplanation(content).slice(0, bankLimits.explanation).toWellFormed(),
    feedback: [],
    topic: toLabel(getTopic(paper, content).topic ?? '', bankLimits.topic),
    subject: toLabel(paper.subject ?? '', bankLimits.subject),
    difficulty: null,
    tags: [getSource(paper), `Question ${question.number}`].flatMap(
      (tag) => toLabel(tag, bankLimits.tag) ?? [],
    ),
    status: 'published',
    courseId: null,
    passageId: null,
  };
  return { draft, faults: getFaults(draft) };
}

/** @returns true if the question can be put into a set */
export function isReady(paper: PaperName, content: PaperQuestionContent): boolean {
  return !content.isExcluded && getDraft(paper, content)?.faults.length === 0;
}

function toChoice(kind: PresentQuestion['kind']): QuestionType {
  return kind === 'multiple' || kind === 'true_false' ? kind : 'single';
}

function getBody({ options, parts, kind, answer }: PresentQuestion): QuestionBody | null {
  if (options.length > 0) return null;
  const amount = kind === 'numerical' && parts.length === 0 ? readAmount(answer) : null;
  if (amount !== null) return getAmountBody(amount);
  const isShort = kind === 'short' && parts.length === 0 && canBeTyped(answer);
  return isShort ? getShortBody(answer, null) : { type: 'open', answer };
}

function getStem({ stem, parts }: PresentQuestion): string {
  return [stem, ...parts.map(({ label, text }) => `${label} ${text}`)]
    .filter((line) => line !== '')
    .join('\n');
}

/** The printed reason proves the printed key only. */
function getExplanation({ printed, key, answer }: PaperQuestionContent): string {
  const isPrinted = printed.answer === answer && printed.key.join() === key.join();
  return isPrinted ? printed.explanation : '';
}

function toLabel(text: string, maxLength: number): string | null {
  return text.replace(/\s+/g, ' ').trim().slice(0, maxLength).toWellFormed().trim() || null;
}

function getFaults(draft: BankDraft): string[] {
  const { stem, option } = pastPaperLimits;
  return [
    ...Object.values(missingForPublishing(draft)).map((sentence) => `${sentence}.`.replace('..', '.')),
    ...(draft.stem.length > stem ? ['It is too long to be asked: shorten it to 4,000 characters.'] : []),
    ...(draft.options.some(({ length }) => length > option)
      ? ['An option is too long: shorten it to 1,000 characters.']
      : []),
  ];
}
