/** Checks the sentences of a Markdown document: paragraphs and list items, without code, tables and headings. */
import type { Report } from './finding.ts';
import { countWords, splitSentences } from './sentences.ts';

const maxWords = 30;

export function checkDocument(text: string, report: Report): void {
  const prose = text.replace(/```[\s\S]*?```/g, (code) => code.replace(/[^\n]/g, ''));
  let line = 1;
  for (const paragraph of prose.split(/(\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) ))/)) {
    const plain = withoutMarkup(paragraph);
    if (plain && !/^[#|<]/.test(plain)) checkParagraph(plain, line, report);
    line += paragraph.split('\n').length - 1;
  }
}

function checkParagraph(text: string, line: number, report: Report): void {
  for (const sentence of splitSentences(text)) {
    const opening = /^(What|Of|Whoever|Whatever|Those|Whether) /.exec(sentence)?.[1];
    if (opening && !sentence.includes('?')) report('docs', line, `opens with "${opening}"`, sentence);
    if (countWords(sentence) > maxWords) report('docs', line, `has ${countWords(sentence)} words`, sentence);
  }
}

function withoutMarkup(paragraph: string): string {
  return paragraph
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[*_[\]]|^\s*([-*]|\d+\.)\s/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}
