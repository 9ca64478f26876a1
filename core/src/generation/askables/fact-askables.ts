import { normalForm } from '../../text/words.ts';
import { factExplanation } from '../explanation.ts';
import type { FactQuestion } from '../facts/fact-question.ts';
import type { NoteSentence } from '../note-sentence.ts';
import { chooseDistractors, type Option } from '../option-choice.ts';
import type { Aliases } from '../terms/aliases.ts';
import type { Askable, Asked, SetUnderWay } from './askable.ts';

/** What each place further down the list of distractors costs in fit. */
const RANK_COST = 0.3;

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
  return questions.map((question) => {
    const inside = sentences.filter((sentence) => isInside(sentence, question));
    return {
      kind: question.kind,
      worth: question.worth,
      group: groups[inside[0]?.index ?? 0] ?? 0,
      origin: question.origin,
      spends: question.spends,
      ask: (set) => askFact(question, aliases, countOf, set),
    };
  });
}

function isInside({ page, span }: NoteSentence, { origin }: FactQuestion): boolean {
  return page === origin.page && span.start >= origin.start && span.end <= origin.end;
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

function askFact(
  question: FactQuestion,
  aliases: Aliases,
  countOf: (text: string) => number,
  { tally, timesUsed }: SetUnderWay,
): Asked | null {
  const option = (text: string): Option => ({ text, norm: normalForm(text), occurrences: countOf(text) });
  const ranked = question.distractors.map((text, at) => ({ ...option(text), fit: -RANK_COST * at }));
  const choice = chooseDistractors(option(question.key), ranked, aliases, tally, timesUsed);
  if (choice === null) return null;

  const { kind, stem, key, origin } = question;
  const { page, section, quote } = origin;
  return {
    draft: {
      kind,
      stem,
      options: [key, ...choice.distractors.map(({ text }) => text)],
      answerIndex: 0,
      explanation: factExplanation(question),
      source: { page, section, quote },
    },
    won: choice.won,
    offered: choice.distractors.map(({ norm }) => norm),
  };
}
