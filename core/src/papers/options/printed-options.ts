import { resolveKey } from '../answers/resolve-key.ts';
import { isTicked, readMarkedAnswer, withoutTick } from '../marks/answer-mark.ts';
import { withoutBracketedRemarks } from '../marks/exam-remarks.ts';
import { findOptionMarks } from '../marks/option-marks.ts';
import { chooseRun, type PlacedMark } from './choose-run.ts';

/** Options in the order of the lines. */
export interface PrintedOptions {
  options: string[];
  /** The index of the right option; null if the lines do not say it. */
  key: number | null;
  /** The number of lines that they take, with the line of their key. */
  lines: number;
}

const MIN_OPTIONS = 3;
/** Options never take more lines. */
const MAX_LINES = 8;

/**
 * Reads options of a note that is no paper.
 *
 * @param lines below the question
 * @returns null if there are no options
 */
export function readPrintedOptions(lines: readonly string[]): PrintedOptions | null {
  const run = chooseRun(getMarks(lines));
  const [first] = run;
  if (run.length < MIN_OPTIONS || first?.piece !== 0 || !first.isFirst) return null;

  const used = Math.max(...run.map(({ piece }) => piece)) + 1;
  const printed = run
    .map((mark, index) => ({ ...mark, text: getText(lines, mark, run[index + 1]) }))
    .toSorted((left, right) => left.value - right.value);
  const options = printed.map(({ text }) => withoutBracketedRemarks(withoutTick(text)));
  const ticked = printed.flatMap((mark, index) =>
    mark.tick === 'near' || isTicked(mark.text) ? [index] : [],
  );
  if (ticked.length === 1) return { options, key: ticked[0] ?? null, lines: used };

  const letters = printed.map(({ letter }, index) => ({ letter, text: options[index] ?? '' }));
  const key = findKey(lines[used] ?? '', letters);
  return { options, key, lines: used + (key === null ? 0 : 1) };
}

/** The marks of the lines that start with one. */
function getMarks(lines: readonly string[]): PlacedMark[] {
  const marks: PlacedMark[] = [];
  for (const [piece, text] of lines.slice(0, MAX_LINES).entries()) {
    const found = findOptionMarks({ text, isCell: false, isScan: false }, 0);
    if (found[0]?.isFirst !== true) break;
    marks.push(...found.map((mark) => ({ ...mark, piece })));
  }
  return marks;
}

function getText(lines: readonly string[], mark: PlacedMark, next: PlacedMark | undefined): string {
  const end = next?.piece === mark.piece ? next.start : undefined;
  return (lines[mark.piece] ?? '').slice(mark.end, end).trim();
}

function findKey(line: string, options: readonly { letter: string; text: string }[]): number | null {
  const marked = readMarkedAnswer(line);
  const correct = /^(?:the )?correct (?:answer|option)?\s?(?:is\s?)?[:.–-]?\s?/i.exec(line)?.[0];
  if (marked === null && correct === undefined) return null;

  const answer = withoutBracketedRemarks(marked ?? line.slice(correct?.length ?? 0));
  const resolved = resolveKey(answer, options);
  if (resolved?.fault !== null || resolved.key.type !== 'options' || resolved.key.indexes.length !== 1)
    return null;
  return resolved.key.indexes[0] ?? null;
}
