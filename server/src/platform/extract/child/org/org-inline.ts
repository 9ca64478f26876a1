import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import { pictureRun } from '../blocks/picture-run.ts';
import { plain, type Run } from '../blocks/raw-block.ts';

const LINK = /\[\[[^[\]\n]{1,2000}\]\[([^[\]\n]{1,500})\]\]|\[\[([^[\]\n]{1,2000})\]\]/g;
const NOTE = /\[fn:[\w-]{1,40}\]/g;
const TIME = /[<[]\d{4}-\d\d-\d\d[^\]>\n]{0,40}[>\]]/g;
const RAISED = /\^\{([^{}\n]{1,100})\}/g;
const LOWERED = /_\{([^{}\n]{1,100})\}/g;
/** A mark counts only at the edge of a word, as in Org itself. */
const MARKED = /(?<=^|[\s('"{-])([*/_+=~])(?=\S)((?:(?!\1).){1,500}?)(?<=\S)\1(?=$|[\s)'"}.,;:!?-])/g;
/** Formulas stay unchanged, and a link without a label to a picture becomes that picture. */
const WHOLE =
  /(?<picture>\[\[[^[\]\n]{1,2000}\.(?:png|jpe?g|gif|svg|webp)\]\])|\$\$.{1,2000}?\$\$|\$[^$\s](?:[^$\n]{0,500}[^$\s])?\$|\\\(.{1,2000}?\\\)|\\\[.{1,2000}?\\\]/gi;

/** The runs of an Org paragraph: bold ones are marked, and a link becomes its label. */
export function orgRuns(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const { 0: whole, index, groups } of text.matchAll(WHOLE)) {
    runs.push(...markedRuns(text.slice(from, index)), groups?.picture ? pictureRun(null) : plain(whole));
    from = index + whole.length;
  }

  return [...runs, ...markedRuns(text.slice(from))];
}

function markedRuns(text: string): Run[] {
  const runs: Run[] = [];
  const visibleText = withoutLinks(text);
  let from = 0;
  for (const match of visibleText.matchAll(MARKED)) {
    const [whole, mark, inner = ''] = match;
    runs.push(
      { text: visibleText.slice(from, match.index), bold: false },
      { text: inner, bold: mark === '*' },
    );
    from = match.index + whole.length;
  }

  return [...runs, { text: visibleText.slice(from), bold: false }].filter((run) => run.text !== '');
}

function withoutLinks(text: string): string {
  return text
    .replace(LINK, (_, label: string | undefined, target: string | undefined) => label ?? target ?? '')
    .replace(NOTE, '')
    .replace(TIME, '')
    .replace(RAISED, (_, inner: string) => raised(inner))
    .replace(LOWERED, (_, inner: string) => lowered(inner));
}
