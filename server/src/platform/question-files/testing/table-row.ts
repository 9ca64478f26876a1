/** Rows of a table of questions, as a spreadsheet saves them. */

export const tableHeading =
  'type,stem,option_1,option_2,option_3,answer,explanation,feedback_1,feedback_2,feedback_3,topic,difficulty,tags';

/** @param cells by their columns; a stem and three options where they are absent @returns the row */
export function tableRow(cells: Record<string, string>): string {
  const all: Record<string, string> = { stem: 'Q', option_1: 'a', option_2: 'b', option_3: 'c', ...cells };
  return tableHeading
    .split(',')
    .map((name) => `"${(all[name] ?? '').replaceAll('"', '""')}"`)
    .join(',');
}
