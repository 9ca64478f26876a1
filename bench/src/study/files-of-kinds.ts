/** The same prose as a file of each kind, so that the cost of each kind can be compared. */
import type { FileKindName } from '@akada/core/notes/file-kinds.ts';
import { makeDoc } from '../../../server/src/platform/extract/testing/doc.ts';
import { docxParagraph, makeDocx } from '../../../server/src/platform/extract/testing/docx.ts';
import { bookMembers } from '../../../server/src/platform/extract/testing/epub.ts';
import { odfMembers } from '../../../server/src/platform/extract/testing/odf.ts';
import {
  bodyShape,
  pptxMembers,
  textParagraph,
  titleShape,
} from '../../../server/src/platform/extract/testing/pptx.ts';
import { inlineCell, row, xlsxMembers } from '../../../server/src/platform/extract/testing/xlsx.ts';
import { makeZip } from '../../../server/src/platform/extract/testing/zip.ts';

type Write = (lines: readonly string[]) => Uint8Array | string;

const each = (lines: readonly string[], write: (line: string, index: number) => string, joint = '') =>
  lines.map(write).join(joint);

/** Splits lines into parts of `size` lines: slides, sections. */
function inParts(lines: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(lines.length / size) }, (_, index) =>
    lines.slice(index * size, (index + 1) * size),
  );
}

const cue = (index: number, mark: string) =>
  `00:${String(Math.floor(index / 60) % 60).padStart(2, '0')}:${String(index % 60).padStart(2, '0')}${mark}000`;

const paged = (kind: string, pages: string) => makeZip(odfMembers(kind, pages));

/** Without PDF, which is measured by its pages, and without pictures and recordings: see media-files.ts. */
export const filesOfKinds: Readonly<Partial<Record<FileKindName, Write>>> = {
  docx: (lines) => makeDocx(each(lines, docxParagraph)),
  pptx: (lines) =>
    makeZip(
      pptxMembers(
        inParts(lines, 40).map(([title = '', ...rest]) => ({
          shapes: titleShape(title) + bodyShape(each(rest, (line) => textParagraph(line))),
        })),
      ),
    ),
  xlsx: (lines) =>
    makeZip(
      xlsxMembers([
        {
          name: 'Prose',
          rows: each(lines.slice(0, 5_000), (line, index) =>
            row(index + 1, inlineCell(`A${index + 1}`, line)),
          ),
        },
      ]),
    ),
  odt: (lines) =>
    paged(
      'text',
      each(lines, (line) => `<text:p>${line}</text:p>`),
    ),
  ods: (lines) =>
    paged(
      'spreadsheet',
      `<table:table table:name="Prose">${each(lines.slice(0, 5_000), (line) => `<table:table-row><table:table-cell><text:p>${line}</text:p></table:table-cell></table:table-row>`)}</table:table>`,
    ),
  odp: (lines) =>
    paged(
      'presentation',
      each(
        inParts(lines, 8).map((part) => each(part, (line) => `<text:p>${line}</text:p>`)),
        (part) => `<draw:page><draw:frame><draw:text-box>${part}</draw:text-box></draw:frame></draw:page>`,
      ),
    ),
  doc: (lines) => makeDoc({ body: each(lines, (line) => `${line}\r`) }),
  epub: (lines) =>
    makeZip(bookMembers(inParts(lines, 400).map((part) => each(part, (line) => `<p>${line}</p>`)))),
  zip: (lines) =>
    makeZip(inParts(lines, 400).map((part, index) => ({ name: `${index}.txt`, content: part.join('\n\n') }))),
  markdown: (lines) => lines.join('\n\n'),
  text: (lines) => lines.join('\n\n'),
  rtf: (lines) => `{\\rtf1\\ansi ${each(lines, (line) => `${line}\\par `)}}`,
  html: (lines) => `<!doctype html><title>Prose</title>${each(lines, (line) => `<p>${line}</p>`)}`,
  mhtml: (lines) =>
    `Subject: Prose\nContent-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html\n\n${each(lines, (line) => `<p>${line}</p>`)}\n--b--\n`,
  xml: (lines) => `<?xml version="1.0"?><prose>${each(lines, (line) => `<p>${line}</p>`)}</prose>`,
  fb2: (lines) =>
    `<?xml version="1.0"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><body><section>${each(lines, (line) => `<p>${line}</p>`)}</section></body></FictionBook>`,
  csv: (lines) => `number,line\n${each(lines.slice(0, 5_000), (line, index) => `${index},"${line}"`, '\n')}`,
  tsv: (lines) => `number\tline\n${each(lines.slice(0, 5_000), (line, index) => `${index}\t${line}`, '\n')}`,
  json: (lines) => JSON.stringify({ prose: lines }),
  yaml: (lines) => `prose:\n${each(lines, (line) => `  - "${line}"`, '\n')}`,
  latex: (lines) => `\\documentclass{article}\\begin{document}${lines.join('\n\n')}\\end{document}`,
  notebook: (lines) =>
    JSON.stringify({
      nbformat: 4,
      metadata: {},
      cells: inParts(lines, 8).map((part) => ({
        cell_type: 'markdown',
        metadata: {},
        source: part.join('\n\n'),
      })),
    }),
  srt: (lines) =>
    each(
      lines,
      (line, index) => `${index + 1}\n${cue(index, ',')} --> ${cue(index + 1, ',')}\n${line}\n`,
      '\n',
    ),
  vtt: (lines) =>
    `WEBVTT\n\n${each(lines, (line, index) => `${cue(index, '.')} --> ${cue(index + 1, '.')}\n${line}\n`, '\n')}`,
  email: (lines) =>
    `From: a@school.test\nSubject: Prose\nContent-Type: text/plain; charset=utf-8\n\n${lines.join('\n\n')}`,
  org: (lines) => `* Prose\n\n${lines.join('\n\n')}`,
  rst: (lines) => `Prose\n=====\n\n${lines.join('\n\n')}`,
  code: (lines) => each(lines, (line) => `# ${line}`, '\n\nx = 1\n\n'),
};
