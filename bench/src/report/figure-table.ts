import { type Figure, type Goal, isReached, ratio } from './figure.ts';

export const figureTitles = ['figure', 'unit', 'measured', 'bare', 'ratio', 'to reach', 'reached'];

/** @returns the figures as a Markdown table */
export function figureTable(figures: readonly Figure[]): string {
  return markdownTable(figureTitles, figures.map(figureCells));
}

/** @returns a Markdown table whose columns line up */
export function markdownTable(titles: readonly string[], body: readonly (readonly string[])[]): string {
  const rows = [titles, ...body];
  const widths = titles.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return lines.toSpliced(1, 0, rule).join('\n');
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** @returns the cells of a row, in the order of `figureTitles` */
export function figureCells(figure: Figure): string[] {
  const times = ratio(figure);
  const reached = isReached(figure);
  return [
    figure.name,
    figure.unit,
    shown(figure.measured),
    figure.bare === null ? '' : shown(figure.bare),
    times === null ? '' : times.toFixed(2),
    figure.goal ? goalText(figure.goal) : '',
    reached === null ? '' : reached ? 'yes' : 'NO',
  ];
}

function goalText({ most, of }: Goal): string {
  return of === 'bare' ? `<= ${most} x bare` : `<= ${most}`;
}

/** Three significant digits; whole numbers from 100 on. */
export function shown(value: number): string {
  if (Number.isNaN(value)) return 'not measured';

  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
