import { isStopWord } from '../../text/words.ts';
import { findSurnames } from '../terms/person-names.ts';
import type { NoteSentence } from './note-sentence.ts';

/** Words that introduce an invented person, or one of many, as an example. */
const INTRODUCTION =
  /\b(?:consider|let[’']s (?:say|assume)|say that|suppose|imagine|the case of|(?:named|called)(?= \p{Lu}\p{Ll}+,))[^.?!]{0,60}?\b(?<name>\p{Lu}\p{Ll}{2,})(?=[’']s\b|,| (?:who|and|is|has|was|had)\b|[.?!])/giu;

/** A sentence that tells of one case, leans on another, or is a caption that lost its number. */
const EXAMPLE =
  /\b(?:for (?:example|instance)|e\.g\.|an? (?:[\w-]+ )?example of|suppose|imagine|let[’']s|in (?:one|this|a|another) (?:study|experiment|example|case|scenario)|participants?|respondents?|more realistically|perhaps|^(?:an?|the) (?:second|third|fourth|other|further|final|last) \w+ (?:is|was|of|from|in|that|change|reason|way|type|kind)|^(?:illustrates|shows|depicts|presents|compares|summarizes|lists|displays|demonstrates)\b|^one (?:way|reason|type|kind|example|problem|advantage|of)|point [A-Z]\b|If (?:the|an?|you|one|someone|each|that)\b[^.]*\d)/iu;

/** True for an example, an anecdote or a supposition: nothing general is said in it. */
export function isExample(sentence: string): boolean {
  return EXAMPLE.test(sentence);
}

/**
 * Excludes sentences about people in case stories. "Claire feared that her son would be like her brother" is
 * no fact of a chapter, however often she is named.
 */
export function excludeCases(sentences: readonly NoteSentence[]): void {
  const known = findSurnames(sentences);
  const introduced = sentences.flatMap(({ text }) => findNames(text)).filter((name) => !known.has(name));
  const names = new Set([...introduced, ...characters(sentences, known)]);
  if (names.size === 0) return;

  for (const sentence of sentences) {
    if (
      sentence.words.some(
        ({ text, lower }) => names.has(lower.replace(/[’']s$/, '')) && /^\p{Lu}/u.test(text),
      )
    )
      sentence.tagged = null;
  }
}

function findNames(text: string): string[] {
  return [...text.matchAll(INTRODUCTION)].flatMap(({ groups }) => groups?.name?.toLowerCase() ?? []);
}

/** Max sentences of a story: a person who is named in only one range of a note belongs to one story. */
const LONGEST_STORY = 15;
const FEWEST_NAMED = 2;
const LEAST_SHARE = 1 / 3;
const HE_OR_SHE = /\b(?:he|she|his|her|him)\b/i;
const CAPITAL = /^\p{Lu}\p{Ll}+$/u;

/** People with only a first name, in one range of a note: "Carla sells glasses, and she earns a commission". */
function characters(sentences: readonly NoteSentence[], surnames: ReadonlySet<string>): string[] {
  const namedIn = new Map<string, NoteSentence[]>();
  for (const sentence of sentences) {
    for (const name of findFirstNames(sentence)) namedIn.set(name, [...(namedIn.get(name) ?? []), sentence]);
  }
  return [...namedIn]
    .filter(([name, mentions]) => !surnames.has(name) && isStory(mentions))
    .map(([name]) => name);
}

function isStory(mentions: readonly NoteSentence[]): boolean {
  const [first, last] = [mentions[0]?.index ?? 0, mentions.at(-1)?.index ?? 0];
  return (
    mentions.length >= FEWEST_NAMED &&
    last - first <= LONGEST_STORY &&
    mentions.filter(({ text }) => HE_OR_SHE.test(text)).length >= LEAST_SHARE * mentions.length
  );
}

/** Capitalised words that stand by themselves inside a sentence, or open one before a verb of the present. */
function findFirstNames({ words, isHeading }: NoteSentence): Set<string> {
  if (isHeading) return new Set();

  const isCapital = (index: number) => CAPITAL.test((words[index]?.text ?? '').replace(/[’']s$/, ''));
  return new Set(
    words
      .filter(
        (word, index) =>
          isCapital(index) && !isCapital(index - 1) && !isCapital(index + 1) && !isStopWord(word.lower),
      )
      .map(({ lower }) => lower.replace(/[’']s$/, '')),
  );
}
