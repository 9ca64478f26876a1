/** See right-files.ts: the kinds that are written in plain characters. */
import type { RightFile } from './right-file.ts';

const definition = 'A cell is the smallest unit of life.';
const table = ['table_row Part | Role | Place', 'table_row nucleus | genes | middle'];
const items = ['list_item nucleus', 'list_item membrane'];
const chapter = ['heading1 Cells', `paragraph ${definition}`, ...items];

/** A file of one page. */
const onePage = (text: string, ...blocks: string[]): RightFile => ({
  make: () => text,
  pages: [blocks],
  paged: false,
});

const cells = [
  {
    cell_type: 'markdown',
    source: ['# Cells\n', '\n', `${definition}\n`, '\n', '- nucleus\n', '- membrane'],
  },
  {
    cell_type: 'code',
    source: 'count = 1665\nprint(count)',
    outputs: [{ output_type: 'stream', text: ['1665'] }],
  },
];

export const rightTextFiles = {
  markdown: onePage(
    `# Cells\n\n${definition}\n\n- nucleus\n- membrane\n\n| Part | Role | Place |\n|---|---|---|\n| nucleus | genes | middle |\n\n\`\`\`\nrun()\n\`\`\`\n`,
    ...chapter,
    ...table,
    'code run()',
  ),
  text: onePage(`CELLS\n\n${definition}\n\n- nucleus\n- membrane\n`, 'heading1 CELLS', ...chapter.slice(1)),
  rtf: onePage(
    String.raw`{\rtf1\ansi{\stylesheet{\s1\outlinelevel0 heading 1;}}\pard\s1 Cells\par\pard\plain A cell is the smallest unit of life.\par{\listtext\'b7\tab}\pard\ls1 nucleus\par{\listtext\'b7\tab}\pard\ls1 membrane\par\trowd\pard\intbl Part\cell Role\cell Place\cell\row}`,
    ...chapter,
    'table_row Part | Role | Place',
  ),
  html: onePage(
    `<!doctype html><title>Cells</title><h1>Cells</h1><p>${definition}</p><ul><li>nucleus</li><li>membrane</li></ul><table><tr><th>Part</th><th>Role</th><th>Place</th></tr><tr><td>nucleus</td><td>genes</td><td>middle</td></tr></table>`,
    ...chapter,
    ...table,
  ),
  mhtml: onePage(
    `From: <Saved by Blink>\nSubject: Cells\nMIME-Version: 1.0\nContent-Type: multipart/related; type="text/html"; boundary="b"\n\n--b\nContent-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n<h1>Cells</h1><p>${definition.replaceAll(' ', '=20')}</p><ul><li>nuc=\nleus</li><li>membrane</li></ul>\n--b--\n`,
    ...chapter,
  ),
  xml: onePage(
    `<?xml version="1.0"?><chapter><name>Cells</name><text>${definition}</text></chapter>`,
    'paragraph Cells',
    `paragraph ${definition}`,
  ),
  fb2: onePage(
    `<?xml version="1.0"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0"><body><section><title><p>Cells</p></title><p>${definition}</p><table><tr><th>Part</th><th>Role</th><th>Place</th></tr><tr><td>nucleus</td><td>genes</td><td>middle</td></tr></table></section></body></FictionBook>`,
    'heading1 Cells',
    `paragraph ${definition}`,
    ...table,
  ),
  csv: onePage('Part,Role,Place\nnucleus,genes,middle\n', ...table),
  tsv: onePage('Part\tRole\tPlace\nnucleus\tgenes\tmiddle\n', ...table),
  json: onePage(
    JSON.stringify({ topic: 'Cells', parts: ['nucleus', 'membrane'] }),
    'paragraph topic: Cells',
    'paragraph parts:',
    ...items,
  ),
  yaml: onePage(
    'topic: Cells\nparts:\n  - nucleus\n  - membrane\n',
    'paragraph topic: Cells',
    'paragraph parts:',
    ...items,
  ),
  latex: onePage(
    `\\documentclass{article}\\begin{document}\\section{Cells}${definition}\\begin{itemize}\\item nucleus\\item membrane\\end{itemize}\\begin{tabular}{lll}Part & Role & Place \\\\ nucleus & genes & middle\\end{tabular}\\end{document}`,
    'heading2 Cells',
    ...chapter.slice(1),
    ...table,
  ),
  notebook: onePage(
    JSON.stringify({ nbformat: 4, metadata: {}, cells }),
    ...chapter,
    'code count = 1665\nprint(count)',
    'code 1665',
  ),
  srt: onePage(
    `1\n00:00:01,000 --> 00:00:03,000\nA cell is the smallest\n\n2\n00:00:03,000 --> 00:00:05,000\nunit of life.\n`,
    'heading2 0:01 to 0:05',
    `paragraph ${definition}`,
  ),
  vtt: onePage(
    `WEBVTT\n\n00:01.000 --> 00:03.000\n<v Ada>A cell is the smallest\n\n00:03.000 --> 00:05.000\n<v Ada>unit of life.\n`,
    'heading2 0:01 to 0:05',
    `paragraph Ada: ${definition}`,
  ),
  email: onePage(
    `From: Ada <ada@school.test>\nSubject: Cells\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n<h1>Cells</h1><p>${definition}</p><ul><li>nucleus</li><li>membrane</li></ul>\n`,
    ...chapter,
  ),
  org: onePage(
    `* Cells\n${definition}\n- nucleus\n- membrane\n| Part | Role | Place |\n|---+---+---|\n| nucleus | genes | middle |\n`,
    ...chapter,
    ...table,
  ),
  rst: onePage(
    `Cells\n=====\n\n${definition}\n\n- nucleus\n- membrane\n\n=======  =====  ======\nPart     Role   Place\n=======  =====  ======\nnucleus  genes  middle\n=======  =====  ======\n`,
    ...chapter,
    ...table,
  ),
  code: onePage(
    `# ${definition}\ndef divide(cell):\n    return [cell, cell]\n`,
    `paragraph ${definition}`,
    'code def divide(cell):\n    return [cell, cell]',
  ),
} as const satisfies Record<string, RightFile>;
