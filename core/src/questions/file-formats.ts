/** Formats of files of questions: which are read, which are written, and what people and browsers call them. */

/** The formats that are read; `qti` covers all its versions. */
export const importFormats = ['gift', 'aiken', 'moodle_xml', 'qti', 'csv'] as const;
export type ImportFormat = (typeof importFormats)[number];

/** The formats that are written. */
export const exportFormats = [
  'gift',
  'aiken',
  'moodle_xml',
  'qti_1_2',
  'qti_2_1',
  'csv',
  'text',
  'print',
] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Largest file of questions that is read, in bytes. */
export const importLimitBytes = 10_000_000;

/** The most questions of one file. */
export const mostImported = 5_000;

interface WrittenFormat {
  label: string;
  /** The programs that take it. */
  use: string;
  /** The ending of the file name, without the dot. */
  ending: string;
  mediaType: string;
  /** Whether every plan has it; the others are asked of the plan. */
  isForAll: boolean;
}

/** The formats that are read, by name. */
export const importLabels: Readonly<Record<ImportFormat, string>> = {
  gift: 'GIFT',
  aiken: 'Aiken',
  moodle_xml: 'Moodle XML',
  qti: 'QTI',
  csv: 'CSV',
};

const plainText = 'text/plain; charset=utf-8';
const zip = 'application/zip';

/** The formats that are written, by name. */
export const exportedFiles: Readonly<Record<ExportFormat, WrittenFormat>> = {
  gift: {
    label: 'GIFT',
    use: 'Moodle, as text',
    ending: 'gift.txt',
    mediaType: plainText,
    isForAll: false,
  },
  aiken: {
    label: 'Aiken',
    use: 'Moodle, the simplest text',
    ending: 'aiken.txt',
    mediaType: plainText,
    isForAll: false,
  },
  moodle_xml: {
    label: 'Moodle XML',
    use: 'Moodle, with pictures',
    ending: 'xml',
    mediaType: 'application/xml',
    isForAll: false,
  },
  qti_1_2: {
    label: 'QTI 1.2',
    use: 'Canvas and most other programs',
    ending: 'qti12.zip',
    mediaType: zip,
    isForAll: false,
  },
  qti_2_1: {
    label: 'QTI 2.1',
    use: 'newer programs for exams',
    ending: 'qti21.zip',
    mediaType: zip,
    isForAll: false,
  },
  csv: {
    label: 'CSV',
    use: 'spreadsheets',
    ending: 'csv',
    mediaType: 'text/csv; charset=utf-8',
    isForAll: true,
  },
  text: {
    label: 'Text',
    use: 'reading',
    ending: 'txt',
    mediaType: plainText,
    isForAll: true,
  },
  print: {
    label: 'Handout',
    use: 'opens in a browser, prints with answers apart',
    ending: 'html',
    mediaType: 'text/html; charset=utf-8',
    isForAll: true,
  },
};
