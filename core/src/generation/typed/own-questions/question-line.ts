/** Reads the line of a note that asks something. */
import { withoutBracketedRemarks } from '../../../papers/marks/exam-remarks.ts';

/** A question in a line, as the note writes it. */
export interface QuestionLine {
  question: string;
  /** The text behind the question in its line; empty if there is none. */
  rest: string;
  /** True if the line opens with "Q", "Question" or the same in another language. */
  isMarked: boolean;
  isNumbered: boolean;
  /** True if it has no question mark: "Define osmosis." */
  isCommand: boolean;
  /** True for "Name three fish - carp, catfish, tilapia": only between other questions it is one. */
  isLoose: boolean;
}

/** Openings of a question: a word in full, or a letter and a colon. */
const MARK =
  /^(?:(?:Q|Ques|Question|Pregunta|Pergunta|Frage|Domanda|Vraag|Fråga)\s*\d{0,3}\s*(?:[.:)]+|[–-](?=\s))|[QPFDV]\s?\d{0,3}\s*:)\s*(?=\S)/iu;
const NUMBER = /^(?:\(?\d{1,3}|\(?[a-z]|\(?[ivx]{1,4})[.)]\s+/i;
const DIGITS = /^\(?\d{1,3}[.)]\s+/;
const ANSWER_INSIDE =
  /\s+(?:A|Ans|Answer|R|Réponse|Respuesta|Resposta|Antwort|Risposta|Antwoord|Svar)\s?[.:]\s*/iu;
const ARROW = /^\s*(?:[-–—=→:]|->|=>)*\s*/;
const COMMAND =
  /^(?:define|state|list|mention|explain|describe|outline|give|name|identify|differentiate|distinguish|compare|contrast|discuss|write|enumerate|highlight|calculate|find|solve|complete|true or false|citez?|définissez|définis|expliquez?|donnez?|nommez?|décrivez|décris|comparez?|énumérez|calculez?)(?![\p{L}])/iu;
/** @returns the line without its number or letter */
export const withoutNumber = (text: string) => text.replace(NUMBER, '').trim();

/**
 * Reads a line that asks something, with the answer behind it if there is one.
 *
 * @param typedText text of the line
 * @param hasOrdinal true for a numbered item, whose number is not in its text
 * @returns null for a line that asks nothing, or that asks in the middle of a sentence
 */
export function readQuestionLine(typedText: string, hasOrdinal: boolean): QuestionLine | null {
  const text = withoutBracketedRemarks(typedText);
  const isMarked = MARK.test(text);
  const unmarked = text.replace(MARK, '');
  const isNumbered = hasOrdinal || DIGITS.test(unmarked);
  const plain = withoutNumber(unmarked);
  // "What if it is sold for less?" changes an example above it.
  if (!isMarked && /^(?:what|how) (?:if|about)\b/i.test(plain)) return null;
  const marks = plain.match(/[?？]/g)?.length ?? 0;
  const isLoose = marks === 0 && !isMarked && !isNumbered;
  const line = { isMarked, isNumbered, isCommand: marks === 0, isLoose };
  if (marks === 0) {
    if (!isMarked && !COMMAND.test(plain)) return null;
    const command = { ...line, ...splitCommand(plain) };
    return isLoose && command.rest === '' ? null : command;
  }

  const end = plain.search(/[?？]["”»)]?(?=\s|$)/u);
  if (end === -1) return null;

  const length = /[?？]["”»)]?/u.exec(plain.slice(end))?.[0].length ?? 1;
  const rest = plain.slice(end + length);
  if (COMMAND.test(rest.trim()) && rest.trim().length < MAX_SECOND_COMMAND)
    return { ...line, question: plain, rest: '' };
  if (marks > 1)
    return isMarked && /[?？]["”»)]?$/u.test(plain) ? { ...line, question: plain, rest: '' } : null;
  return { ...line, question: plain.slice(0, end + length).trim(), rest: readRest(rest) };
}

/** "Give two examples." belongs to the question before it. */
const MAX_SECOND_COMMAND = 60;

function readRest(rest: string): string {
  return rest
    .replace(new RegExp(`^${ANSWER_INSIDE.source}`, 'iu'), '')
    .replace(ARROW, '')
    .trim();
}

function splitCommand(plain: string): Pick<QuestionLine, 'question' | 'rest'> {
  const inside = ANSWER_INSIDE.exec(plain);
  if (inside !== null)
    return {
      question: plain.slice(0, inside.index).trim(),
      rest: plain.slice(inside.index + inside[0].length).trim(),
    };
  const dash = COMMAND.test(plain) ? /\s+[–—-]\s+|\s*(?:→|->|=>)\s*|(?<=[.])\s+[–—-]\s*/.exec(plain) : null;
  if (dash === null) return { question: plain, rest: '' };
  return {
    question: plain.slice(0, dash.index).trim(),
    rest: plain.slice(dash.index + dash[0].length).trim(),
  };
}
