/**
 * An answer as a judge read it: the judge also reads the question, whose premise the notes may contradict, and the answer's
 * denial, which the notes may refute.
 */
import type { Judgement } from '../../language-model/judging/read-verdicts.ts';
import { getAbsence } from '../../language-model/judging/silence.ts';
import { toQuestion } from '../../language-model/judging/statement-context.ts';
import { getDenial, getMarkedQuote } from './note-denial.ts';
import type { ReadSentence } from './sentence-reader.ts';
import { notCovered, type VerifiedAnswer } from './verify-answer.ts';

/** A longer answer is more than a page: the sentences after these are compared by words. */
const MAX_SENTENCES = 60;
const MAX_QUESTION = 500;

/** The statements of an answer for the judge, in their order. */
export interface StatementsToJudge {
  statements: ReadSentence[];
  /** @returns the judgement of each sentence, of the question, and of the denial if there is one */
  assign(judgements: readonly (Judgement | null)[]): JudgedParts;
}

export interface JudgedParts {
  /** The judgement of each sentence. */
  judged: Map<string, Judgement>;
  question: Judgement | null;
  denial: Judgement | null;
}

/** @param answer as words verified it. The question comes first: "it" in a sentence means what the question names. */
export function statementsToJudge(question: string, answer: VerifiedAnswer): StatementsToJudge {
  const sentences = answer.sentences.slice(0, MAX_SENTENCES);
  const line = question.replace(/\s+/g, ' ').trim().slice(0, MAX_QUESTION);
  const denial = answer.text.startsWith(notCovered) ? [getAbsence(line)] : [];
  const premise = line.endsWith('?') ? [line] : [];
  const makeUnfound = (text: string) => ({ text, isFoundByWords: false });
  return {
    statements: [
      ...premise.map(makeUnfound),
      ...sentences.map((sentence) => ({ ...sentence, about: sentence.about ?? toQuestion(line) })),
      ...denial.map(makeUnfound),
    ],
    assign(judgements) {
      const judged = new Map<string, Judgement>();
      for (const [index, { text }] of sentences.entries()) {
        const judgement = judgements[premise.length + index];
        if (judgement) judged.set(text, judgement);
      }
      return {
        judged,
        question: (premise.length > 0 && judgements[0]) || null,
        denial: (denial.length > 0 && judgements[premise.length + sentences.length]) || null,
      };
    },
  };
}

/**
 * @param answer as it was verified with the judgements of its sentences
 * @returns the answer that names a false premise of its question, and denies only what its notes do not say
 */
export function judgedAnswer(
  answer: VerifiedAnswer,
  { judged, question, denial }: JudgedParts,
): VerifiedAnswer {
  const isDenialFalse = denial?.verdict === 'contradicted';
  const isPremiseFalse = question?.verdict === 'contradicted' && !isNamed(question, judged);
  const source = isPremiseFalse ? question : isDenialFalse ? denial : null;
  const text = isDenialFalse ? answer.text.replace(notCovered, '').trimStart() : answer.text;
  if (source === null) return answer;
  if (source.quote === null || source.passage === null)
    return isDenialFalse && text !== ''
      ? { ...answer, text, isCovered: answer.citations.length > 0 }
      : answer;

  const opening = isPremiseFalse ? 'Your note says otherwise' : 'Your note says';
  const lead = `${opening}: ${getMarkedQuote(source.quote, source.passage)}`;
  // A sentence that denies the same words needs no second remark.
  const rest = text.replace(` ${getDenial(source.quote, source.passage)}`, '');
  return {
    ...answer,
    text: rest === '' ? lead : `${lead}\n\n${rest}`,
    citations: withCitation(answer.citations, source.passage, source.quote),
    isCovered: true,
  };
}

/** A sentence of the answer that rests on the same words tells the student already. */
function isNamed({ quote }: Judgement, judged: ReadonlyMap<string, Judgement>): boolean {
  return [...judged.values()].some(
    (one) =>
      one.verdict === 'supported' &&
      one.quote !== null &&
      quote !== null &&
      (one.quote.includes(quote) || quote.includes(one.quote)),
  );
}

function withCitation(
  citations: VerifiedAnswer['citations'],
  number: number,
  quote: string,
): VerifiedAnswer['citations'] {
  return citations.some((one) => one.number === number) ? citations : [{ number, quote }, ...citations];
}
