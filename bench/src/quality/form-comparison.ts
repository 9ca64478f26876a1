import type { ChapterForm, FileForm } from './chapter-document.ts';
import { type ChapterFigures, FORMS } from './chapter-figures.ts';
import { ROWS } from './figure-rows.ts';
import type { Preserved } from './files/preserved.ts';

const COLUMNS: Readonly<Record<ChapterForm, string>> = {
  text: 'text',
  headings: 'headings',
  bold: 'bold',
  pdf: 'PDF',
  docx: 'DOCX',
  markdown: 'Markdown',
};
const FILE_FORMS: readonly FileForm[] = ['pdf', 'docx', 'markdown'];
const PRESERVED: readonly (readonly [label: string, of: keyof Preserved])[] = [
  ['headings', 'heading'],
  ['paragraphs', 'paragraph'],
  ['list items', 'listItem'],
  ['bold runs', 'bold'],
];

/** The means of all forms side by side, and what reading preserved of each kind of file: what a form loses shows. */
export function formComparison(chapters: readonly ChapterFigures[]): string[] {
  return [
    '',
    `Means of all forms (${chapters.length} chapters); a file holds what "bold" holds`,
    line(
      'metric',
      FORMS.map((form) => COLUMNS[form]),
    ),
    ...ROWS.map(({ label, pick }) =>
      line(
        label,
        FORMS.map((form) => mean(chapters.map(({ forms }) => pick(forms[form])))),
      ),
    ),
    '',
    'Share of what was written that reading the file gave back word for word',
    line(
      '',
      FILE_FORMS.map((form) => COLUMNS[form]),
    ),
    ...PRESERVED.map(([label, of]) =>
      line(
        label,
        FILE_FORMS.map((form) => mean(chapters.map(({ preserved }) => preserved[form][of]))),
      ),
    ),
  ];
}

function mean(values: readonly number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(3);
}

function line(label: string, cells: readonly string[]): string {
  return label.padEnd(34) + cells.map((cell) => cell.padStart(10)).join('');
}
