import { overlapF1 } from '../../text/set-overlap.ts';
import { containsWords, contentStems, normalForm } from '../../text/words.ts';
import type { PhraseLikeness } from '../classes/phrase-likeness.ts';
import { definitionKind } from '../definition-patterns.ts';
import { shareRoot } from '../gate/key-rules.ts';
import type { QuestionIdea } from '../question-idea.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import { areAliases } from '../terms/aliases.ts';
import type { Term } from '../terms/term.ts';
import type { NoteTerms } from './note-terms.ts';

const MENTIONS_LOOKED_AT = 12;
/** Of a sentence that opens with a term, and of one that names it anywhere. */
const SAME_MEANING = 0.35;
const SAME_STATEMENT = 0.6;
const SAME_OF_TWINS = 0.85;
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
  const kinds = kindsSaidOf(idea.term);
  const section = normalForm(idea.mention.sentence.section ?? '');
  // Under "Managerial skills" all skills are managerial ones.
  const isHeadOfKey = (norm: string) =>
    containsWords(section, norm) && !containsWords(section, idea.term.norm);
  return (term) =>
    isHeadOfKey(term.norm) ||
    containsWords(evidence, term.norm) ||
    areAliases(aliases, term.norm, idea.term.norm) ||
    containsWords(kinds, term.norm) ||
    containsWords(kindsSaidOf(term), idea.term.norm) ||
    areSynonyms(term, idea.term, likeness) ||
    isClassOf(term, idea.term) ||
    isTiedTo(term, idea, asked);
}

/** Of their last words, from which on they say the same: "hypothesis" and "theory", "involvement" and "intervention". */
const SAME_HEAD = 0.45;

/** "Endosymbiotic hypothesis" and "endosymbiotic theory", "deviance" and "deviant behavior". */
function areSynonyms(one: Term, other: Term, likeness: PhraseLikeness): boolean {
  const [ofOne, ofOther] = [wordsIn(one), wordsIn(other)];
  const [short, long] = ofOne.length <= ofOther.length ? [ofOne, ofOther] : [ofOther, ofOne];
  // "Pastoralism" and "pastoralist", "gathering-hunting groups" and "gatherer-hunter groups".
  if (short.every((word) => long.some((it) => haveOneRoot(word, it)))) return true;

  const [head = '', otherHead = ''] = [short.at(-1), long.at(-1)];
  const sharesModifier = short
    .slice(0, -1)
    .some((word) => long.slice(0, -1).some((it) => shareRoot(word, it)));
  return sharesModifier && head !== otherHead && likeness(head, otherHead) >= SAME_HEAD;
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
  return term.mentions.slice(0, MENTIONS_LOOKED_AT).some(({ sentence, first }) => {
    const { stems, renames } = saidIn(sentence);
    if (renames && keyStems.some((stem) => stems.has(stem))) return true;
    if (sentence.tagged === null) return false;
    return (
      (first <= 2 && overlapF1(stems, asked) > (isTwin ? SAME_OF_TWINS : SAME_MEANING)) ||
      overlapF1(stems.difference(own), asked) > (isTwin ? SAME_OF_TWINS : SAME_STATEMENT)
    );
  });
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

/** After "is a", what a term is a kind of stands within so many characters: "the epithelial tissue that …". */
const KIND_LENGTH = 60;

const kindsByTerm = new WeakMap<Term, string>();

/** In normal form, how the sentences that define a term go on: "An endothelium is an epithelial tissue" names its kind. */
function kindsSaidOf(term: Term): string {
  const known = kindsByTerm.get(term);
  if (known !== undefined) return known;

  const said = term.mentions
    .slice(0, MENTIONS_LOOKED_AT)
    .filter((mention) => ['identity', 'apposition'].includes(definitionKind(mention)))
    .map(({ sentence, last }) => {
      const end = sentence.words[last]?.end ?? sentence.text.length;
      return normalForm(sentence.text.slice(end, end + KIND_LENGTH));
    });
  const kinds = said.join(' | ');
  kindsByTerm.set(term, kinds);
  return kinds;
}
