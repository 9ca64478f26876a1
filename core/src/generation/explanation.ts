import type { Distractor } from './distractors.ts';
import type { NoteSentence } from './note-sentence.ts';
import type { QuestionIdea } from './question-idea.ts';
import type { Term } from './term.ts';

/**
 * Why the key is right, in the note's own words: the sentence that proves it, and what the note says of one
 * distractor where it defines it. Nothing is added that the note does not say.
 */
export function explanationOf(idea: QuestionIdea, distractors: readonly Distractor[]): string {
  const place =
    idea.mention.sentence.section === null
      ? 'The note says'
      : `Under “${idea.mention.sentence.section}” the note says`;
  const proof = `${place}: “${flat(idea.mention.sentence.text)}”`;
  const contrast = contrastOf(distractors);
  return contrast === null ? proof : `${proof} ${contrast}`;
}

function contrastOf(distractors: readonly Distractor[]): string | null {
  for (const { term, form } of distractors) {
    const sentence = definingSentence(term);
    if (sentence !== null) return `By contrast, of “${form.surface}” it says: “${flat(sentence.text)}”`;
  }
  return null;
}

function definingSentence(term: Term): NoteSentence | null {
  if (term.definitionStrength < 0.9) return null;
  return (
    term.mentions.find((mention) => mention.sentence.tagged !== null && mention.first < 2)?.sentence ?? null
  );
}

function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
