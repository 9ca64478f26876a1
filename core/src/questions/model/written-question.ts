/** A question as a language model writes it, and as it would be stored. */
import type { ModelCheck } from '../../generation/gate/gate-words.ts';
import type { QuestionDraft, QuestionKind } from '../../generation/question-draft.ts';
import { getQuotation } from '../../language-model/answer-checks.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import { getProvingQuote } from '../../language-model/proving-quote.ts';
import type { StudyDocument } from '../../text/document.ts';

/** The forms that a model is requested, in its words. */
export const writtenKinds = [
  'term',
  'meaning',
  'why',
  'compare',
  'apply',
  'number',
  'order',
  'exception',
] as const;
export type WrittenKind = (typeof writtenKinds)[number];

const kindOf: Readonly<Record<WrittenKind, QuestionKind>> = {
  term: 'term',
  meaning: 'meaning',
  why: 'why',
  compare: 'comparison',
  apply: 'application',
  number: 'number',
  order: 'order',
  exception: 'exception',
};

/** @returns the forms that ask for these kinds; all if none of them, or no kind, is requested */
export function getWrittenKinds(kinds: readonly QuestionKind[]): readonly WrittenKind[] {
  const requested = writtenKinds.filter((kind) => kinds.includes(kindOf[kind]));
  return requested.length === 0 ? writtenKinds : requested;
}

/** A question as a model writes it; the server chooses the order of the options. */
export interface WrittenQuestion {
  /** Number of the passage that the quotation is copied from. */
  passage: number;
  quote: string;
  kind: WrittenKind;
  stem: string;
  answer: string;
  why: string;
  wrong: { text: string; why_wrong: string }[];
}

/** A question as it will be stored, of the engine where it does not say otherwise. */
export interface ReasonedDraft extends QuestionDraft {
  /** The feedback on each option, in their order. */
  feedback?: string[];
  byModel?: boolean;
  /** The checks after it was solved once. */
  modelChecks?: ModelCheck[];
}

/** A question of a model with the passage that it was made of. The key stands first. */
export interface ModelQuestion {
  draft: ReasonedDraft;
  passage: NotePassage;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** @returns the question that a model means, null if its quotation stands nowhere */
export function getModelQuestion(
  { kind, stem, answer, why, wrong, ...cited }: WrittenQuestion,
  passages: readonly NotePassage[],
  { pages }: StudyDocument,
): ModelQuestion | null {
  const found = getQuotation(cited, passages, pages);
  if (found === null) return null;

  const { page, section } = found.passage;
  // An exception is not in its quotation, and a new case is decided by a rule that need not name it.
  const quote =
    kind === 'exception' || kind === 'apply'
      ? found.quote
      : getProvingQuote(found, { question: stem, answer });
  const draft: ReasonedDraft = {
    kind: kindOf[kind],
    stem: oneLine(stem),
    options: withoutLabels([answer, ...wrong.map(({ text }) => text)].map(oneLine)),
    answerIndex: 0,
    explanation: oneLine(why),
    source: { page, section, quote },
    feedback: ['', ...wrong.map(({ why_wrong }) => oneLine(why_wrong))],
    byModel: true,
  };
  return { draft, passage: found.passage };
}

const LABEL = /^\(?([A-Da-d])[).:]\s+/;

/** Small models label their options "A)" to "D)", and the page labels them in another order. */
function withoutLabels(options: string[]): string[] {
  const labels = new Set(options.map((option) => LABEL.exec(option)?.[1]?.toLowerCase()));
  return labels.has(undefined) || labels.size < options.length
    ? options
    : options.map((option) => option.replace(LABEL, ''));
}
