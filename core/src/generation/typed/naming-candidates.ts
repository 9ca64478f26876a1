import { getCardPhrases } from '../../cards/phrases/card-phrases.ts';
import { getMembers } from '../../cards/sources/meaning-text.ts';
import { isAdjective, isEveryday, isName } from '../../cards/sources/term-form.ts';
import { lowerFirst } from '../../text/lower-first.ts';
import { getWords } from '../../text/words.ts';
import type { Definition } from '../choices/definition.ts';
import { askForOne } from '../facts/phrases/english-phrases.ts';
import { NAMES_ONE } from '../facts/phrases/french-grammar.ts';
import { getPhrases } from '../facts/phrases/phrases-by-language.ts';
import { expandShortForms } from '../facts/phrases/spelled-out.ts';
import { getAsker } from '../facts/phrases/term-kinds.ts';
import { isLeakFree } from '../gate/key-rules.ts';
import { isSelfContained, isWellFormed } from '../gate/stem-rules.ts';
import { isVagueGenus } from '../gate/vague-genus.ts';
import { capitalised } from '../reading/asides.ts';
import { getTypedPhrases } from './phrases/typed-phrases-by-language.ts';
import { canBeTyped, getShortBody } from './short-body.ts';
import type { TypedCandidate } from './typed-draft.ts';

const PRIORITY = 3;
/**
 * Makes a question about the term of each definition: "What do we call a tax on imports?".
 *
 * @param definitions of a note in one language
 * @returns short answers; none for a term that a student cannot type, or that its meaning gives away
 */
export function getNamingCandidates(definitions: readonly Definition[]): TypedCandidate[] {
  return definitions.flatMap((definition) => {
    const { term, meaning, origin, language } = definition;
    if (meaning === '' || !canBeTyped(term) || IS_FORMULA.test(meaning)) return [];

    if (isEnumeration(meaning) || isVagueGenus(meaning)) return [];
    const stem = getStem(definition);
    if (
      stem === null ||
      (definition.rival === undefined && !isHidden(stem, term)) ||
      !isWellFormed(stem) ||
      !isSelfContained(stem)
    )
      return [];
    return [
      {
        kind: 'term',
        stem,
        body: getShortBody(term, language),
        explanation: `${capitalised(term)}${getCardPhrases(language).colon}${meaning}.`,
        origin,
        facts: definition.spends,
        answers: [term],
        isOwn: false,
        priority: PRIORITY,
      },
    ];
  });
}

/** "Anaemia, thyrotoxicosis, beriberi, pregnancy" are the members of the term, and do not say what it is. */
function isEnumeration(meaning: string): boolean {
  const items = meaning.split(/[,;]\s/);
  return items.length >= MIN_ITEMS && items.every((item) => getWords(item).length <= MAX_ITEM_WORDS);
}

const MIN_ITEMS = 4;
const MAX_ITEM_WORDS = 4;
/** A label with the things that it holds is no definition. */
const MIN_MEMBERS = 3;

/** "Peak", "look" and "typical use" are labels of the line above them. */
const MAX_LABEL_WORDS = 2;
const MIN_DEED_WORDS = 4;
/** "Reject: bags are underweight" concludes something. */
const IS_CLAUSE = /^(?:the |an? )?\p{L}+ (?:is|are|was|were|has|have)\s/iu;
const IS_FORMULA = /[=+×÷√^<>]|\s[x*/–-]\s|\d\s*\/\s*\d/;

/** A stem may name the kind: the "account" of a suspense account, but no word of a term of one word. */
function isHidden(stem: string, term: string): boolean {
  const [first, ...more] = getWords(term);
  return isLeakFree(stem, more.length === 0 ? term : (first?.text ?? ''));
}

function getStem(definition: Definition): string | null {
  const { term, form, language, kind, termStem, rival } = definition;
  const meaning = language === 'eng' ? expandShortForms(definition.meaning) : definition.meaning;
  if (meaning === null) return null;
  if (rival !== undefined && kind !== 'symbol') return askForOne(term, rival, meaning);
  if (kind === 'case') return termStem;
  if (getTypedPhrases(language) === null) return null;
  if (language !== 'eng' && (getMembers(meaning).length >= MIN_MEMBERS || NAMES_ONE.test(meaning)))
    return null;
  if (language !== 'eng') return getPhrases(language).term(meaning, term);
  const asker = getAsker(kind);
  if (asker === null || isAdjective(term) || (isEveryday(term) && IS_CLAUSE.test(meaning))) return null;
  if (form === 'fragment' && kind === 'term' && isEveryday(term) && getWords(term).length <= MAX_LABEL_WORDS)
    return null;
  if (form === 'does') {
    if (getWords(meaning).length < MIN_DEED_WORDS) return null;
    return `${asker === 'Who' ? 'Who' : 'What'} ${lowerFirst(meaning)}?`;
  }
  if (form === 'is' && /^(?:an?|the|any|one)\s/i.test(meaning) && !isOfName(term))
    return `What do we call ${lowerFirst(meaning)}?`;
  return `${asker} is meant: “${meaning}”?`;
}

const isOfName = (term: string) => /^\p{Lu}/u.test(term) && isName(term);
