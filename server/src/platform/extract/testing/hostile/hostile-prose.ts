/** Hostile text files (see hostile-files.ts): formats that mark headings and lists in plain text. */

import type { ReadableKind } from '../right/right-file.ts';
import { type HostileFile, outside, text } from './hostile-parts.ts';

const million = 1_000_000;
const mail = (head: string, body: string) => `From: a@school.test\nMIME-Version: 1.0\n${head}\n\n${body}`;

export const hostileProse = {
  markdown: [
    ['opens brackets without end', 'read', () => `${text} ${'['.repeat(50_000)}`],
    ['opens emphasis without end', 'read', () => `${text} ${'*a_ '.repeat(50_000)}`],
    ['quotes quotes', 'read', () => `${text}\n\n${'>'.repeat(5_000)} deep`],
    [
      'includes a file of the machine',
      'read',
      () => `${text}\n\n![](${outside})\n\n<iframe src="${outside}">`,
    ],
    ['is a row of a hundred thousand cells', 'read', () => `${text}\n\n${'|a'.repeat(100_000)}|\n`],
  ],
  text: [
    ['is one word of two million letters', 'read', () => `${text} ${'x'.repeat(2 * million)}`],
    ['stacks marks on one letter', 'read', () => `${text} ${'\u0301'.repeat(200_000)}`],
    ['is ends of lines', 'read', () => `${text}${'\n'.repeat(million)}${text}`],
    ['turns its direction without end', 'read', () => `${text} ${'\u202E'.repeat(200_000)}`],
    ['counts list items up to no number', 'read', () => `${text}\n\n${'9'.repeat(100_000)}. ${text}`],
  ],
  rtf: [
    ['opens groups without end', 'too_deep', () => `{\\rtf1 ${'{\\b'.repeat(100_000)}`],
    ['says that two gigabytes follow', 'read', () => `{\\rtf1 ${text}\\par\\bin2147483647 x}`],
    ['replaces a character by a million', 'read', () => `{\\rtf1 ${text}\\par\\uc1000000\\u8217 x}`],
    ['has a command without end', 'read', () => `{\\rtf1 ${text}\\par\\${'a'.repeat(million)} }`],
    [
      'embeds a file of the machine',
      'read',
      () => `{\\rtf1 ${text}{\\field{\\*\\fldinst INCLUDETEXT "${outside}"}}\\par}`,
    ],
  ],
  html: [
    ['nests without end', 'too_deep', () => `${'<div>'.repeat(100_000)}${text}`],
    [
      'spans a cell over a billion columns',
      'read',
      () => `<table><tr><td colspan="1000000000" rowspan="1000000000">${text}<td>x</table>`,
    ],
    [
      'has a hundred thousand attributes',
      'read',
      () => `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(' ')}>${text}`,
    ],
    [
      'numbers from beyond every number',
      'read',
      () => `<ol start="1e99"><li>${text}</ol><ol start="-5" reversed><li>${text}</ol>`,
    ],
    [
      'takes in files and scripts',
      'read',
      () =>
        `<html><script src="http://127.0.0.1/x"></script><iframe src="${outside}"></iframe><link rel=import href="${outside}"><p>${text}`,
    ],
    ['never ends its tag', 'empty', () => `<html><p title="${'a'.repeat(million)}`],
  ],
  latex: [
    ['defines a command by itself', 'read', () => `\\def\\a{\\a\\a}\\a ${text}`],
    [
      'takes in a file of the machine',
      'read',
      () => `\\input{/etc/passwd}\\include{/etc/passwd}\\write18{id} ${text}`,
    ],
    ['loops for ever', 'read', () => `\\loop\\iftrue ha\\repeat ${text}`],
    ['opens braces without end', 'too_deep', () => `${text} ${'{'.repeat(100_000)}`],
  ],
  org: [
    [
      'takes in a file of the machine',
      'read',
      () => `#+INCLUDE: "/etc/passwd"\n#+SETUPFILE: ${outside}\n${text}\n`,
    ],
    ['runs a program', 'read', () => `${text}\n#+CALL: run()\n#+begin_src sh :eval yes\nid\n#+end_src\n`],
    ['has a heading of a hundred thousand levels', 'read', () => `${'*'.repeat(100_000)} ${text}\n`],
    ['never ends its drawer', 'read', () => `${text}\n${':A:\n'.repeat(50_000)}`],
  ],
  rst: [
    [
      'takes in a file of the machine',
      'read',
      () =>
        `${text}\n\n.. include:: /etc/passwd\n\n.. raw:: html\n   :file: /etc/passwd\n\n.. csv-table::\n   :url: ${outside}\n`,
    ],
    ['replaces a name by itself', 'read', () => `.. |a| replace:: |a| |a|\n\n${text} |a|\n`],
    ['has a table that lies', 'read', () => `${text}\n\n${'='.repeat(100_000)} ==\nx\n== ==\n`],
  ],
  email: [
    [
      'nests parts without end',
      'too_deep',
      () =>
        mail(
          'Content-Type: multipart/mixed; boundary="b0"',
          Array.from(
            { length: 500 },
            (_, index) => `--b${index}\nContent-Type: multipart/mixed; boundary="b${index + 1}"\n\n`,
          ).join(''),
        ),
    ],
    [
      'refers to a file of the machine',
      'empty',
      () =>
        mail(
          `Content-Type: message/external-body; access-type=local-file; name="/etc/passwd"`,
          'Content-Type: text/plain\n\n',
        ),
    ],
    ['has a header of a megabyte', 'read', () => mail(`Subject: ${'a'.repeat(million)}`, text)],
    [
      'ends by another boundary',
      'read',
      () =>
        mail(
          'Content-Type: multipart/mixed; boundary="b"',
          `--b\nContent-Type: text/plain\n\n${text}\n--c--\n`,
        ),
    ],
    [
      'is in a code that it does not keep to',
      'read',
      () =>
        mail(
          'Content-Type: text/plain; charset=utf-7\nContent-Transfer-Encoding: quoted-printable',
          `${text} =ZZ=\n`,
        ),
    ],
  ],
  mhtml: [
    [
      'nests parts without end',
      'too_deep',
      () =>
        mail(
          'Content-Type: multipart/related; boundary="b0"',
          Array.from(
            { length: 500 },
            (_, index) => `--b${index}\nContent-Type: multipart/related; boundary="b${index + 1}"\n\n`,
          ).join(''),
        ),
    ],
    [
      'is a boundary without end',
      'empty',
      () => mail('Content-Type: multipart/related; boundary="b"', '--b\n'.repeat(200_000)),
    ],
    [
      'takes in files of the machine',
      'read',
      () =>
        mail(
          'Content-Type: multipart/related; boundary="b"; start="<x>"',
          `--b\nContent-Type: text/html\n\n<p>${text}<iframe src="${outside}"></iframe><img src="${outside}">\n--b--`,
        ),
    ],
  ],
  code: [
    ['is one line of a megabyte', 'read', () => `run(${'x'.repeat(million)})`],
    ['never ends its comment', 'read', () => `"""${text}${' x'.repeat(200_000)}`],
    ['comments in comments', 'read', () => `# ${text}\n${'"""\n'.repeat(100_001)}`],
  ],
} as const satisfies Partial<Record<ReadableKind, readonly HostileFile[]>>;
