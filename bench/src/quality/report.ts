import type { ChapterForm } from './chapter-document.ts';
import { type ChapterFigures, FORMS } from './chapter-figures.ts';
import { type FigureRow, ROWS } from './figure-rows.ts';
import { formComparison } from './form-comparison.ts';

const FORM_TITLES: Readonly<Record<ChapterForm, string>> = {
  text: 'Text only',
  headings: 'Text with headings',
  bold: 'Text with headings and bold',
  pdf: 'PDF with headings and bold',
  docx: 'DOCX with headings and bold',
  markdown: 'Markdown with headings and bold',
};
const MOST_CPU_SECONDS = 0.6;
const MOST_MEGABYTES = 250;

/** The printed lines of one part of the measurement. */
export interface Report {
  lines: string[];
  /** A line for each figure that misses its goal. */
  misses: string[];
}

/** The table of all figures, and one line for each that misses its goal. */
export function reportOn(chapters: readonly ChapterFigures[]): Report {
  const report: Report = { lines: [], misses: [] };
  for (const form of FORMS) {
    report.lines.push(
      '',
      `${FORM_TITLES[form]} (${chapters.length} chapters)`,
      line('metric', 'mean', 'worst', 'goal', 'worst chapter'),
    );
    for (const row of ROWS) addRow(report, chapters, form, row);
  }
  report.lines.push(...formComparison(chapters));
  addCost(report, chapters);
  return report;
}

function addRow(
  report: Report,
  chapters: readonly ChapterFigures[],
  form: ChapterForm,
  row: FigureRow,
): void {
  const values = chapters.map((chapter) => ({ name: chapter.name, value: row.pick(chapter.forms[form]) }));
  const mean = values.reduce((sum, { value }) => sum + value, 0) / values.length;
  const { goal } = row;
  const worst = values.toSorted(
    (left, right) => distance(right.value, goal) - distance(left.value, goal) || left.value - right.value,
  )[0];
  report.lines.push(
    line(row.label, figure(mean), figure(worst?.value ?? 0), goalText(goal), worst?.name ?? ''),
  );

  if (distance(mean, goal) > 0)
    report.misses.push(`${FORM_TITLES[form]}: ${row.label} is ${figure(mean)}, goal ${goalText(goal)}`);
  if (
    row.chapterSlack === null ||
    worst === undefined ||
    distance(worst.value, goal) <= row.chapterSlack + 1e-9
  )
    return;
  report.misses.push(`${FORM_TITLES[form]}: ${row.label} is ${figure(worst.value)} in ${worst.name}`);
}

function addCost(report: Report, chapters: readonly ChapterFigures[]): void {
  report.lines.push(
    '',
    'Cost of the first run in a fresh process, ten questions',
    line('figure', 'mean', 'worst', 'goal', 'worst chapter'),
  );
  addCostRow(
    report,
    chapters,
    'CPU seconds per 10,000 words',
    (chapter) => chapter.cpuPer10k,
    MOST_CPU_SECONDS,
  );
  addCostRow(report, chapters, 'peak memory, MB', (chapter) => chapter.peakMb, MOST_MEGABYTES);
}

function addCostRow(
  report: Report,
  chapters: readonly ChapterFigures[],
  label: string,
  pick: (chapter: ChapterFigures) => number,
  max: number,
): void {
  const worst = chapters.toSorted((left, right) => pick(right) - pick(left))[0];
  const mean = chapters.reduce((sum, chapter) => sum + pick(chapter), 0) / chapters.length;
  const highest = worst === undefined ? 0 : pick(worst);
  report.lines.push(line(label, figure(mean), figure(highest), `<= ${max}`, worst?.name ?? ''));
  if (mean > max) report.misses.push(`${label} is ${figure(mean)}, goal <= ${max}`);
}

/** The distance of a value from its goal; 0 inside. */
function distance(value: number, goal: FigureRow['goal']): number {
  if (goal === null) return 0;
  return Math.max(
    0,
    (goal.least ?? 0) - value - 1e-9,
    value - (goal.most ?? Number.POSITIVE_INFINITY) - 1e-9,
  );
}

function goalText(goal: FigureRow['goal']): string {
  if (goal === null) return '-';
  if (goal.least !== undefined && goal.most !== undefined) return `${goal.least}-${goal.most}`;
  return goal.least === undefined ? `<= ${goal.most}` : `>= ${goal.least}`;
}

function figure(value: number): string {
  return value >= 10 ? value.toFixed(0) : value.toFixed(3);
}

function line(label: string, mean: string, worst: string, goal: string, chapter: string): string {
  return `${label.padEnd(34)}${mean.padStart(8)}${worst.padStart(8)}  ${goal.padEnd(12)}${chapter}`.trimEnd();
}
