import { coverage } from '../text/set-overlap.ts';
import { contentStems } from '../text/words.ts';
import type { QuestionIdea } from './question-idea.ts';

/** More than what a fresh group or the best definition is worth: what a student asks for comes first. */
const TERM_WEIGHT = 9;
const SECTION_WEIGHT = 7;
const SENTENCE_WEIGHT = 5;

/**
 * Raises the worth of the ideas that match what a student asked to concentrate on: in the term, in the heading
 * above it or in the sentence. Without a request, or where nothing matches, the ideas stay as they are.
 */
export function focusedOn(focus: string, ideas: readonly QuestionIdea[]): QuestionIdea[] {
  const wanted = contentStems(focus);
  if (wanted.size === 0) return [...ideas];
  return ideas.map((idea) => ({ ...idea, worth: idea.worth + match(wanted, idea) }));
}

function match(wanted: ReadonlySet<string>, { term, mention }: QuestionIdea): number {
  const { sentence } = mention;
  const asTerm = TERM_WEIGHT * coverage(wanted, new Set(term.norm.split(' ')));
  const asSection = SECTION_WEIGHT * coverage(wanted, contentStems(sentence.section ?? ''));
  const asSentence = SENTENCE_WEIGHT * coverage(wanted, contentStems(sentence.text));
  return Math.max(asTerm, asSection, asSentence);
}
