import type { TextSpan } from '../text/document.ts';
import { tagWords } from '../text/part-of-speech.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import type { DefinitionKind } from './definition-patterns.ts';
import { glossOf } from './glosses.ts';
import { asidesIn, capitalised, cutOut, withFinalMark } from './reading/asides.ts';
import { withoutAddition } from './reading/restrictions.ts';
import type { TermMention } from './terms/term.ts';

const BLANK = '________';
const OPENING = /^(?:Which of the following|Which term means(?: that)?|Who) /;

const FEWEST_WORDS = 6;
const MOST_WORDS = 38;
const FEWEST_CONTENT_STEMS = 4;
const TEMPLATE = /^Which of the following /;
/** "Or X," and "also called X,": what only says how often is no other name. */
const ALIAS_AFTER =
  /^["”’']?,?\s*(?:or|(?:(?:also|sometimes|often|otherwise)\s(?:\w+\s)?)?(?:called|known|named|termed|referred|written|spelled|shortened|abbreviated))\s[^,.;—]{1,60}[,—]\s?/;
/** "Is one that has no shape": one what is what was cut away. */
const CIRCULAR = /^(?:is|are|was|were) (?:one|ones|those|any|anything|something)\b/;
/** "Cohabitation is when two people live together". */
const IS_WHEN = /^(?:is|are) when (?<condition>.+)$/;
const PREDICATE_KINDS: ReadonlySet<DefinitionKind> = new Set(['identity', 'meaning', 'claim', 'subject']);
/** A second statement after the first; "and" often only joins the last of a list, so it needs a subject and a verb. */
const SECOND_CLAUSE =
  /(?<=^.{20,})(?:;|, (?:but|yet|while|whereas|although|though) (?=\w)|, (?:and|so) (?=(?:it|they|this|these|he|she|there|(?:(?:the|a|an|its|their) )?\w+ (?:is|are|was|were|has|have|had|can|may|will|did|does|means)) )).*$/;

/**
 * The question whose answer is the mention: a "which" question where the mention is the subject of its
 * sentence, a blank elsewhere.
 *
 * @returns null where the sentence makes no question of a fair length.
 */
export function stemFor(mention: TermMention, kind: DefinitionKind, isPerson: boolean): string | null {
  const stem = rawStem(mention, kind, isPerson);
  if (stem === null) return null;

  const words = wordsOf(stem.replace(TEMPLATE, '')).length;
  if (words < FEWEST_WORDS || words > MOST_WORDS) return null;
  return contentStems(stem).size < FEWEST_CONTENT_STEMS ? null : stem;
}

/** @returns what a stem says of its key, without the words that every such question begins with */
export const withoutOpening = (stem: string) => stem.replace(OPENING, '');

function rawStem(mention: TermMention, kind: DefinitionKind, isPerson: boolean): string | null {
  if (kind === 'gloss') return glossStem(mention, isPerson);
  return PREDICATE_KINDS.has(kind) ? predicateStem(mention, isPerson) : blankStem(mention);
}

/** "Which term means being married to more than one person?", "Who is described as a leader of the revolt?" */
function glossStem(mention: TermMention, isPerson: boolean): string | null {
  const gloss = glossOf(mention);
  if (gloss === null) return null;
  if (gloss.form === 'when') return `Which term means that ${gloss.text}?`;

  const { start, end } = spanOf(mention);
  const isName = /^\p{Lu}/u.test(mention.sentence.text.slice(start, end)) && start > 0;
  if (!isPerson && !isName) return `Which term means ${gloss.text}?`;
  return `${isPerson ? 'Who' : 'Which of the following'} is described as ${gloss.text}?`;
}

function predicateStem(mention: TermMention, isPerson: boolean): string | null {
  const { text } = mention.sentence;
  const { end } = spanOf(mention);
  const after = text.slice(end);
  const aliasLength = ALIAS_AFTER.exec(after)?.[0].length ?? 0;
  const predicate = predicateIn(after.slice(aliasLength));
  const condition = IS_WHEN.exec(predicate)?.groups?.condition;
  if (condition !== undefined) return `Which term means that ${condition}?`;
  if (!/^\p{Ll}/u.test(predicate) || CIRCULAR.test(predicate) || saysMore(predicate)) return null;

  const opening = isPerson ? 'Who' : 'Which of the following';
  return `${opening} ${predicate}?`;
}

/** What the sentence says of its subject: asides, second clauses that limit nothing and the "also" that looks back are left out. */
function predicateIn(after: string): string {
  const said = tidy(cutOut(after, asidesIn(after))).replace(/[.!]["”’]?$/, '');
  return withoutAddition(said, SECOND_CLAUSE).replace(/^((?:\S+ )?)also /, '$1');
}

const CONJUNCTION = /^[;,\s]*(?:(?:but|yet|while|whereas|although|though|and|so)\s)?/;
/** "Only in adults", "when it is wet" and "declining in use" have no subject of their own. */
const WITHOUT_SUBJECT = /^(?:not|only|never|rarely|when|if|where|unless|until|because|as|\w+ing)\b/;

/** A limit that is a statement of its own reads badly in a question: "…, but it never lasts". */
function saysMore(predicate: string): boolean {
  const limit = SECOND_CLAUSE.exec(predicate)?.[0].replace(CONJUNCTION, '') ?? '';
  if (limit === '' || WITHOUT_SUBJECT.test(limit)) return false;
  const tagged = tagWords(limit, wordsOf(limit));
  if (/^(?:verb|gerund|participle|adverb)$/.test(tagged[0]?.wordClass ?? '')) return false;
  return tagged.some(
    ({ wordClass }, at) =>
      at > 0 &&
      (wordClass === 'verb' || (wordClass === 'participle' && tagged[at + 1]?.wordClass === 'determiner')),
  );
}

function blankStem(mention: TermMention): string | null {
  const { text } = mention.sentence;
  const blank = spanOf(mention);
  const left = text.slice(0, blank.start);
  const right = text.slice(blank.end);
  const alias = ALIAS_AFTER.exec(right)?.[0].length ?? 0;
  const before = capitalised(cutOut(left, asidesIn(left)).trimStart());
  const after = cutOut(right.slice(alias), asidesIn(right.slice(alias)));
  if (/\bor ["“‘']?$|[([][^)\]]*$/.test(before)) return null;

  return withFinalMark(withoutQuotes(tidy(`${before}${BLANK}${alias > 0 ? ' ' : ''}${after}`)));
}

/** Where the mention stands in its sentence. */
export function spanOf({ sentence, first, last }: TermMention): TextSpan {
  const start = sentence.words[first]?.start ?? 0;
  return { start, end: sentence.words[last]?.end ?? start };
}

/** Quotation marks around a term mean nothing once the term is gone. */
function withoutQuotes(stem: string): string {
  return stem.replace(/["“‘']_{8}([,.]?)["”’']/, `${BLANK}$1`);
}

function tidy(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
}
