import { type DefinitionFact, GROUP_OF_SENTENCES } from '../facts/fact.ts';
import { isSignpostLabel } from '../facts/signpost-labels.ts';
import type { NoteSentence } from './note-sentence.ts';

/**
 * Takes sentences out of what can be asked that begin with a label whose meaning was read: "Astrocytes - regulate the blood
 * brain barrier" is asked as a label and its meaning, and reads badly with a blank in it.
 */
export function excludeLabelledSentences(
  sentences: readonly NoteSentence[],
  definitions: readonly DefinitionFact[],
): void {
  const starts = new Map<number, Set<number>>();
  for (const { group, origin } of definitions) {
    if (group === GROUP_OF_SENTENCES) continue;
    starts.set(origin.page, (starts.get(origin.page) ?? new Set()).add(origin.start));
  }
  for (const sentence of sentences)
    if (starts.get(sentence.page)?.has(sentence.span.start) === true || isRemark(sentence))
      sentence.tagged = null;
}

/** "Solution: Use a symmetric key": with a blank in it nobody knows of what. */
function isRemark({ text }: NoteSentence): boolean {
  const label = /^([^:.?!]{2,40}):\s/.exec(text)?.[1];
  return label !== undefined && isSignpostLabel(label);
}
