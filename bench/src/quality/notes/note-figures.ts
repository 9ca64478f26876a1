import { makeQuestions } from '@akada/core/generation/make-questions.ts';
import type { QuestionDraft } from '@akada/core/generation/question-draft.ts';
import { checkItems } from '../checker/check-items.ts';
import type { FaultName } from '../checker/checked-item.ts';
import { faultShares } from '../checker-figures.ts';
import { measureItems } from '../metrics/measure-items.ts';
import { getTerm } from '../metrics/measured-item.ts';
import type { StudentNote } from './student-note.ts';

/** How many questions are asked of each note. */
export const WANTED = 10;

export interface NoteFigures {
  name: string;
  facts: number;
  /** The number of questions made. */
  made: number;
  /** Their different forms; a term from its meaning and a blank are one. */
  kinds: number;
  /** The forms that the structure of the note carries. */
  carriedKinds: number;
  /** The share of questions that ask for a term. */
  termShare: number;
  /** M10, against the terms that the note's reader named; null if no question is about a term. */
  keyTermPrecision: number | null;
  /** The share of questions with each fault that the independent checker finds. */
  faults: Record<FaultName, number>;
}

/** Takes the figures of one note from the questions that the product would make of it. */
export function noteFigures(note: StudentNote): NoteFigures {
  const { name, document } = note;
  return getFigures(note, makeQuestions({ document, count: WANTED, seed: name, excludedAnswers: [] }));
}

/** Takes the figures of the questions of one note. */
export function getFigures(
  { name, facts, kinds, keyTerms, document }: StudentNote,
  drafts: readonly QuestionDraft[],
): NoteFigures {
  const text = document.pages.map((page) => page.text).join('\n\n');
  const getEvidence = (quote: string) => ({
    start: text.indexOf(quote),
    end: text.indexOf(quote) + quote.length,
  });
  const items = drafts.map((draft) => ({ ...draft, evidence: getEvidence(draft.source.quote) }));
  const book = { text, sections: [], glossary: [], boldTerms: keyTerms };
  const terms = drafts.filter(({ kind }) => kind === 'term').length;
  return {
    name,
    facts,
    made: drafts.length,
    kinds: new Set(drafts.map(({ kind }) => kind)).size,
    carriedKinds: kinds.length,
    termShare: terms / Math.max(1, drafts.length),
    keyTermPrecision: items.every((item) => getTerm(item) === null)
      ? null
      : measureItems(items, book, WANTED).keyTermPrecision,
    faults: faultShares(
      checkItems(
        { text },
        drafts.map((draft) => ({ ...draft, quote: draft.source.quote })),
      ),
    ),
  };
}
