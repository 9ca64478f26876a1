import { normalForm } from '../../text/words.ts';
import { factExplanation } from '../explanation.ts';
import type { FactOrigin } from '../facts/fact.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import { chooseDistractors, type Option } from '../options/option-choice.ts';
import { capitalised } from '../reading/asides.ts';
import type { NoteSentence } from '../reading/note-sentence.ts';
import type { Aliases } from '../terms/aliases.ts';
import type { Askable, Asked, SetUnderWay } from './askable.ts';

/** What each place further down the list of distractors costs in fit. */
const RANK_COST = 0.8;
/** Those further down are never chosen, and each is counted in the whole note. */
const MOST_DISTRACTORS = 24;

/**
 * What the structure of a note and its statements let one ask.
 *
 * @param groups for each sentence of the note, by its index, the number of its group
 */
export function factAskables(
  questions: readonly FactQuestion[],
  sentences: readonly NoteSentence[],
  aliases: Aliases,
  groups: readonly number[],
): Askable[] {
  const countOf = counterIn(sentences);
  const sentenceAt = sentenceFinder(sentences);
  return questions.map((question) => ({
    kind: question.kind,
    worth: question.worth,
    group: groups[sentenceAt(question.origin)?.index ?? 0] ?? 0,
    origin: question.origin,
    spends: question.spends,
    ask: (set) => askFact(question, aliases, countOf, set),
  }));
}

/** @returns finds the first sentence of a fact; a fact that holds none takes the one after it on its page */
function sentenceFinder(
  sentences: readonly NoteSentence[],
): (origin: FactOrigin) => NoteSentence | undefined {
  const byPage = Map.groupBy(sentences, ({ page }) => page);
  return ({ page, start }) => {
    const onPage = byPage.get(page) ?? [];
    let [low, high] = [0, onPage.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((onPage[middle]?.span.start ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return onPage[low];
  };
}

/** @returns how often a text stands in the note, whatever its capitals */
function counterIn(sentences: readonly NoteSentence[]): (text: string) => number {
  const note = sentences.map(({ text }) => text.toLowerCase()).join('\n');
  const counts = new Map<string, number>();
  return (text) => {
    const lower = text.toLowerCase();
    const count = counts.get(lower) ?? note.split(lower).length - 1;
    counts.set(lower, count);
    return count;
  };
}

const OPENS_SMALL = /^\p{Ll}+(?=[\s,'’-]|$)/u;

/** Typed notes open some meanings with a capital and some without; the odd one out would be seen to be right, or wrong. */
function likeOpened(options: string[]): string[] {
  const small = options.filter((option) => OPENS_SMALL.test(option)).length;
  if (small === 0 || small === options.length) return options;
  return options.map((option) => (OPENS_SMALL.test(option) ? capitalised(option) : option));
}

function askFact(
  question: FactQuestion,
  aliases: Aliases,
  countOf: (text: string) => number,
  { tally, timesUsed }: SetUnderWay,
): Asked | null {
  const option = (text: string): Option => ({ text, norm: normalForm(text), occurrences: countOf(text) });
  const ranked = question.distractors
    .slice(0, MOST_DISTRACTORS)
    .map((text, at) => ({ ...option(text), fit: -RANK_COST * at }));
  const choice = chooseDistractors(option(question.key), ranked, aliases, tally, timesUsed);
  if (choice === null) return null;

  const { kind, stem, key, origin } = question;
  const { page, section, quote } = origin;
  const options = [key, ...choice.distractors.map(({ text }) => text)];
  return {
    draft: {
      kind,
      stem,
      options: stem.endsWith('?') ? likeOpened(options) : options,
      answerIndex: 0,
      explanation: factExplanation(question),
      source: { page, section, quote },
    },
    won: choice.won,
    offered: choice.distractors.map(({ norm }) => norm),
    isOfClass: question.isOfClass ?? true,
  };
}
