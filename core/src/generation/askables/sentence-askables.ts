import { sentenceExplanation } from '../explanation.ts';
import { distractorsFor, type NoteTerms } from '../options/distractors.ts';
import { chooseDistractors } from '../options/option-choice.ts';
import { hasRivals } from '../options/rivals.ts';
import type { QuestionIdea } from '../question-idea.ts';
import { sentenceName, sentenceOrigin } from '../statements/sentence-origin.ts';
import type { Askable, Asked, SetUnderWay } from './askable.ts';

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
  return ideas.map((idea) => {
    const { sentence } = idea.mention;
    return {
      kind: 'term',
      worth: idea.worth,
      group: groups[sentence.index] ?? 0,
      origin: sentenceOrigin(sentence),
      spends: [`term:${idea.term.norm}`, sentenceName(sentence)],
      ask: (set) => askIdea(idea, noteTerms, set),
    };
  });
}

function askIdea(idea: QuestionIdea, noteTerms: NoteTerms, { tally, timesUsed }: SetUnderWay): Asked | null {
  const { term, mention, stem } = idea;
  const key = { text: idea.key.surface, norm: term.norm, occurrences: term.occurrences };
  const choice = chooseDistractors(key, distractorsFor(idea, noteTerms), noteTerms.aliases, tally, timesUsed);
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
    isOfClass: hasRivals(distractors),
  };
}
