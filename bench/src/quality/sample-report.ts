import { checkItems } from './checker/check-items.ts';
import { checkerFigures, checkerTable, type LabelledFaults } from './checker-figures.ts';
import type { LabelledQuestion, SampleNote } from './reader-sample.ts';

/**
 * The checker's accuracy on a labelled sample, as lines. It has no goal: the figures say how far to trust the
 * others.
 */
export function reportOnSample(sample: readonly SampleNote[]): string[] {
  const labelled = sample.flatMap(checkedNote);
  return [
    '',
    `The checker against a reader (${labelled.length} questions of ${sample.length} notes)`,
    ...checkerTable(checkerFigures(labelled)),
  ];
}

/** Labels next to findings. The questions of a note are checked as one set, in the order of the file. */
export function checkedNote({ text, questions }: SampleNote): LabelledFaults[] {
  const found = checkItems({ text }, questions.map(getItem));
  return questions.map(({ faults }, index) => ({
    faults,
    found: (found[index] ?? []).map(({ fault }) => fault),
  }));
}

function getItem({ kind, stem, options, answer_index: answerIndex, quote }: LabelledQuestion) {
  return { kind, stem, options, answerIndex, quote };
}
