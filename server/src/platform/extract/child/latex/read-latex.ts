import type { RawBlock, RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readTextFile } from '../text-file.ts';
import { LatexReader } from './latex-reader.ts';
import { latexTokens } from './latex-tokens.ts';
import { droppedOne, droppedTwo, shapedEnvironments } from './latex-words.ts';

/**
 * Reads LaTeX: headings, lists, tables and formulas as they are typed. Commands that an author defined are not
 * carried out, and other files are not opened.
 *
 * @throws {Unreadable} `too_deep` beyond the nesting limit
 */
export async function readLatex(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readTextFile(source);
  const tex = withoutComments(text);
  const title = /\\title\s*(?:\[[^\]]{0,200}\])?\s*\{([^{}]{1,300})\}/.exec(tex)?.[1] ?? null;

  return { title, pages: splitSections(latexBlocks(getBody(tex))), warnings };
}

/** Blocks of the body of a LaTeX document. @throws {Unreadable} `too_deep` */
export function latexBlocks(body: string): RawBlock[] {
  const reader = new LatexReader();
  for (const token of latexTokens(withoutArguments(body))) reader.read(token);
  reader.end();

  return reader.blocks;
}

/** A line with nothing but a comment leaves no blank line behind. */
function withoutComments(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/^[ \t]*%.*\n/gm, '')
    .replace(/(?<!\\)%.*$/gm, '');
}

function getBody(source: string): string {
  const begin = source.indexOf('\\begin{document}');
  if (begin < 0) return source;

  const end = source.indexOf('\\end{document}', begin);
  return source.slice(begin + '\\begin{document}'.length, end < 0 ? source.length : end);
}

const OPTION = String.raw`\s{0,3}(?:\[[^\[\]\n]{0,200}\]\s{0,3}){0,2}`;
const ARGUMENT = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]{0,200}\}){0,500}\}){0,2000}\}`;
const LINK = /\\(?:href|textcolor|colorbox)\s{0,3}\{[^{}]{0,2000}\}/g;
const WITH_OPTION = /(\\[a-zA-Z]{1,40}\*?)\s{0,3}\[[^[\]\n]{0,200}\]/g;
const BEGIN_OPTION = /(\\begin\{[^{}\n]{1,40}\})\s{0,3}\[[^[\]\n]{0,200}\]/g;
const DRAWN = /\\begin\{(tikzpicture|picture|pspicture)\}[\s\S]{0,100000}?\\end\{\1\}/g;
const GRAPHICS = new RegExp(String.raw`\\includegraphics\b\*?${OPTION}${ARGUMENT}`, 'g');
/** Represents a picture, without anything that could be read as its text. */
const PICTURE = '\\includegraphics{}';
const VERB = /\\(?:verb|lstinline)\*?([^a-zA-Z\s*{])([^\n]{0,200}?)\1/g;
const ITEM_NAME = /\\item\s{0,3}\[([^[\]\n]{1,200})\]/g;
const names = (words: Iterable<string>) => [...words].join('|');
const ONE = new RegExp(String.raw`\\(?:${names(droppedOne)})\b\*?${OPTION}${ARGUMENT}`, 'g');
const TWO = new RegExp(
  String.raw`\\(?:${names(droppedTwo)})\b\*?\s{0,3}(?:\{[^{}\n]{0,80}\}|\\[a-zA-Z]{1,40})${OPTION}${ARGUMENT}`,
  'g',
);
const SHAPED = Object.entries(shapedEnvironments).map(([environment, count]) => ({
  begin: `\\begin{${environment}}`,
  pattern: new RegExp(
    String.raw`\\begin\{${environment.replace('*', '\\*')}\}${OPTION}(?:${ARGUMENT}){${count}}`,
    'g',
  ),
}));

/** The arguments of these commands contain no text. */
function withoutArguments(body: string): string {
  let text = body
    .replace(VERB, (_, _sign, typedText: string) => escaped(typedText))
    .replace(DRAWN, PICTURE)
    .replace(GRAPHICS, PICTURE)
    .replace(TWO, '')
    .replace(ONE, '')
    .replace(LINK, '');
  for (const { begin, pattern } of SHAPED) text = text.replace(pattern, () => begin);

  return text
    .replace(
      ITEM_NAME,
      (_, name: string) => `\\item \\textbf{${name}}${/[\p{L}\p{N}]$/u.test(name) ? ':' : ''} `,
    )
    .replace(BEGIN_OPTION, '$1')
    .replace(WITH_OPTION, '$1');
}

/** Escapes typed text, so that none of its signs has a meaning. */
function escaped(typedText: string): string {
  return typedText.replace(/[\\{}$&#_%~^]/g, (sign) =>
    sign === '\\' ? '\\textbackslash{}' : sign === '~' || sign === '^' ? SPELLED[sign] : `\\${sign}`,
  );
}

const SPELLED = { '~': '\\textasciitilde{}', '^': '\\textasciicircum{}' } as const;
