import type { FactOrigin } from '../../generation/facts/fact.ts';
import type { OwnPair } from '../../generation/typed/own-questions/own-pair.ts';
import { getQuestionContext } from '../../generation/typed/own-questions/question-context.ts';
import { readPairs } from '../../generation/typed/own-questions/read-pairs.ts';
import { sentenceSpans } from '../../text/sentences.ts';
import { getWords, normalForm } from '../../text/words.ts';
import type { CardIdea } from '../card-draft.ts';
import type { CardNote } from '../card-note.ts';
import { getContext } from './context.ts';

const WORTH = 1;
/** The worth of a separate question above a possible answer. */
const WORTH_OF_UNMARKED = 0.85;
const MAX_ANSWER_WORDS = 35;

const ASKS_FOR_ONE =
  /^(?:what|who|whom|where|when|which|define|que|qui|quand|où|was|wer|wo|wann|qué|quién|cuándo|dónde)(?![\p{L}])/iu;

/** A question with a missing mark. */
const ASKS_AGAIN =
  /^(?:what|how|why|where|when|who|which) (?:is|are|was|were|do|does|did|can|could|would|should)\b/i;

/** Questions of a note with their answers, on one page each. */
export function pairCards(note: CardNote): CardIdea[] {
  return readPairs(note)
    .filter(({ options }) => options === null)
    .flatMap((pair) => getIdea(pair, note) ?? []);
}

function getIdea(pair: OwnPair, note: CardNote): CardIdea | null {
  const { question, answers, isMarked, origin } = pair;
  const context = getQuestionContext(pair, note);
  const fitting = shortened(question, answers);
  if (context === null || fitting === null || (question.match(/[?？]/g)?.length ?? 0) > 1) return null;
  const compared = findComparison(question, note, origin);
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

/** A long answer to "who", "what" or "where" is given by its first sentence. */
function shortened(question: string, answers: readonly string[]): string[] | null {
  const [only = ''] = answers;
  if (answers.some((answer) => ASKS_AGAIN.test(answer))) return null;
  if (answers.length > 1) return wordCount(answers) <= MAX_ANSWER_WORDS + 5 ? [...answers] : null;
  if (getWords(only).length <= MAX_ANSWER_WORDS) return [only];
  const [span] = sentenceSpans(only);
  const first = only.slice(span?.start ?? 0, span?.end ?? 0);
  return ASKS_FOR_ONE.test(question) && getWords(first).length <= MAX_ANSWER_WORDS ? [first] : null;
}

const wordCount = (texts: readonly string[]) => texts.reduce((sum, text) => sum + getWords(text).length, 0);
