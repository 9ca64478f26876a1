import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import type { Run } from '../blocks/raw-block.ts';

/** Bold, literal, roles and links, each with an end on the same line. */
const MARKED =
  /\*\*(?=\S)(.{1,500}?)(?<=\S)\*\*|``(.{1,500}?)``|:([\w:+-]{1,40}):`([^`\n]{1,500})`|`([^`\n]{1,500})`(?:__?|:([\w:+-]{1,40}):)?|\*(?=\S)([^*\n]{1,500}?)(?<=\S)\*|\[#?[\w*]{0,20}\]_|(?<![\w\\])([A-Za-z][A-Za-z0-9]{0,60})__?(?![\w`])|\|([^|\s][^|\n]{0,80})\|/g;

/** The runs of a paragraph of reStructuredText: bold ones marked, formulas between dollar signs. */
export function rstRuns(text: string): Run[] {
  // A space that is escaped ends a mark and is not shown.
  const source = text.replace(/\\\s/g, '');
  const runs: Run[] = [];
  let from = 0;
  for (const match of source.matchAll(MARKED)) {
    const [whole, bold, literal, role, ofRole, plainText, roleBehind, emphasis, target, name] = match;
    const inner =
      bold ??
      literal ??
      emphasis ??
      target ??
      name ??
      ofRoleText(role ?? roleBehind, ofRole ?? plainText ?? '');
    runs.push(
      { text: source.slice(from, match.index), bold: false },
      { text: inner, bold: bold !== undefined },
    );
    from = match.index + whole.length;
  }

  return [...runs, { text: source.slice(from), bold: false }]
    .map((run) => ({ ...run, text: run.text.replace(/\\([^\sA-Za-z0-9])/g, '$1') }))
    .filter((run) => run.text !== '');
}

function ofRoleText(role: string | undefined, text: string): string {
  if (role === 'math') return `$${text}$`;
  if (role === 'sup' || role === 'superscript') return raised(text);
  if (role === 'sub' || role === 'subscript') return lowered(text);

  // A link shows its words and hides its address.
  return text.replace(/\s*<[^<>]{1,400}>$/, '').replace(/^[~!]/, '');
}
