/** The gate for questions of a language model: the checks before another model solves them. */
import { faultsOfWritten, type GateFault, gateNote } from '../../generation/gate/item-gate.ts';
import { findLeaks } from '../../generation/gate/key-rules.ts';
import type { QuestionDraft } from '../../generation/question-draft.ts';
import { isOfItself, isOtherLanguage } from '../../language-model/answer-checks.ts';
import type { NotePassage } from '../../language-model/note-passages.ts';
import type { StudyDocument } from '../../text/document.ts';
import { normalForm } from '../../text/words.ts';
import { getModelQuestion, type ModelQuestion, type WrittenQuestion } from './written-question.ts';

export interface JudgeQuestionsRequest {
  document: StudyDocument;
  passages: readonly NotePassage[];
  written: readonly WrittenQuestion[];
  /** Questions that the set already contains. */
  accepted: readonly QuestionDraft[];
  /** Keys of earlier questions about the note. */
  excludedAnswers: readonly string[];
  /** The name of the language in the prompt. */
  language: string;
}

/** A question that the model may repair, with all its faults in words. */
export interface RejectedQuestion {
  written: WrittenQuestion;
  passage: NotePassage;
  fault: string;
}

/** A question for the solver. */
export interface CandidateQuestion extends ModelQuestion {
  written: WrittenQuestion;
  /** Its faults in words, which no solver takes away: it is solved so that its writer hears of all at once. */
  faults: string[];
  /** Words suspect them: a solver without the key decides. */
  doubts: GateFault[];
}

export interface JudgedQuestions {
  candidates: CandidateQuestion[];
  /** Questions that may be repaired and cannot be solved; questions beyond repair are in neither list. */
  rejected: RejectedQuestion[];
}

/** @returns the questions for the solver, in their order, and the questions that may be repaired */
export function judgeQuestions(request: JudgeQuestionsRequest): JudgedQuestions {
  const { document, passages, written, language } = request;
  const note = gateNote(document);
  const excluded = new Set(request.excludedAnswers.map(normalForm));
  const isForeign = isOtherLanguage(
    document,
    written.map(({ stem }) => stem),
  );
  const judged: JudgedQuestions = { candidates: [], rejected: [] };
  for (const one of written) {
    const question = getModelQuestion(one, passages, document);
    const passage = question?.passage ?? passages.find(({ number }) => number === one.passage);
    if (passage === undefined || isOfItself(getTexts(one)) || excluded.has(normalForm(one.answer))) continue;
    if (question === null || isForeign) {
      const words = isForeign ? `Write in ${language}.` : sayFault('quote_not_found', one);
      judged.rejected.push({ written: one, passage, fault: words });
      continue;
    }

    // A solver may reject what is doubted: it must not have taken the place of a good question.
    const sound = judged.candidates.filter(({ faults, doubts }) => faults.length + doubts.length === 0);
    const others = [...request.accepted, ...sound.map(({ draft }) => draft)];
    const { faults, doubts } = faultsOfWritten(question.draft, note, others);
    if (faults.some((fault) => beyondRepair.has(fault))) continue;
    const words = [...new Set(faults.map((fault) => sayFault(fault, one)))];
    judged.candidates.push({ ...question, written: one, faults: words, doubts });
  }
  return judged;
}

const getTexts = ({ stem, answer, why, wrong }: WrittenQuestion) => [
  stem,
  answer,
  why,
  ...wrong.flatMap(({ text, why_wrong }) => [text, why_wrong]),
];

/** Faults of a question that repeats an existing question; a repair would only make a third. */
const beyondRepair: ReadonlySet<GateFault> = new Set(['repeated', 'reveals_another']);

/** @returns a fault as the writer of the question is told it */
export function sayFault(fault: GateFault, writtenQuestion: WrittenQuestion): string {
  return faultWords[fault](writtenQuestion);
}

const unclear = 'The question is not one complete sentence of at most 30 words that says enough.';

/** The message to the model about each fault, with the words at fault. */
const faultWords: Readonly<Record<GateFault, (writtenQuestion: WrittenQuestion) => string>> = {
  quote_not_found: () => 'The quote does not stand in the passage letter for letter. Copy it again.',
  not_supported: () =>
    'The answer is not readable in the quote, or the question asks about things that are not in the note. Choose the quote that proves the answer, and use its terms.',
  not_one_key: () =>
    'Another option fits the quote better than the answer, is part of another option or means the same.',
  not_four_options: () =>
    'Two options are the same in other words, or one is empty or speaks of the other options, as "all of the above" does.',
  options_differ_in_form: ({ answer, wrong }) => {
    const [longest = ''] = wrong.map(({ text }) => text).toSorted((one, other) => other.length - one.length);
    return answer.length > longest.length
      ? `The answer is the only long option (${answer.length} characters, the others ${longest.length} at most): shorten it, or make "${longest}" as long.`
      : `The answer "${answer}" is the only option of its form, so that it can be guessed.`;
  },
  key_leaks: ({ stem, answer, wrong, kind }) => {
    const others = wrong.map(({ text }) => text);
    const words = findLeaks(stem, answer, others, kind === 'term');
    return words.length === 0
      ? 'The article before the gap rules options out.'
      : `The stem has a form of ${words.map((word) => `"${word}"`).join(' and of ')} of the answer.`;
  },
  not_self_contained: () =>
    'The question cannot be understood alone: it points to something that it does not name.',
  half_blank: () => unclear,
  ill_formed: () => unclear,
  unfair_length: () => unclear,
  repeated: () => '',
  reveals_another: () => '',
};
