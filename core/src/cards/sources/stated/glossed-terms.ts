import { getWords, normalForm } from '../../../text/words.ts';
import { insideSentence, type StatedFact, type StatedSentence, SUBJECT } from './stated-fact.ts';

/** "Istihsan (juristic preference) is used by …" */
const OPENING = new RegExp(
  String.raw`^${SUBJECT.replace('(?: \\([^()]{2,60}\\))?', '')} \((?<gloss>[^()]{4,50})\) (?:is|are|was|were|has|have|can)\s`,
  'u',
);
/** "asl (the original case), far' (the new case), hukm (the rule)." */
const ROW = /^(?:[^(),]{2,40} \([^()]{3,60}\)(?:, (?:and )?| and |[.]?$))+$/u;
const PAIR = /(?<term>[^(),]{2,40}) \((?<gloss>[^()]{3,60})\)/gu;
const NO_GLOSS =
  /^(?:see|also|or|not|only|e\.?g|i\.?e|about|around|c\.|d\.|died|b\.|born|from|in|on|at|to|until|now|then|called|which|who|if|when|he|she|it|they)\b|\d/i;
const MIN_PAIRS = 3;

/**
 * Asks what terms mean whose meaning stands in brackets behind them.
 *
 * @param said a sentence
 * @returns facts in the order of the sentence
 */
export function readGlossedTerms({ text, heading, hasCapital }: StatedSentence): StatedFact[] {
  if (ROW.test(text)) {
    const pairs = [...text.matchAll(PAIR)].flatMap(({ groups }) =>
      getFact(groups?.term?.replace(/^and /, '').trim() ?? '', groups?.gloss ?? '', heading),
    );
    return pairs.length >= MIN_PAIRS ? pairs : [];
  }
  const { subject = '', gloss = '' } = OPENING.exec(text)?.groups ?? {};
  return subject === '' || /^(?:The|An?|Some|Most|Many) /.test(subject)
    ? []
    : getFact(insideSentence(subject, hasCapital), gloss, null);
}

function getFact(term: string, gloss: string, heading: string | null): StatedFact[] {
  if (NO_GLOSS.test(gloss) || getWords(gloss).length < 2 || getWords(term).length > 4) return [];
  const context = heading === null ? '' : `${heading}: what`;
  const front = context === '' ? `What is meant by “${term}”?` : `${context} is meant by “${term}”?`;
  return [{ front, answers: [gloss], source: 'genus', topic: `term:${normalForm(term)}` }];
}
