import type { FormFigures } from './chapter-figures.ts';
import { type FaultName, faultNames } from './checker/checked-item.ts';

/** One line of the report: what is read from a chapter's figures, and what is asked of it. */
export interface FigureRow {
  label: string;
  pick(figures: FormFigures): number;
  /** The mean over the chapters must be in this range; null if the figure is only reported. */
  goal: { least?: number; most?: number } | null;
  /** The permitted distance of the worst chapter below the goal; null if single chapters are free. */
  chapterSlack: number | null;
}

/** The largest share of items with a fault that the checker may find. */
const MOST_FAULTY = 0.02;
const MOST_OF_OTHER_CLASS = 0.08;

const GUESS = { least: 0.17, most: 0.33 };

export const ROWS: readonly FigureRow[] = [
  row('M1 yield of 10', (of) => of.usual.itemYield),
  row('M1 yield of 30', (of) => of.large.itemYield),
  row('M2 support', (of) => of.usual.support, { least: 0.98 }, 0.1),
  row('M3 one correct', (of) => of.usual.oneCorrect, { least: 0.98 }, 0.1),
  row('M4 distractor form', (of) => of.usual.distractorForm, { least: 0.97 }),
  row('M5 distractor worth', (of) => of.usual.distractorWorth),
  row('M6 self-contained', (of) => of.usual.selfContained, { least: 0.98 }, 0.1),
  row('M7 leak-free', (of) => of.usual.leakFree, { least: 0.98 }, 0.1),
  row('M8 whole blank', (of) => of.usual.wholeBlank, { least: 0.98 }, 0.1),
  row('M9 guess the longest', (of) => of.large.guessing.longest, GUESS),
  row('M9 guess the shortest', (of) => of.large.guessing.shortest, GUESS),
  row('M9 guess the most frequent', (of) => of.large.guessing.mostFrequent, GUESS),
  row('M9 guess the rarest', (of) => of.large.guessing.rarest, GUESS),
  row('M9 guess the most alike', (of) => of.large.guessing.mostAlike, GUESS),
  row('M10 key-term precision of 10', (of) => of.usual.keyTermPrecision),
  row('M10 key-term precision of 30', (of) => of.large.keyTermPrecision),
  row('M10 key-term recall by 30', (of) => of.large.keyTermRecall),
  row('M11 no duplicates', (of) => of.usual.noDuplicates, { least: 0.98 }),
  row('M12 largest share of a position', (of) => of.large.largestPositionShare, { most: 0.3 }),
  row('M13 stem length', (of) => of.usual.stemLength, { least: 0.98 }),
  row('M14 spread', (of) => of.usual.spread),
  row('M15 well-formed', (of) => of.usual.wellFormed, { least: 0.98 }),
  ...faultNames.flatMap((fault) => [
    row(`checker: ${fault}, of 10`, (of) => of.usualFaults[fault], mostOf(fault)),
    row(`checker: ${fault}, of 30`, (of) => of.largeFaults[fault], mostOf(fault)),
  ]),
];

function mostOf(fault: FaultName): { most: number } {
  return { most: fault === 'class' ? MOST_OF_OTHER_CLASS : MOST_FAULTY };
}

function row(
  label: string,
  pick: (figures: FormFigures) => number,
  goal: FigureRow['goal'] = null,
  chapterSlack: number | null = null,
): FigureRow {
  return { label, pick, goal, chapterSlack };
}
