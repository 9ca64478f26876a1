/** Texts that people read on a page, in a mail or in a notification. */
import ts from 'typescript';
import { type Report, reportDialect } from './finding.ts';
import { countWords, sentenceFault, splitSentences } from './sentences.ts';

const maxWords = 30;
const textFile = /(^|[-/])(words?|texts?|sentences?|messages?|phrases|labels)\.tsx?$/;
const testFile = /\.(test|spec)\.tsx?$|\/(testing|journeys|suites)\/|^e2e\/|\.(samples|policy)\.ts$/;

/** @returns whether the texts of a file are shown to people */
export function hasVisibleTexts(path: string): boolean {
  return !testFile.test(path) && (path.endsWith('.tsx') || textFile.test(path));
}

/** @returns the text of a node that people see, in which 1 replaces each inserted value */
export function visibleText(node: ts.Node): string | undefined {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text.trim();
  if (!ts.isTemplateExpression(node)) return undefined;

  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('1');
}

/** Reports fragments, long sentences and dialect; texts of one word and identifiers are passed over. */
export function checkText(report: Report, line: number, text: string): void {
  if (!/^[A-Z].*\s\S+\s/s.test(text)) return;

  for (const sentence of splitSentences(text.replace(/\s+/g, ' ').trim())) {
    const isComplete = /[.!]$/.test(sentence);
    const opensBadly =
      /^(What|Of|Whoever|Whatever|Whether|Those|As) /.test(sentence) && !sentence.endsWith('?');
    const fault = isComplete || opensBadly ? sentenceFault(sentence, { allowsNounPhrase: true }) : undefined;
    if (fault && !fault.startsWith('names')) report('texts', line, fault, sentence);
    if (countWords(sentence) > maxWords) report('texts', line, `has ${countWords(sentence)} words`, sentence);
  }
  reportDialect(report, 'texts', line, text);
}
