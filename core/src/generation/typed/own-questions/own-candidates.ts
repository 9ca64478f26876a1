import type { CardNote } from '../../../cards/card-note.ts';
import { normalForm } from '../../../text/words.ts';
import type { QuestionKind } from '../../question-draft.ts';
import { capitalised } from '../../reading/asides.ts';
import type { TypedCandidate } from '../typed-draft.ts';
import { getOwnBody } from './own-body.ts';
import type { OwnPair } from './own-pair.ts';
import { getQuestionContext } from './question-context.ts';
import { readPairs } from './read-pairs.ts';

/** A note's own question is asked before everything that is made of it. */
const PRIORITY = 4;

/**
 * Asks every question that a note has with its answer, as it stands.
 *
 * @param note read once
 * @returns candidates in the order of the note
 */
export function getOwnCandidates(note: CardNote): TypedCandidate[] {
  return readPairs(note).flatMap((pair) => getCandidate(pair, note) ?? []);
}

function getCandidate(pair: OwnPair, note: CardNote): TypedCandidate | null {
  const { question, origin } = pair;
  const context = getQuestionContext(pair, note);
  if (context === null) return null;

  const { stem, body, answers: texts } = getOwnBody(pair);
  return {
    kind: getKind(question, body.type),
    stem: `${context}${capitalised(stem)}`,
    body,
    explanation: getExplanation(pair),
    origin,
    facts: [`pair:${normalForm(question)}`, ...getTerms(question)],
    answers: texts,
    isOwn: true,
    priority: PRIORITY,
  };
}

function getExplanation({ answers, isList }: OwnPair): string {
  const text = answers.join(isList ? '; ' : ' ');
  return /[.!?]$/.test(text) ? capitalised(text) : `${capitalised(text)}.`;
}

const DEFINES =
  /^(?:what (?:is|are) (?:an? |the )?|define (?:the term )?(?:an? |the )?)(?<term>[^?.,]{2,50})[?.]?$/i;

function getTerms(question: string): string[] {
  const term = DEFINES.exec(question)?.groups?.term ?? '';
  return term === '' ? [] : [`term:${normalForm(term)}`];
}

function getKind(question: string, type: string): QuestionKind {
  if (type === 'numerical') return 'number';
  if (type === 'ordering') return 'order';
  if (/^(?:why|how(?! (?:many|much|long|far|often|old)\b)|explain)\b/i.test(question)) return 'why';
  if (/^(?:differentiate|distinguish|compare|contrast)\b|\bdifferences?\b/i.test(question))
    return 'comparison';
  if (DEFINES.test(question) && type === 'open') return 'meaning';
  return type === 'short' || type === 'gaps' ? 'term' : 'statement';
}
