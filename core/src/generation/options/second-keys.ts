import { overlapF1 } from '../../text/set-overlap.ts';
import { stemOf } from '../../text/stem.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';
import type { PhraseLikeness } from '../classes/phrase-likeness.ts';
import { shareRoot } from '../gate/key-rules.ts';
import type { QuestionIdea } from '../question-idea.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { areAliases } from '../terms/aliases.ts';
import { areContrasted, definitionsOf, differ, kindPhrasesOf, kindsOf } from '../terms/definitions.ts';
import type { Term } from '../terms/term.ts';
import type { NoteTerms } from './note-terms.ts';

const MENTIONS_LOOKED_AT = 12;
/** Of a sentence that opens with a term, and of one that names it anywhere. */
const SAME_MEANING = 0.35;
const SAME_STATEMENT = 0.6;
const SAME_OF_TWINS = 0.85;
const SAME_DEFINITION = 0.8;
const RENAMING =
  /\b(?:renamed|nicknamed|dubbed|(?:also|sometimes|often) (?:called|known)|known (?:\w+ ){1,3}as)\b/;

/** What is asked of a term, and the sentence that proves it. */
type AskedOfTerm = Pick<QuestionIdea, 'term' | 'mention' | 'stem'>;

/**
 * @param idea what is asked
 * @param note the other names that the note gives its terms, and how far phrases are used alike
 * @returns whether a term may be right as well beside the key, by what the note says of either and by their names
 */
export function secondKeyFinder(
  idea: AskedOfTerm,
  { aliases, likeness }: Pick<NoteTerms, 'aliases' | 'likeness'>,
): (term: Term) => boolean {
  const evidence = normalForm(idea.mention.sentence.text);
  const asked = contentStems(idea.stem);
  const kinds = kindPhrasesOf(idea.term);
  const section = normalForm(idea.mention.sentence.section ?? '');
  // Under "Managerial skills" all skills are managerial ones.
  const isHeadOfKey = (term: Term) =>
    containsWords(section, term.norm) &&
    !containsWords(section, idea.term.norm) &&
    (shareHead(term, idea.term) || !areContrasted(term, idea.term));
  return (term) =>
    isHeadOfKey(term) ||
    containsWords(evidence, term.norm) ||
    areAliases(aliases, term.norm, idea.term.norm) ||
    isKindIn(kinds, term) ||
    isKindIn(kindPhrasesOf(term), idea.term) ||
    areSynonyms(term, idea.term, likeness) ||
    isClassOf(term, idea.term) ||
    isTiedTo(term, idea, asked);
}

/** "Caste systems are closed stratification systems": they are closed systems. */
function isKindIn(kindPhrases: readonly string[], { norm }: Term): boolean {
  return kindPhrases.some((phrase) => {
    const said = phrase.split(' ');
    return norm.split(' ').every((word) => said.includes(word));
  });
}

/** Of their last words, from which on they say the same: "hypothesis" and "theory", "involvement" and "intervention". */
const SAME_HEAD = 0.45;

/** "Endosymbiotic hypothesis" and "endosymbiotic theory", "deviance" and "deviant behavior". */
function areSynonyms(one: Term, other: Term, likeness: PhraseLikeness): boolean {
  const [ofOne, ofOther] = [wordsIn(one), wordsIn(other)];
  const [short, long] = ofOne.length <= ofOther.length ? [ofOne, ofOther] : [ofOther, ofOne];
  // "Pastoralism" and "pastoralist", "gathering-hunting groups" and "gatherer-hunter groups", but not "Medicare" and "Medicaid".
  if (short.every((word) => long.some((it) => haveOneRoot(word, it))))
    return !(shareKind(one, other) && areContrasted(one, other));

  const [head = '', otherHead = ''] = [short.at(-1), long.at(-1)];
  const sharesModifier = short
    .slice(0, -1)
    .some((word) => long.slice(0, -1).some((it) => shareRoot(word, it)));
  // "Trade surplus" and "trade deficit" are used alike, and each is explained.
  return (
    sharesModifier &&
    head !== otherHead &&
    likeness(head, otherHead) >= SAME_HEAD &&
    !areContrasted(one, other)
  );
}

const shareHead = (one: Term, other: Term) =>
  stemOf(wordsIn(one).at(-1) ?? '') === stemOf(wordsIn(other).at(-1) ?? '');

const isName = ({ forms }: Term) => /^\p{Lu}/u.test(forms[0]?.surface ?? '');

