import { type FactOrigin, getOrigin } from '../../generation/facts/fact.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { contentStems, getWords, normalForm } from '../../text/words.ts';
import type { CardIdea } from '../card-draft.ts';
import type { CardNote } from '../card-note.ts';
import { getContext } from './context.ts';
import { getLines, type NoteLine } from './note-lines.ts';

const WORTH = 1;
/** The worth of a separate question above a possible answer. */
const WORTH_OF_UNMARKED = 0.85;
const MOST_ANSWER_WORDS = 35;
const MOST_ANSWER_LINES = 8;

/** Openings of a question: a word in full, or a letter and a colon. */
const ASKS =
  /^(?:(?:Q|Ques|Question|Pregunta|Pergunta|Frage|Domanda|Vraag|Fråga)\s*\d{0,3}\s*(?:[.:)]+|[–-](?=\s))|[QPFDV]\s?\d{0,3}\s*:)\s*(?=\S)/iu;
const ANSWERS =
  /^(?:(?:A|Ans|Answer|R|Rép|Réponse|Respuesta|Resposta|Antwort|Risposta|Antwoord|Svar)\s*\d{0,3}\s*(?:[.:)]+|[–-](?=\s))|S\s?:)\s*/iu;
const INSIDE =
  /(?<=[?？])\s+(?:A|Ans|Answer|R|Réponse|Respuesta|Resposta|Antwort|Risposta|Antwoord|Svar)\s?[.:]\s*/iu;
