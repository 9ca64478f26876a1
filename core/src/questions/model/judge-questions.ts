/** The gate for questions of a language model: the checks before another model solves them. */
import { faultsOfAuthored, type GateFault, gateNote } from '../../generation/gate/item-gate.ts';
import { leakIn } from '../../generation/gate/key-rules.ts';
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

/** A question that the model may repair, with its fault in words. */
export interface RefusedQuestion {
  written: WrittenQuestion;
  passage: NotePassage;
  fault: string;
}

export interface JudgedQuestions {
  accepted: (ModelQuestion & { written: WrittenQuestion })[];
  /** Questions that may be repaired; questions beyond repair are in neither list. */
  refused: RefusedQuestion[];
}

/** @returns the questions that pass, in their order, and the questions that may be repaired */
export function judgeQuestions(request: JudgeQuestionsRequest): JudgedQuestions {
  const { document, passages, written, language } = request;
  const note = gateNote(document);
  const excluded = new Set(request.excludedAnswers.map(normalForm));
  const isForeign = isOtherLanguage(
    document,
    written.map(({ stem }) => stem),
  );
  const judged: JudgedQuestions = { accepted: [], refused: [] };
  for (const one of written) {
    const question = getModelQuestion(one, passages, document);
    const passage = question?.passage ?? passages.find(({ number }) => number === one.passage);
    if (passage === undefined || isOfItself(getTexts(one))) continue;

    const acceptedQuestionDrafts = [...request.accepted, ...judged.accepted.map(({ draft }) => draft)];
    const faults = question === null ? [] : faultsOfAuthored(question.draft, note, acceptedQuestionDrafts);
    if (excluded.has(normalForm(one.answer)) || faults.some((fault) => beyondRepair.has(fault))) continue;

    const [fault] = question === null ? (['quote_not_found'] as const) : faults;
    if (question !== null && fault === undefined && !isForeign) {
      judged.accepted.push({ ...question, written: one });
      continue;
    }
    const words = isForeign || fault === undefined ? `Write in ${language}.` : faultWords[fault](one);
    judged.refused.push({ written: one, passage, fault: words });
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

const unclear = 'The question is not one complete sentence of at most 30 words that says enough.';

/** The message to the model about each fault, with the words at fault. */
const faultWords: Readonly<Record<GateFault, (writtenQuestion: WrittenQuestion) => string>> = {
  quote_not_found: () => 'The quote does not stand in the passage letter for letter. Copy it again.',
  not_supported: () =>
    'The answer is not readable in the quote, or the question asks about things that are not in the note. Choose the quote that proves the answer, and use its terms.',
  not_one_key: () =>
    'Another option fits the quote better than the answer, is part of another option or means the same.',
  not_four_options: () => 'Two options are the same in other words, or one is empty.',
  options_differ_in_form: ({ answer, wrong }) =>
    `The answer differs from the other options in length or form (${answer.length} characters, the others ${wrong.map(({ text }) => text.length).join(', ')}).`,
  key_leaks: ({ stem, answer, wrong, kind }) => {
    const others = wrong.map(({ text }) => text);
    const word = leakIn(stem, answer, others, kind === 'term');
    return word === null
      ? 'The article before the gap rules options out.'
      : `A form of the word "${word}" of the answer stands in the stem.`;
  },
  not_self_contained: () =>
    'The question cannot be understood alone: it points to something that it does not name.',
  half_blank: () => unclear,
  ill_formed: () => unclear,
  unfair_length: () => unclear,
  repeated: () => '',
  reveals_another: () => '',
};