/** Whether a note says of both that they are the same sort of thing, or both are names. */
function shareKind(one: Term, other: Term): boolean {
  const kinds = new Set(kindsOf(one).map(({ noun }) => stemOf(noun)));
  return (isName(one) && isName(other)) || kindsOf(other).some(({ noun }) => kinds.has(stemOf(noun)));
}

const SHORTEST_ROOT = 4;
const MOST_OF_WORD = 0.6;

/** "Hunter" and "hunting" as well: in a name of several words a short root is enough. */
function haveOneRoot(one: string, other: string): boolean {
  const root = one.slice(
    0,
    Math.max(SHORTEST_ROOT, Math.ceil(MOST_OF_WORD * Math.min(one.length, other.length))),
  );
  return shareRoot(one, other) || (root.length < one.length && other.startsWith(root));
}

const wordsIn = ({ forms }: Term) => (forms[0]?.surface.toLowerCase() ?? '').split(/[\s-]+/);

/** Between a class and its members: "toxins such as the exotoxin", "diseases, including rabies". */
const HAS_MEMBERS = /^,? (?:such as|including|includ(?:es?|ing)|like|namely)\b[^.;:]*$/;
/** Between a member and its class: "rabies and other diseases". */
const AND_OTHERS = /^(?:,| and| or)[^.;:]* (?:and|or) other (?:\w+ )?$|^,? (?:and|or) other (?:\w+ )?$/;

/** "Toxins such as endotoxin": what is said of the member may be true of its class. */
function isClassOf(one: Term, member: Term): boolean {
  const sentences = new Map(
    one.mentions.slice(0, MENTIONS_LOOKED_AT).map((mention) => [mention.sentence, mention]),
  );
  return member.mentions.slice(0, MENTIONS_LOOKED_AT).some(({ sentence, first, last }) => {
    const named = sentences.get(sentence);
    if (named === undefined) return false;
    return named.last < first
      ? HAS_MEMBERS.test(between(sentence, named.last, first))
      : AND_OTHERS.test(between(sentence, last, named.first));
  });
}

function between({ words, text }: NoteSentence, last: number, first: number): string {
  return text.slice(words[last]?.end ?? 0, words[first]?.start ?? 0);
}

const TWIN_ENDING = 4;

/**
 * "Proactive interference" and "retroactive interference", "endotoxin" and "exotoxin": of twins a note says nearly the same,
 * and what parts them is what there is to know.
 *
 * @returns whether their last words end alike
 */
export function areTwins(one: Term, other: Term): boolean {
  const [ofOne, ofOther] = [wordsIn(one).at(-1) ?? '', wordsIn(other).at(-1) ?? ''];
  return ofOne.slice(-TWIN_ENDING) === ofOther.slice(-TWIN_ENDING);
}

/** A term of which the note says what is asked may also be right, and so may one that renames the key. */
function isTiedTo(term: Term, idea: AskedOfTerm, asked: ReadonlySet<string>): boolean {
  const own = new Set(term.norm.split(' '));
  const keyStems = idea.term.norm.split(' ').filter((stem) => !own.has(stem));
  const isTwin = areTwins(term, idea.term);
  const definitions = definitionsOf(term);
  return term.mentions.slice(0, MENTIONS_LOOKED_AT).some(({ sentence, first }) => {
    const { stems, renames } = saidIn(sentence);
    if (renames && keyStems.some((stem) => stems.has(stem))) return true;
    if (sentence.tagged === null) return false;
    const defined = definitions.find((definition) => definition.sentence === sentence);
    if (defined !== undefined && isSaidApart(asked, defined.says)) return false;
    return (
      (first <= 2 && overlapF1(stems, asked) > (isTwin ? SAME_OF_TWINS : SAME_MEANING)) ||
      overlapF1(stems.difference(own), asked) > (isTwin ? SAME_OF_TWINS : SAME_STATEMENT)
    );
  });
}

/** Of "LD50" a note says much that it says of "ID50" as well, and both go on differently. */
function isSaidApart(asked: ReadonlySet<string>, says: ReadonlySet<string>): boolean {
  return differ(asked, says) && overlapF1(asked, says) < SAME_DEFINITION;
}

interface Said {
  stems: ReadonlySet<string>;
  renames: boolean;
}

const saidBySentence = new WeakMap<NoteSentence, Said>();

/** Every question asks for the same sentences again. */
function saidIn(sentence: NoteSentence): Said {
  const known = saidBySentence.get(sentence);
  if (known !== undefined) return known;

  const said = { stems: contentStems(sentence.text), renames: RENAMING.test(sentence.text) };
  saidBySentence.set(sentence, said);
  return said;
}
