/** Lines that a writer ended stay lines, by the rule that readers of files have. */
import type { Token } from 'markdown-it';
import type { Run } from '../../extract/child/blocks/raw-block.ts';
import { LINE_BREAK, LINE_END, lineParting } from '../../extract/child/blocks/typed-lines.ts';

/**
 * Markdown joins lines that follow each other, while a note is read with its typed lines apart, such as "Term: meaning".
 *
 * @param tokens of a text; soft breaks that end a typed line become hard ones
 */
export function endTypedLines(tokens: readonly Token[]): void {
  const rows = tokens.flatMap(({ children }) => (children === null ? [] : [children]));
  const runs = rows.map(toRuns);
  const partLines = lineParting(runs);
  for (const [index, row] of rows.entries()) {
    const breaks = row.filter(isBreak);
    let next = 0;
    for (const part of partLines(runs[index] ?? [])) {
      next += part.filter((run) => run === LINE_BREAK).length;
      const lineEnd = breaks[next];
      if (lineEnd !== undefined) lineEnd.type = 'hardbreak';
      next += 1;
    }
  }
}

const isBreak = ({ type }: Token) => type === 'softbreak' || type === 'hardbreak';

function toRuns(row: readonly Token[]): Run[] {
  return row.map(({ type, content }) => {
    if (type === 'softbreak') return LINE_BREAK;
    return type === 'hardbreak' ? LINE_END : { text: content.replaceAll('\n', ' '), bold: false };
  });
}
