import { sentenceExplanation } from '../explanation.ts';
import { type Distractor, distractorsFor } from '../options/distractors.ts';
import type { NoteTerms } from '../options/note-terms.ts';
import { chooseDistractors } from '../options/option-choice.ts';
import { chanceOf, chanceOfTwo, hasRivals } from '../options/plausibility.ts';
import type { QuestionIdea } from '../question-idea.ts';
import { sentenceName, sentenceOrigin } from '../statements/sentence-origin.ts';
import type { Aliases } from '../terms/aliases.ts';
import type { Askable, Asked, SetUnderWay } from './askable.ts';
import { worthOf } from './worth.ts';

/**
 * What the sentences of a note let one ask.
 *
 * @param groups for each sentence of the note, by its index, the number of its group
 */
export function sentenceAskables(
  ideas: readonly QuestionIdea[],
  noteTerms: NoteTerms,
  groups: readonly number[],
): Askable[] {
  return ideas.flatMap((idea) => {
    const { sentence } = idea.mention;
    const others = distractorsFor(idea, noteTerms);
    if (others.length < OPTIONS_BESIDE_KEY) return [];

    return {
      kind: 'term' as const,
      worth: worthOf(chanceOf(idea.soundness) * chanceOfTwo(likeliest(others))),
      group: groups[sentence.index] ?? 0,
      origin: sentenceOrigin(sentence),
      spends: [`term:${idea.term.norm}`, sentenceName(sentence)],
      ask: (set: SetUnderWay) => askIdea(idea, others, noteTerms.aliases, set),
    };
  });
}

const OPTIONS_BESIDE_KEY = 3;

const likeliest = (others: readonly Distractor[]) =>
  others.slice(0, OPTIONS_BESIDE_KEY).map(({ plausibility }) => plausibility);

function askIdea(
  idea: QuestionIdea,
  others: readonly Distractor[],
  aliases: Aliases,
  { tally, timesUsed }: SetUnderWay,
): Asked | null {
  const { term, mention, stem } = idea;
  const key = { text: idea.key.surface, norm: term.norm, occurrences: term.occurrences };
  const choice = chooseDistractors(key, others, aliases, tally, timesUsed);
  if (choice === null) return null;

  const { distractors, won } = choice;
  const { page, section, text } = mention.sentence;
  return {
    draft: {
      kind: 'term',
      stem,
      options: [key.text, ...distractors.map((distractor) => distractor.text)],
      answerIndex: 0,
      explanation: sentenceExplanation(idea, distractors),
      source: { page, section, quote: text },
    },
    won,
    offered: distractors.map(({ norm }) => norm),
    isOfClass: hasRivals(distractors.map(({ plausibility }) => plausibility)),
  };
}
