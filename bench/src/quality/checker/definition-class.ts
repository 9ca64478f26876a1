import type { CheckedItem } from './checked-item.ts';
import { classOfNoun, type NounClass } from './noun-classes.ts';
import { getWords } from './plain-words.ts';

/** Classes that a definition may name with either word: "a process" and "an event" are both something that happens. */
const COARSE: Readonly<Record<NounClass, string>> = {
  person: 'a person',
  location: 'a place',
  time: 'a measure',
  quantity: 'a measure',
  organisation: 'an organisation',
  event: 'something that happens',
  process: 'something that happens',
  matter: 'a thing',
  device: 'a thing',
  organism: 'a living thing',
  disorder: 'a disorder',
  idea: 'a thought',
  document: 'a thought',
  sign: 'a sign',
  quality: 'a measure',
};
/** "A kind of fish" is a fish. */
const TRANSPARENT =
  /^(?:an?|the|any|one|some) (?:\p{L}+,? ){0,2}(?:kind|type|form|sort|class|group|set|series|piece|member)s? of (?:the |an? )?/iu;
const PHRASE_END =
  /^(?:of|in|on|for|to|with|by|from|at|that|which|who|whose|whom|where|when|between|and|or|into|through|made|called|used|\p{L}+ed)$/u;
const ARTICLE = /^(?:an?|the|any|one|some) /i;
/** "The selection of", "the removal of": an action, except for nouns with that ending that name something else. */
const DONE = /^the (?:\p{L}+ )?(\p{L}+(?:tion|sion|ment|[svw]al)) of /iu;
const NOT_DONE =
  /^(?:interval|festival|arsenal|portion|proportion|fraction|section|station|nation|population|position|direction|condition|situation|solution|function|institution|location|dimension|version|element|segment|moment|instrument|document|government|environment|department|basement|pavement)$/i;

/**
 * Compares definitions by the class that each gives its term; null if that is unknown or agrees. Two
 * distractors that differ prove a fault too, because the key has only one class.
 */
export function genusFault({ options }: CheckedItem): string | null {
  const known = new Set(options.map(getGenus).filter((genus) => genus !== null));
  return known.size < 2 ? null : `the definitions are of ${[...known].join(' and ')}`;
}

/**
 * The coarse class of "a dark hill of ...", by the noun of its first phrase; null without an article or a known
 * noun.
 */
function getGenus(definition: string): string | null {
  if (!ARTICLE.test(definition)) return null;

  const done = DONE.exec(definition)?.[1];
  if (done !== undefined && !NOT_DONE.test(done)) return COARSE.process;
  const words = getWords(definition.replace(TRANSPARENT, '').replace(ARTICLE, ''));
  const end = words.findIndex((word, index) => index > 0 && PHRASE_END.test(word));
  const phrase = words.slice(0, end === -1 ? words.length : end);
  // "A blood disease" is a disease, and "a clock exact enough" is a clock.
  const genus = classOfNoun(phrase.at(-1) ?? '') ?? classOfNoun(phrase[0] ?? '');
  return genus === null ? null : COARSE[genus];
}

/** "A warp is the set of threads that ...": says what something is, and so is no reason. */
const DEFINING =
  /^(?:(?:an?|the) )?(?:[\p{L}-]+ ){1,3}(?:is|are) (?:an?|the|any) [^,;]*\b(?:that|which|who|whose|of|from|in which)\b/iu;

/** A definition that is offered where the key is a reason; null for none. */
export function reasonFault(key: string, distractor: string): string | null {
  return DEFINING.test(distractor) && !DEFINING.test(key) ? 'a definition and a reason' : null;
}
