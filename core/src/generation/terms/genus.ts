import type { TaggedWord } from '../../text/part-of-speech.ts';
import { normalForm } from '../../text/words.ts';
import { type DefinitionKind, definitionKind } from '../definition-patterns.ts';
import type { TermMention } from './term.ts';

/** What a sentence says that a term is a kind of: "A merger is a legal combination of two firms" says a combination. */
export interface Genus {
  /** The noun, in lower case. */
  noun: string;
  /** The noun with what stands before it, in normal form: "legal combination". */
  phrase: string;
}

const AFTER_TERM: ReadonlySet<DefinitionKind> = new Set([
  'identity',
  'meaning',
  'apposition',
  'label',
  'gloss',
]);
/** A whole says what its parts are, and not what it is. */
const SAYS_NO_KIND =
  /^(?:consists?|comprises?|involves?|encompass(?:es)?|contains?|composed|made|argues?|suggests?|proposes?|holds?|states?|says?|occurs?|happens?|when|where)$/;
/** Before "of", they say nothing of what a thing is: "a type of endocytosis". */
const TRANSPARENT =
  /^(?:types?|kinds?|forms?|sorts?|variet(?:y|ies)|class(?:es)?|categor(?:y|ies)|examples?|names?|terms?|words?|phrases?|members?|ones?|instances?|branch(?:es)?)$/;
const GOES_ON = /^(?:of|for|that|which|used|describing)$/;
const NAMING = /^(?:called|termed|named|dubbed|label?led|known|referred|defined|described)$/;
const COPULA = /^(?:is|are|was|were|be|been)$/;
const OPENS_CLAUSE = /^(?:and|but|because|while|when|if|that)$/;
const WORDS_LOOKED_AT = 9;
const WORDS_OF_VERB = 3;

/** @returns what the mention's sentence says that the term is; null where it does not say it */
export function genusAt(mention: TermMention): Genus | null {
  const kind = definitionKind(mention);
  const words = mention.sentence.tagged ?? [];
  if (kind === 'called') return genusBefore(words, mention.first);
  if (!AFTER_TERM.has(kind)) return null;

  const verb = words.slice(mention.last + 1, mention.last + 1 + WORDS_OF_VERB);
  return verb.some(({ lower }) => SAYS_NO_KIND.test(lower)) ? null : nounFrom(words, mention.last + 1);
}

/** @returns the head of the first noun phrase from a word on */
export function nounFrom(words: readonly TaggedWord[], from: number): Genus | null {
  let start = from;
  let head: number | null = null;
  for (const [offset, word] of words.slice(from, from + WORDS_LOOKED_AT).entries()) {
    const at = from + offset;
    if (isNounLike(words, at, head === null)) head = at;
    else if (head === null) start = isModifier(word) ? start : at + 1;
    else if (TRANSPARENT.test(words[head]?.lower ?? '') && GOES_ON.test(word.lower))
      [start, head] = [at + 1, null];
    else break;
  }
  return head === null ? null : genusOf(words.slice(start, head + 1));
}

/** "The splitting of an atom": a gerund is the noun where none follows it. */
function isNounLike(words: readonly TaggedWord[], at: number, isFirst: boolean): boolean {
  const wordClass = words[at]?.wordClass;
  return wordClass === 'noun' || (wordClass === 'gerund' && isFirst && words[at + 1]?.wordClass !== 'noun');
}

const isModifier = ({ wordClass }: TaggedWord) => ['adjective', 'participle', 'gerund'].includes(wordClass);

/** "A muscle called the ________", and the subject of "The ability to produce toxins is called ________". */
function genusBefore(words: readonly TaggedWord[], first: number): Genus | null {
  const naming = words.slice(0, first).findLastIndex(({ lower }) => NAMING.test(lower));
  const before = words.slice(0, Math.max(0, naming)).findLastIndex(({ wordClass }) => wordClass !== 'adverb');
  const last = words[before];
  if (last === undefined) return null;
  // "When germs are in the blood, it is called": no noun says what.
  if (words[before - 1]?.wordClass === 'pronoun') return null;
  if (COPULA.test(last.lower)) return nounFrom(words.slice(0, before), clauseStart(words, before));
  if (last.wordClass !== 'noun') return null;

  const opening = words
    .slice(0, before)
    .findLastIndex((word) => !isModifier(word) && word.wordClass !== 'noun');
  return genusOf(words.slice(opening + 1, before + 1));
}

function clauseStart(words: readonly TaggedWord[], verb: number): number {
  const joint = words
    .slice(0, verb)
    .findLastIndex(({ lower }, at) => OPENS_CLAUSE.test(lower) && words[at + 1]?.wordClass === 'determiner');
  return joint + 1;
}

function genusOf(phrase: readonly TaggedWord[]): Genus | null {
  const noun = phrase.at(-1)?.lower;
  return noun === undefined ? null : { noun, phrase: normalForm(phrase.map(({ text }) => text).join(' ')) };
}