const NUMBER = /^(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)]\s+/i;
/** Options of a test: none of them is said to be right. */
const OPTION = /^\(?[a-e][.)]\s/i;
/** Openings of a question without a mark: "TCP or UDP?" is a title. */
const QUESTION_WORD =
  /^¿?(?:what|who|whom|whose|where|when|which|why|how|is|are|was|were|do|does|did|can|could|should|would|will|has|have|name|list|state|define|explain|describe|give|in|at|by|for|on|to|from|qu['’]|que|quel\p{L}*|qui|quand|où|pourquoi|comment|combien|est-ce|à|de|en|qué|quién|cuál|cuándo|dónde|cómo|por|quem|qual|quando|onde|como|was|wer|wie|wo|wann|warum|wozu|welch\p{L}*|wodurch|che|chi|cosa|quale|perché|dove|come|wat|wie|waar|wanneer|waarom|hoe|welke?|vad|vem|var|när|varför|hur|vilk\p{L}*)(?![\p{L}\p{M}])/iu;
const ASKS_FOR_ONE =
  /^(?:what|who|whom|where|when|which|define|que|qui|quand|où|was|wer|wo|wann|qué|quién|cuándo|dónde)(?![\p{L}])/iu;

/** A question with a missing mark. */
const ASKS_AGAIN =
  /^(?:what|how|why|where|when|who|which) (?:is|are|was|were|do|does|did|can|could|would|should)\b/i;

interface Pair {
  question: string;
  answers: string[];
  first: NoteLine;
  last: NoteLine;
  isMarked: boolean;
}

/** Questions of a note with their answers, on one page each. */
export function pairCards(note: CardNote): CardIdea[] {
  return note.pages.flatMap((page) =>
    findPairs(getLines(page).filter(isWhole)).flatMap((pair) => getIdea(pair, note) ?? []),
  );
}

/** A line with a picture or a formula contains only a part of the meaning. */
const isWhole = ({ text }: NoteLine) => withoutGaps(text) === text;

function findPairs(lines: readonly NoteLine[]): Pair[] {
  const pairs: Pair[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    const inside = pairInside(line);
    if (inside !== null) {
      pairs.push(inside);
      continue;
    }
    const requested = findQuestion(line);
    if (requested === null) continue;
    const answered = answerAfter(lines, index, ASKS.test(line.text));
    // "Q: charge" over "I: current" is no question.
    if (answered === null || (!requested.includes('?') && !answered.isAnswered)) continue;
    pairs.push({ question: requested, first: line, ...answered });
    index = lines.indexOf(answered.last, index);
  }
  return pairs;
}

/** @returns the question of a line without its mark and its number; null if it asks nothing, or two things */
function findQuestion({ text }: NoteLine): string | null {
  const plain = text.replace(ASKS, '').replace(NUMBER, '').trim();
  const marks = plain.match(/[?？]/g)?.length ?? 0;
  if (marks > 1 || (marks === 1 && !/[?？]["”»)]?$/.test(plain))) return null;
  return marks === 1 || ASKS.test(text) ? plain : null;
}

/** Reads a line with a question and its answer, such as "What is osmosis? A: movement of water". */
function pairInside(line: NoteLine): Pair | null {
  const { text } = line;
  const mark = INSIDE.exec(text);
  const end = mark?.index ?? (/[?？](?=\s+\S)/.exec(text)?.index ?? -2) + 1;
  if (end <= 0 || (text.match(/[?？]/g)?.length ?? 0) !== 1) return null;
  const isMarked = mark !== null || ASKS.test(text);
  const question = text.slice(0, end).replace(ASKS, '').replace(NUMBER, '').trim();
  const answer = text.slice(end + (mark?.[0].length ?? 0)).replace(/^\s*[-–—=→:]*\s*/, '');
  if (question === '' || answer === '' || OPTION.test(answer)) return null;
  return { question, answers: [answer], first: line, last: line, isMarked };
}

/** "A. 1973" below a question is its answer; with "B. 1960" below it, it is an option. */
function isOption({ text }: NoteLine, below: NoteLine | undefined): boolean {
  return OPTION.test(text) && (!/^\(?a[.)]/i.test(text) || /^\(?b[.)]/i.test(below?.text ?? ''));
}

interface Answered {
  answers: string[];
  last: NoteLine;
  isMarked: boolean;
  /** True if the answer has its own mark. */
  isAnswered: boolean;
}

function answerAfter(lines: readonly NoteLine[], index: number, isAsked: boolean): Answered | null {
  const next = lines[index + 1];
  if (next === undefined || next.kind === 'heading' || isOption(next, lines[index + 2])) return null;
  const isAnswer = ANSWERS.test(next.text);
  if (!isAnswer && (ASKS.test(next.text) || next.text.includes('?'))) return null;

  const text = next.text.replace(isAnswer ? ANSWERS : /^$/, '');
  const isMarked = isAnswer || isAsked;
  const opensList = text === '' || text.endsWith(':');
  const line = lines[index];
  const isItem = next.kind === 'list_item' && !isAnswer;
  // An item on the question's level is the next item of its list, and no answer.
  if (isItem && line?.kind === 'list_item' && line.level >= next.level) return null;
  if (!opensList && !isItem) return { answers: [text], last: next, isMarked, isAnswered: isAnswer };

  const items = itemsFrom(lines, isItem ? index + 1 : index + 2);
  const last = items.at(-1);
  // The list below an item completes it: the item without it has only half of the meaning.
  if (last === undefined || items.some(({ text }) => text.endsWith(':'))) return null;
  return { answers: items.map(({ text }) => text.replace(NUMBER, '')), last, isMarked, isAnswered: isAnswer };
}

/** The lines of a list that an answer opens. */
function itemsFrom(lines: readonly NoteLine[], from: number): NoteLine[] {
  const items: NoteLine[] = [];
  for (const line of lines.slice(from, from + MOST_ANSWER_LINES + 1)) {
    const isBeside = line.level === (items[0] ?? line).level;
    if (line.kind !== 'list_item' || !isBeside || line.text.includes('?') || ASKS.test(line.text)) break;
    items.push(line);
  }
  return items.length > MOST_ANSWER_LINES ? [] : items;
}

function getIdea({ question, answers, first, last, isMarked }: Pair, note: CardNote): CardIdea | null {
  if (!isMarked && (note.isBook || !QUESTION_WORD.test(question))) return null;
  // "What: assures who one is" labels its line.
  if (/^\p{L}+:\s/u.test(question)) return null;
  const fitting = shortened(question, answers);
  if (fitting === null) return null;
  const origin = getOrigin(first.page, first, last);
  const compared = findComparison(question, note, origin);
  const context = namesSomething(question) ? '' : getContext(note, origin, question);
  // "Why is this useful?" over a list may mean anything above it.
  if ((context === '' || !isMarked) && !namesSomething(question)) return null;
  return {
    source: 'pair',
    front: compared ?? `${context}${question}`,
    answers: fitting,
    ...(fitting.length > 1 ? { shape: 'points' as const } : {}),
    origin,
    about: [`pair:${normalForm(question)}`],
    worth: isMarked ? WORTH : WORTH_OF_UNMARKED,
  };
}

const VERSUS =
  /^(?:difference (?:between )?)?(?<one>[^?]{2,60}?) (?:vs?\.?|versus|contre) (?<other>[^?]{2,60}?)\s*\?$/iu;

/** "Lakes vs rivers?" below its title. */
function findComparison(question: string, note: CardNote, origin: FactOrigin): string | null {
  const { one = '', other = '' } = VERSUS.exec(question)?.groups ?? {};
  if (one === '' || (note.language !== 'eng' && note.language !== 'fra')) return null;
  const context = getContext(note, origin, question);
  return note.language === 'eng'
    ? `${context}What is the difference between ${one} and ${other}?`
    : `${context}Quelle est la différence entre ${one} et ${other} ?`;
}

/** "What is it?" and "Why is this important?" name nothing. */
function namesSomething(question: string): boolean {
  if (
    /\b(?:it|its|they|their|them|this|these|those|he|she|his|her)\b/i.test(
      question.split(/\s+/).slice(0, 5).join(' '),
    )
  )
    return false;
  return contentStems(question).size > 0;
}

/** A long answer to "who", "what" or "where" is given by its first sentence. */
function shortened(question: string, answers: readonly string[]): string[] | null {
  const [only = ''] = answers;
  if (answers.some((answer) => ASKS_AGAIN.test(answer))) return null;
  if (answers.length > 1) return wordCount(answers) <= MOST_ANSWER_WORDS + 5 ? [...answers] : null;
  if (getWords(only).length <= MOST_ANSWER_WORDS) return [only];
  const [span] = sentenceSpans(only);
  const first = only.slice(span?.start ?? 0, span?.end ?? 0);
  return ASKS_FOR_ONE.test(question) && getWords(first).length <= MOST_ANSWER_WORDS ? [first] : null;
}

const wordCount = (texts: readonly string[]) => texts.reduce((sum, text) => sum + getWords(text).length, 0);
