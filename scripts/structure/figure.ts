/** One figure of the structure, and the printing of a table of them. */

export interface Figure {
  name: string;
  value: number;
  /** The largest value that passes. */
  limit: number;
  unit?: '%';
  /** The causes of the value, one line each: the places to check if the limit is passed. */
  causes: readonly string[];
}

/** @returns a figure whose value is the number of its causes; its limit is 0 */
export function countOf(name: string, causes: readonly string[]): Figure {
  return { name, value: causes.length, limit: 0, causes };
}

export function isOver({ value, limit }: Figure): boolean {
  return value > limit;
}

/** @returns one line per figure: name, value, limit, and a mark if the value is above the limit */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const unit = figure.unit ? ` ${figure.unit}` : '';
    return [
      figure.name,
      `${figure.value}${unit}`,
      `${figure.limit}${unit}`,
      isOver(figure) ? 'over its limit' : '',
    ];
  });
  const lines = [['figure', 'value', 'limit', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map(([name = '', value = '', limit = '', mark = '']) =>
      [
        name.padEnd(widths[0] ?? 0),
        value.padStart(widths[1] ?? 0),
        limit.padStart(widths[2] ?? 0),
        mark,
      ].join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}
