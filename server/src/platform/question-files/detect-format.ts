/** Detects the format of a question file by its content, and by its name only if several formats are possible. */

import { decodeText } from '../extract/encoding/decode-text.ts';
import { getHeading } from './csv/csv-columns.ts';
import type { ReadFormat } from './question-file.ts';

/** Enough to see which it is. */
const sampleBytes = 200_000;

const zipStart = [0x50, 0x4b, 0x03, 0x04];
const names: readonly [RegExp, ReadFormat][] = [
  [/\.gift$/i, 'gift'],
  [/\.aiken$/i, 'aiken'],
  [/\.(?:csv|tsv)$/i, 'csv'],
];
const roots: readonly [RegExp, ReadFormat][] = [
  [/^quiz$/, 'moodle_xml'],
  [
    /^(?:questestinterop|assessment(?:Item|Test|Section)|qti-assessment-(?:item|test|section)|manifest)$/,
    'qti',
  ],
];

/**
 * @param name of the file, as its owner calls it
 * @param content its bytes, or its decoded text
 * @returns its format; null if it is unknown
 */
export function detectFormat(name: string, content: Uint8Array | string): ReadFormat | null {
  if (typeof content !== 'string' && zipStart.every((byte, index) => content[index] === byte)) return 'qti';

  const text = getText(content);
  if (text === null) return null;

  const root = getRoot(text);
  const [, ofRoot] = roots.find(([form]) => form.test(root ?? '')) ?? [];
  if (ofRoot !== undefined) return ofRoot;
  if (text.startsWith('<?xml') || /\.xml$/i.test(name)) return null;

  const [, ofName] = names.find(([form]) => form.test(name)) ?? [];
  return ofName ?? formatOfText(text);
}

function getText(content: Uint8Array | string): string | null {
  const text = typeof content === 'string' ? content : decodeText(content.subarray(0, sampleBytes))?.text;
  return text === undefined
    ? null
    : text
        .slice(0, sampleBytes)
        .replace(/^\ufeff/, '')
        .trimStart();
}

const prolog = /\s+|<\?[^>]{0,1000}\?>|<!--[\s\S]{0,10000}?-->|<!DOCTYPE[^>[]{0,1000}>/iy;
const element = /<(?:[\w.-]+:)?([\w.-]+)/y;

/** The name of the first element, without its prefix. */
function getRoot(text: string): string | null {
  let index = 0;
  for (let found = index; found !== -1; ) {
    prolog.lastIndex = index;
    found = prolog.test(text) ? prolog.lastIndex : -1;
    index = Math.max(index, found);
  }
  element.lastIndex = index;
  return element.exec(text)?.[1] ?? null;
}

function formatOfText(text: string): ReadFormat | null {
  const [line = ''] = text.replace(/^"?sep=.?"?\r?\n/i, '').split(/\r?\n|\r/, 1);
  if (getHeading(line) !== null) return 'csv';

  const answers = text.match(/^[ \t]*ANSWER[ \t]*:/gim)?.length ?? 0;
  const braces = Array.from(text.matchAll(inBraces), ([, inner = '']) => inner).filter(isAnswer).length;
  if (answers > braces && /^[ \t]*A[.)]/m.test(text)) return 'aiken';
  return braces > 0 || /^\s*(?:\$CATEGORY:|::)/m.test(text) ? 'gift' : null;
}

const inBraces = /(?<!\\)\{([^{}]{0,5000})\}/g;

function isAnswer(inner: string): boolean {
  return inner.trim() === '' || /^\s*(?:#|(?:TRUE|FALSE|T|F)\s*(?:#|$))|[~=]/.test(inner);
}
