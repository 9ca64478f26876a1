import { isPluralPhrase } from '../text/number-form.ts';
import type { TaggedWord } from '../text/part-of-speech.ts';
import { getGloss } from './glosses.ts';
import { isJoined } from './terms/noun-phrases.ts';
import type { TermMention } from './terms/term.ts';
import { NAMES_WORD } from './terms/term-candidates.ts';

/** Forms of a definition, strongest first. */
export type DefinitionKind =
  | 'called'
  | 'identity'
  | 'meaning'
  | 'label'
  | 'gloss'
  | 'claim'
  | 'relative'
  | 'apposition'
  | 'subject'
  | 'mention';

/** How far each pattern can be trusted to define, 0-1; set by reading, not fitted. */
export const DEFINITION_STRENGTH: Readonly<Record<DefinitionKind, number>> = {
  called: 1,
  identity: 0.95,
  meaning: 0.9,
  label: 0.9,
  gloss: 0.9,
  claim: 0.5,
  relative: 0.4,
  apposition: 0.4,
  subject: 0.3,
  mention: 0,
};

const NAMING =
  /\b(?:called|termed|named|dubbed|labell?ed|known as|referred to as|defined as|described as)\s+(?:(?:a|an|the)\s+)?["“‘']?$/i;
const SO_CALLED = /\bso[- ]called\s+["“‘']?$/i;
const DETERMINER_ONLY = /^["“‘']?(?:(?:a|an|the)\s+)?(?:(?:term|word|phrase|concept|name)\s+)?["“‘']?$/i;
const AFTER_NAME =
  /^["”’']?\s*(?:\([^()]{0,80}\))?\s*(?:[.,;:!?—–]|$|(?:and|or|that|which|who|because|in|on|by|for|to|when|while|where|if|with|as|is|are|was|were)\b)/i;
const ALIAS_ASIDE = /^["”’']?\s*(?:\([^()]{0,80}\))?(?:,?\s+(?:also|sometimes|often|or)\b[^,.;]{1,60},)?\s*/;
const IDENTITY =
  /^(?:is|are|was|were)\s+(?:essentially |simply |basically |actually |usually |generally |typically )?(?:a|an|the|any|one|those|anything|something|when|where)\b/i;
/** "The most common", "one of the first": says something about the term, not what it is. */
const WEAK_IDENTITY =
  /^\S+\s+(?:\S+ly\s+)?(?:one of|the (?:first|second|third|fourth|next|last|most|least|only|same|largest|smallest|result|reason|case|best|worst|main|key|major|primary|central)|an? (?:good|much|very|great|key|major|large|common|popular|result|matter|important|essential|crucial|central|useful|exception|example|especially|particularly|way|part|subject|source|sign|topic|question|priori))\b/i;
const BARE_IDENTITY = /^(?:is|are)\s+/i;
const MEANING =
  /^(?:(?:is|are|can be|may be)\s+(?:usually |often |formally )?(?:defined as|described as|used to describe|used to refer|composed of|made up of|characterized by|the study of)|refers? to|means?|denotes?|describes?|consists? of|states? that|holds? that|says? that|occurs? when|happens? when|occurs? (?:if|because)|involves?|measures?|represents?|comprises?|encompass(?:es)?|argues? that|suggests? that|proposes? that)\b/i;
const LABEL = /^["”’']?\s*(?:\([^()]{0,80}\))?\s*(?:[:—–]|\s-)\s*\S/;
const RELATIVE =
  /^["”’']?\s*(?:\([^()]{0,80}\))?,\s+(?:which|who)\s+(?:is|are|was|were|has|have|\p{L}+s)\b/iu;
const APPOSITION = /^["”’']?\s*(?:\([^()]{0,80}\))?(?:,|\s?[—–]|\s+\()\s*(?:a|an|the|any|one of)\s+\p{L}/iu;

const DEFINES: ReadonlySet<DefinitionKind> = new Set(['identity', 'meaning', 'label']);

/** The pattern by which the mention's sentence defines the term; `mention` where it only names it. */
export function definitionKind(mention: TermMention): DefinitionKind {
  const { text, tagged } = mention.sentence;
  const firstWord = mention.sentence.words[mention.first];
  const lastWord = mention.sentence.words[mention.last];
  if (tagged === null || firstWord === undefined || lastWord === undefined) return 'mention';

  const before = text.slice(0, firstWord.start);
  const after = text.slice(lastWord.end);
  if (NAMING.test(before) && !SO_CALLED.test(before) && AFTER_NAME.test(after)) return 'called';

  const opens = DETERMINER_ONLY.test(before);
  const surface = text.slice(firstWord.start, lastWord.end);
  const form = { isPlural: isPluralPhrase(surface), isName: /\s\p{Lu}/u.test(surface) };
  const hasGloss = getGloss(mention) !== null;
  if (opens) {
    const kind = kindOfOpening(after, form, tagged[mention.last + 1], tagged[mention.last + 2]);
    return hasGloss && !DEFINES.has(kind) ? 'gloss' : kind;
  }
  if (hasGloss) return 'gloss';
  if (RELATIVE.test(after)) return 'relative';
  if (APPOSITION.test(after)) return 'apposition';
  return 'mention';
}

function kindOfOpening(
  after: string,
  { isPlural, isName }: { isPlural: boolean; isName: boolean },
  next: TaggedWord | undefined,
  second: TaggedWord | undefined,
): DefinitionKind {
  if (LABEL.test(after)) return 'label';

  const predicate = after.slice(ALIAS_ASIDE.exec(after)?.[0].length ?? 0);
  if (MEANING.test(predicate)) return 'meaning';
  if (IDENTITY.test(predicate)) return isWeakIdentity(predicate, isName) ? 'claim' : 'identity';
  if (BARE_IDENTITY.test(predicate)) return second?.wordClass === 'noun' ? 'identity' : 'claim';
  if (RELATIVE.test(after)) return 'relative';
  if (APPOSITION.test(after)) return 'apposition';
  return next !== undefined && agreesWith(next, isPlural) ? 'subject' : 'mention';
}

/** For a name the past tense defines; for anything else it tells a single event. */
function isWeakIdentity(predicate: string, isName: boolean): boolean {
  return WEAK_IDENTITY.test(predicate) || (!isName && /^w(?:as|ere)\b/i.test(predicate));
}

const ANY_NUMBER = /^(?:can|could|may|might|must|shall|should|will|would|had|did)$/;

/** "Decay" in "nuclear decay is" looks like a verb, but "nuclear" in the singular would need "decays". */
function agreesWith(verb: TaggedWord, isPlural: boolean): boolean {
  if (verb.wordClass === 'participle' || ANY_NUMBER.test(verb.lower)) return true;
  if (verb.wordClass !== 'verb') return false;
  return isPlural ? !verb.lower.endsWith('s') : verb.lower.endsWith('s');
}

/** True when the mention is a whole noun phrase: no modifier hangs on before it and no noun after it. */
export function isWholePhrase(mention: TermMention): boolean {
  const { text, tagged, words } = mention.sentence;
  const first = words[mention.first];
  const last = words[mention.last];
  if (tagged === null || first === undefined || last === undefined) return false;

  const previousTaggedWord = tagged[mention.first - 1];
  if (
    previousTaggedWord !== undefined &&
    isBeside(text, previousTaggedWord, first) &&
    hangsOnBefore(previousTaggedWord, tagged[mention.first - 2], text)
  )
    return false;

  const after = tagged[mention.last + 1];
  return after === undefined || !isBeside(text, last, after) || !hangsOnAfter(after, text, last.end);
}

/** Quotation marks part nothing: "notorious “robber baron” Jay Gould". */
function isBeside(text: string, left: { end: number }, right: { start: number }): boolean {
  return isJoined(text, left, right) || /^ ?["“”‘’'] ?["“”‘’']?$/.test(text.slice(left.end, right.start));
}

const FREE_BEFORE: ReadonlySet<string> = new Set([
  'called',
  'termed',
  'named',
  'known',
  'including',
  'using',
  'use',
]);

function hangsOnBefore(word: TaggedWord, beforeThat: TaggedWord | undefined, text: string): boolean {
  if (text.charAt(word.end) === '-') return true;
  if (FREE_BEFORE.has(word.lower) || NAMES_WORD.test(word.lower)) return false;
  if (word.wordClass === 'number' || word.wordClass === 'other') return true;
  if (/['’]s?$/.test(text.slice(word.start, word.end + 1).trim())) return true;
  if (word.wordClass === 'participle')
    return ['determiner', 'adjective', 'preposition'].includes(beforeThat?.wordClass ?? '');
  return word.wordClass === 'adjective' || word.wordClass === 'noun';
}

function hangsOnAfter(word: TaggedWord, text: string, from: number): boolean {
  if (text.charAt(from) === '-') return true;
  if (/^['’]/.test(text.slice(from))) return true;
  if (/^\p{Lu}/u.test(word.text)) return true;
  return word.wordClass === 'noun' || word.wordClass === 'adjective' || word.wordClass === 'number';
}
