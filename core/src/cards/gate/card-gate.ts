import { isLeakFree } from '../../generation/gate/key-rules.ts';
import { isWholeBlank } from '../../generation/gate/stem-rules.ts';
import { isOneWordMeaning, isVagueGenus } from '../../generation/gate/vague-genus.ts';
import type { DocumentPage } from '../../text/document.ts';
import { findQuote, foldText } from '../../text/fold.ts';
import { withoutGaps } from '../../text/marked-gaps.ts';
import { takesFullStop } from '../../text/sentences.ts';
import { coverage } from '../../text/set-overlap.ts';
import { containsWords, contentStems, getWords, normalForm } from '../../text/words.ts';
import type { CardDraft, CardSource } from '../card-draft.ts';
import { type CardFaces, getFaces } from './card-faces.ts';
import { isAdministrative, isWholeQuestion, isWholeText, standsByItself } from './plain-speech.ts';

/** Reasons to reject a card, in the order of the checks. */
const cardFaults = ['not_quoted', 'administrative', 'leaning', 'cut_off', 'giving_away', 'too_long'] as const;

/** A reason to reject a card. */
export type CardFault = (typeof cardFaults)[number];

const MOST_FRONT_WORDS = 32;
const MOST_FRONT_CHARACTERS = 200;
const MOST_BACK_WORDS: Readonly<Partial<Record<CardSource, number>>> = {
  pair: 40,
  list: 40,
  steps: 40,
};
const MOST_WORDS = 20;

interface Judged {
  draft: CardDraft;
  faces: CardFaces;
  page: DocumentPage | undefined;
}

const CHECKS: Readonly<Record<CardFault, (judged: Judged) => boolean>> = {
  not_quoted: ({ draft, faces, page }) =>
    page !== undefined && isQuoted(draft, page) && isProved(draft, faces),
  administrative: ({ faces }) => ![faces.front, ...faces.answers].some(isAdministrative),
  leaning: ({ faces, draft }) => standsByItself(faces, draft.source),
  cut_off: ({ faces, draft }) =>
    isWholeQuestion(faces.front) &&
    isWholeBlank(faces.front, faces.answers[0]) &&
    faces.answers.every((answer) => isWholeAnswer(answer, draft)),
  giving_away: ({ faces, draft }) => !givesAway(faces, draft),
  too_long: ({ faces, draft }) => isShort(faces, draft.source),
};

/** Words only suspect these faults of a model's card. */
const READ_BY_MEANING: ReadonlySet<CardFault> = new Set(['not_quoted', 'leaning', 'giving_away']);

/**
 * Finds what a second reader of a model's card cannot take away, and whether words doubt the rest.
 *
 * @param page of the card; undefined if the note has no page with that number
 */
export function faultsOfWrittenCard(
  draft: CardDraft,
  page: DocumentPage | undefined,
): { faults: CardFault[]; isDoubted: boolean } {
  const found = faultsOfCard(draft, page);
  const isHard = (fault: CardFault) => {
    if (fault === 'not_quoted') return page === undefined || !isQuoted(draft, page);
    if (fault === 'giving_away') return frontHasAnswer(getFaces(draft));
    return !READ_BY_MEANING.has(fault);
  };
  const faults = found.filter(isHard);
  return { faults, isDoubted: found.length > faults.length };
}

/** The front has every word of the answer: "Which error of principle is an error of principle?" */
function frontHasAnswer({ front, answers }: CardFaces): boolean {
  const stems = contentStems(answers.join(' '));
  return stems.isSubsetOf(contentStems(front));
}

/**
 * Finds everything that is wrong with a single card; empty for a card that can be stored.
 *
 * @param page of the card; undefined if the note has no page with that number
 */
export function faultsOfCard(draft: CardDraft, page: DocumentPage | undefined): CardFault[] {
  const judged = { draft, faces: getFaces(draft), page };
  return cardFaults.filter((fault) => !CHECKS[fault](judged));
}

function isQuoted({ quote }: CardDraft, { text }: DocumentPage): boolean {
  return quote !== '' && (text.includes(quote) || findQuote(withoutGaps(text), quote) !== null);
}

