/** Inline nodes as Markdown. Text is escaped where it would be read as a mark, and only there. */
import type { Inline } from '@akada/contract/wire/content/content-tree.ts';
import { FormulaFinder } from '../math/find-formula.ts';

/** @param row of a paragraph @returns its lines; none of them begins like another block */
export function getLines(row: readonly Inline[]): string {
  return markdownOfRow(row, false)
    .split('\n')
    .map((line) => line.replace(/^(?=[-+=:#>|])/, '\\').replace(/^(\d{1,9})(?=[.)])/, '$1\\'))
    .join('\n');
}

/** @param row of a heading @returns one line; hashes at its end would be taken for its closing */
export function headingText(row: readonly Inline[]): string {
  return markdownOfRow(row, false).replace(/(#+)$/, (run) => '\\#'.repeat(run.length));
}

/** @param row of a cell @returns one line; a bar would end the cell, also in code and in a formula */
export function cellText(row: readonly Inline[]): string {
  return markdownOfRow(row, false).replaceAll('|', '\\|');
}

/** @param isInBraces true inside of double braces, which `}}` ends and `::` separates */
function markdownOfRow(row: readonly Inline[], isInBraces: boolean): string {
  const parts = row.map((node, index) => {
    if (typeof node === 'string') return escapedText(node, isInBraces, row[index - 1]);
    return typeof node === 'object' && isStyle(node) ? null : markdownOfNode(node, isInBraces);
  });
  let writtenText = '';
  for (const [at, node] of row.entries()) {
    const part = parts[at];
    if (part !== null && part !== undefined) writtenText += part;
    else if (isStyle(node))
      writtenText += styled(node, writtenText.at(-1) ?? '\n', getFirst(parts, at + 1), isInBraces);
  }
  return writtenText;
}

/** The character after a span. Another style can begin with any mark, so it counts as a touching mark. */
function getFirst(parts: readonly (string | null)[], index: number): string {
  if (index >= parts.length) return '\n';
  return parts[index]?.at(0) ?? '*';
}

type Style = Extract<Inline, { type: 'strong' | 'emphasis' | 'deleted' }>;

const marks = {
  strong: { mark: '**', name: 'strong' },
  emphasis: { mark: '*', name: 'em' },
  deleted: { mark: '~~', name: 'del' },
} as const;

function isStyle(node: Inline | undefined): node is Style {
  return typeof node === 'object' && node.type in marks;
}

/**
 * Asterisks mean what they say only between a word inside and none outside. Everywhere else the span has a name.
 */
function styled({ type, children }: Style, before: string, after: string, isInBraces: boolean): string {
  const { mark, name } = marks[type];
  const inner = markdownOfRow(children, isInBraces);
  const isFree = isOutside(before) && isOutside(after);
  if (isFree && /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/su.test(inner)) return `${mark}${inner}${mark}`;
  return `{{${name}::${markdownOfRow(children, true)}}}`;
}

function isOutside(character: string): boolean {
  return /^[\s.,;:!?()'"/-]$/.test(character);
}

function markdownOfNode(node: Exclude<Inline, string | Style>, isInBraces: boolean): string {
  switch (node.type) {
    case 'break':
      return '\\\n';
    case 'blank':
      return '{{blank}}';
    case 'code':
      return codeSpan(node.text);
    case 'math':
      return formula(node.tex);
    case 'image':
      return `![${escapedText(node.alt, isInBraces, undefined)}](image:${node.id})`;
    case 'link':
      return `[${markdownOfRow(node.children, isInBraces)}](<${node.href.replaceAll('&', '&amp;')}>)`;
    case 'cloze': {
      const hint = node.hint === null ? '' : `::${escapedText(node.hint, true, undefined)}`;
      return `{{c${node.number}::${markdownOfRow(node.children, true)}${hint}}}`;
    }
  }
}

function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(1, ...runs.map((run) => run.length + 1)));
  const needsPadding = /^`|`$/.test(text) || (/^ .* $/s.test(text) && text.trim() !== '');
  return needsPadding ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** Puts the formula between dollars if it would be read back unchanged. */
function formula(tex: string): string {
  const short = `$${tex}$`;
  const found = new FormulaFinder(short).index(0);
  return found?.tex === tex && found.end === short.length ? short : `\\(${tex}\\)`;
}

function escapedText(text: string, isInBraces: boolean, previousInline: Inline | undefined): string {
  const brace = isInBraces ? /\{/g : /\{(?=\{|$)/g;
  const escaped = text
    .replace(/[\\`*_~$<]|&(?=[#a-z]|$)|!$/gi, '\\$&')
    .replace(brace, '\\$&')
    // A backslash before a bracket would begin a displayed formula.
    .replace(/[[\]]/g, (bracket) => `&#${bracket.charCodeAt(0)};`)
    .replace(isInBraces ? /[:}]/g : /(?!)/g, '\\$&');
  // A digit after the closing dollar would make it none.
  return typeof previousInline === 'object' && previousInline.type === 'math'
    ? escaped.replace(/^\d/, (digit) => `&#${digit.charCodeAt(0)};`)
    : escaped;
}
