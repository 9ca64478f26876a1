import { formulaText } from '../ooxml/formula-text.ts';
import { readXml } from '../xml/xml-tree.ts';

const NAMES = ['m:oMathPara', 'm:oMath'];

/**
 * Replaces the formulas of a part of a Word document by runs of text that say the same. What is no well-formed formula
 * stays as it is, for the parser to judge.
 *
 * @param markup a part in UTF-8; in another encoding it holds no formula that is found
 * @throws {Unreadable} `damaged` for a formula that is no XML
 */
export async function writeFormulas(markup: Buffer): Promise<Buffer> {
  if (!markup.includes('<m:oMath')) return markup;

  const text = markup.toString('utf8');
  const parts: string[] = [];
  let done = 0;
  for (let found = findFormula(text, 0); found; found = findFormula(text, done)) {
    const formula = await readXml(inChunks(text.slice(found.start, found.end)));
    parts.push(text.slice(done, found.start), asRun(formulaText(formula)));
    done = found.end;
  }

  return Buffer.from(parts.join('') + text.slice(done));
}

function findFormula(text: string, from: number): { start: number; end: number } | null {
  const start = text.indexOf('<m:oMath', from);
  if (start < 0) return null;

  const name = NAMES.find((name) => text.startsWith(name, start + 1)) ?? '';
  const opened = text.indexOf('>', start);
  if (opened > 0 && text[opened - 1] === '/') return { start, end: opened + 1 };

  const closing = `</${name}>`;
  const end = text.indexOf(closing, start);

  return end < 0 ? null : { start, end: end + closing.length };
}

async function* inChunks(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function asRun(text: string): string {
  const escaped = text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);

  return `<w:r><w:t xml:space="preserve">${escaped}</w:t></w:r>`;
}