/** Brackets hide words, and an apostrophe joins an article to its noun: "l’Organisation". */
const parted = (text: string) => text.replace(/[()'’]/g, ' ');

/** A model words its answers itself; what of them the quotation has to hold was measured with its questions. */
const LEAST_IN_QUOTE = 0.6;

const getNumbers = (text: string) => new Set(text.match(/\p{N}+(?:[.,]\p{N}+)*/gu));

/** Most of the answer, and every number, must be in the quotation. */
function isSupported(quote: string, answer: string): boolean {
  const stems = contentStems(parted(answer));
  if (stems.size === 0) return foldText(quote).includes(answer);
  return (
    coverage(stems, contentStems(parted(quote))) >= LEAST_IN_QUOTE &&
    getNumbers(answer).isSubsetOf(getNumbers(quote))
  );
}

/** Each answer must be in the quotation, word for word unless a model wrote it. */
function isProved({ quote, source }: CardDraft, { answers }: CardFaces): boolean {
  if (source === 'model') return answers.length > 0 && answers.every((answer) => isSupported(quote, answer));
  const evidence = normalForm(parted(foldText(quote)));
  return (
    answers.length > 0 &&
    answers.every((answer) => {
      const text = normalForm(parted(answer));
      return text === '' ? answer !== '' && quote.includes(answer) : containsWords(evidence, text);
    })
  );
}

/** A formula that lost its end. */
const ENDS_OPEN = /[÷×=+/(:;,–-]\s*$/;

/** "9.81(3.5)/1.8 = 19.1 kN" is an example, and "> filter" no formula. */
const NO_FORMULA = /=|^[>→]|^[\d.()\s]+$/;

function isWholeAnswer(answer: string, { kind, source, front }: CardDraft): boolean {
  if (source !== 'model' && /^What is the formula for /.test(front) && NO_FORMULA.test(answer)) return false;
  if (source === 'model' ? isOneWordMeaning(front, answer) : isVagueGenus(answer)) return false;
  if (ENDS_OPEN.test(answer) && !/[\p{L}\d][+-]$/u.test(answer)) return false;
  if (kind === 'cloze' || source === 'table' || source === 'list') return answer.trim() !== '';
  return isWholeText(answer) || takesFullStop(getWords(answer).at(-1)?.text ?? '');
}

/** A phrase of at most this many words is a term, a longer one a statement. */
const MOST_WORDS_OF_TERM = 4;

/** "Steps of data processing" may name one of them. */
const MOST_GIVEN_OF_LIST = 1 / 3;

/** "Number of protons" shares its first word with "atomic number", and that gives nothing away. */
const OPENS_GENUS = /^(?:the )?(?:number|rate|amount|process|unit|group|type|theory|law|point|level) of\s/i;

/** The front holds the answer, or so much of it that the rest is no knowledge. */
function givesAway({ front, answers }: CardFaces, { source }: CardDraft): boolean {
  const requested = { norm: normalForm(front), stems: contentStems(front) };
  if (answers.length > 1) {
    const inputs = answers.filter((answer) => {
      const stems = contentStems(answer);
      return stems.size > 0 && stems.isSubsetOf(requested.stems);
    });
    return inputs.length > MOST_GIVEN_OF_LIST * answers.length;
  }
  const [answer = ''] = answers;
  const text = normalForm(answer);
  const stems = contentStems(answer);
  if (text !== '' && containsWords(requested.norm, text)) return true;
  if (stems.size === 0) return false;

  const fresh = stems.difference(requested.stems);
  if (source === 'pair') return fresh.size === 0;
  if (getWords(answer).length > MOST_WORDS_OF_TERM) return fresh.size < Math.min(2, stems.size);
  // "Reticular tissue" may be asked next to lymphatic tissue; "muscle tissue" gives away the important half
  // of "smooth muscle".
  const [first = ''] = stems;
  const isGenus = source === 'definition' && OPENS_GENUS.test(answer);
  return fresh.size < stems.size / 2 || (!isGenus && !isLeakFree(front, first));
}

function isShort({ front, answers }: CardFaces, source: CardSource): boolean {
  const words = answers.reduce((sum, answer) => sum + getWords(answer).length, 0);
  return (
    front.length <= MOST_FRONT_CHARACTERS &&
    getWords(front).length <= MOST_FRONT_WORDS &&
    words <= (MOST_BACK_WORDS[source] ?? MOST_WORDS)
  );
}
