/** See hostile-files.ts: values, elements and captions. */

import type { ReadableKind } from '../right/right-file.ts';
import { type HostileFile, outside, text } from './hostile-parts.ts';

const million = 1_000_000;
const entity = `<!DOCTYPE a [<!ENTITY b SYSTEM "${outside}">]>`;
const laughs = `<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>`;
const times = '00:00:01,000 --> 00:00:02,000';
const notebook = (source: unknown, rest: object = {}) =>
  JSON.stringify({ nbformat: 4, metadata: {}, cells: [{ cell_type: 'markdown', source }], ...rest });
const book = (body: string, prolog = '') =>
  `<?xml version="1.0"?>${prolog}<FictionBook><body><section>${body}</section></body></FictionBook>`;

export const hostileData = {
  xml: [
    ['multiplies entities', 'damaged', () => `${laughs}<a>${text} &c;</a>`],
    ['names a file of the machine', 'damaged', () => `${entity}<a>${text} &b;</a>`],
    ['nests without end', 'too_deep', () => `${'<a>'.repeat(100_000)}${text}`],
    ['never ends its comment', 'damaged', () => `<a>${text}<!--${'-'.repeat(million)}`],
    [
      'has a hundred thousand attributes',
      'read',
      () => `<a ${Array.from({ length: 100_000 }, (_, index) => `a${index}="1"`).join(' ')}>${text}</a>`,
    ],
  ],
  fb2: [
    ['multiplies entities', 'damaged', () => book(`<p>${text} &c;</p>`, laughs)],
    ['names a file of the machine', 'damaged', () => book(`<p>${text} &b;</p>`, entity)],
    ['nests without end', 'too_deep', () => book('<section>'.repeat(100_000))],
    [
      'hides a megabyte in a picture',
      'read',
      () =>
        `<FictionBook><binary id="x">${'QUJD'.repeat(250_000)}</binary><body><section><p>${text}</p></section></body></FictionBook>`,
    ],
  ],
  csv: [
    ['is one row of a million cells', 'read', () => `${text}${','.repeat(million)}`],
    ['never closes its quotation mark', 'read', () => `a,b,c\n"${text}${'x,y\n'.repeat(100_000)}`],
    ['is a formula of a spreadsheet', 'read', () => `name,value,note\n=cmd|'/c calc'!A1,1,${text}\n`],
    [
      'has rows that grow',
      'read',
      () => Array.from({ length: 500 }, (_, index) => `a${',b'.repeat(index)}`).join('\n'),
    ],
  ],
  tsv: [
    ['is one row of a million cells', 'read', () => `${text}${'\t'.repeat(million)}`],
    ['never closes its quotation mark', 'read', () => `a\tb\tc\n"${text}${'x\ty\n'.repeat(100_000)}`],
    ['is one cell of a megabyte', 'read', () => `a\tb\tc\n${'x'.repeat(million)}\t${text}\t1\n`],
  ],
  json: [
    ['nests without end', 'too_deep', () => '['.repeat(100_000) + ']'.repeat(100_000)],
    [
      'changes the prototype of all objects',
      'read',
      () => `{"__proto__":{"polluted":"${text}"},"constructor":{"prototype":{"polluted":1}}}`,
    ],
    ['has a number without end', 'read', () => `{"note":"${text}","n":${'9'.repeat(100_000)}}`],
    ['has one name a hundred thousand times', 'read', () => `{${'"a":1,'.repeat(100_000)}"a":"${text}"}`],
    ['has halves of characters', 'read', () => `{"note":"${text} \\ud800"}`],
  ],
  yaml: [
    [
      'multiplies aliases',
      'too_large',
      () =>
        `a: &a [ha,ha,ha,ha,ha,ha,ha,ha]\n${[...'bcdefgh'].map((name, index) => `${name}: &${name} [${`*${'abcdefg'[index]},`.repeat(8)}]`).join('\n')}\n`,
    ],
    ['contains itself', 'too_deep', () => `a: &a\n  b: *a\n  note: ${text}\n`],
    ['makes a function', 'read', () => `a: !!js/function "function () { process.exit() }"\nnote: ${text}\n`],
    ['nests without end', 'too_deep', () => '{a: '.repeat(20_000)],
  ],
  notebook: [
    ['nests without end', 'damaged', () => `{"cells":${'['.repeat(100_000)}`],
    ['has sources of every type', 'read', () => notebook([text, null, 5, { a: 1 }, ['x']])],
    [
      'hides megabytes in an output',
      'read',
      () =>
        JSON.stringify({
          nbformat: 4,
          cells: [
            {
              cell_type: 'code',
              source: 'run()',
              outputs: [{ output_type: 'display_data', data: { 'image/png': 'QUJD'.repeat(500_000) } }],
            },
          ],
        }),
    ],
    [
      'takes in a file of the machine',
      'read',
      () => notebook(`${text}\n\n<iframe src="${outside}"></iframe>`),
    ],
  ],
  srt: [
    ['lasts for a thousand hours', 'read', () => `1\n999:99:99,999 --> 999:99:99,999\n${text}\n`],
    [
      'goes back in time',
      'read',
      () => `1\n${times}\n${text}\n\n2\n00:00:00,000 --> 00:00:00,000\n${text}\n`,
    ],
    ['says one sentence a hundred thousand times', 'read', () => `1\n${times}\n${text}\n\n`.repeat(50_000)],
    ['opens tags without end', 'read', () => `1\n${times}\n${text} ${'<i>'.repeat(100_000)}\n`],
  ],
  vtt: [
    ['lasts for a thousand hours', 'read', () => `WEBVTT\n\n999:99:99.999 --> 999:99:99.999\n${text}\n`],
    [
      'has a style that takes in a file',
      'read',
      () => `WEBVTT\n\nSTYLE\n@import url("${outside}");\n\n00:01.000 --> 00:02.000\n${text}\n`,
    ],
    [
      'has a speaker without end',
      'read',
      () =>
        `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n\n00:02.000 --> 00:03.000\n<v ${'a'.repeat(million)}>${text}\n`,
    ],
  ],
} as const satisfies Partial<Record<ReadableKind, readonly HostileFile[]>>;
