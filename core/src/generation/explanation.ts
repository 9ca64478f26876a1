import { DEFINITION_STRENGTH, definitionKind, isWholePhrase } from './definition-patterns.ts';
import type { FactQuestion } from './facts/fact-question.ts';
import type { Distractor } from './options/distractors.ts';
import type { QuestionIdea } from './question-idea.ts';
import { capitalised } from './reading/asides.ts';
import type { NoteSentence } from './reading/note-sentence.ts';
import type { Term } from './terms/term.ts';

const LEAST_STRENGTH = 0.9;

/**
 * Why the key is right, in the note's own words: the sentence that proves it, and what the note says of one
 * distractor where it defines it. Nothing is added that the note does not say.
 */
export function sentenceExplanation(idea: QuestionIdea, distractors: readonly Distractor[]): string {
  const { section, text } = idea.mention.sentence;
  const proof = proofOf(idea.key.surface, section, text);
  const contrast = contrastOf(distractors);
  return contrast === null ? proof : `${proof} ${contrast}`;
}

/** Why the key is right, where the note says it by its structure. */
export function factExplanation({ kind, key, origin: { section, quote } }: FactQuestion): string {
  if (kind !== 'exception') return proofOf(key, section, quote);
  return `The answer is “${key}”: it does not stand in the list “${flat(quote)}”`;
}

function proofOf(key: string, section: string | null, quote: string): string {
  const origin = section === null ? 'the note says' : `under “${section}” the note says`;
  return `The answer is “${key}”: ${origin} “${flat(quote)}”`;
}

function contrastOf(distractors: readonly Distractor[]): string | null {
  for (const { term, text } of distractors) {
    const sentence = definingSentence(term);
    if (sentence !== null) return `“${capitalised(text)}” is something else: “${flat(sentence.text)}”`;
  }
  return null;
}

function definingSentence(term: Term): NoteSentence | null {
  if (term.definitionStrength < LEAST_STRENGTH) return null;

  const definition = term.mentions.find(
    (mention) => isWholePhrase(mention) && DEFINITION_STRENGTH[definitionKind(mention)] >= LEAST_STRENGTH,
  );
  return definition?.sentence ?? null;
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
