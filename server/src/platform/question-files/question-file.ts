/** The content of a question file in any format: readers create it, writers take it. */
import { bodyTypes, type QuestionBody } from '@akada/core/question-types/question-body.ts';

/** The formats that are read; `qti` means 1.2, 2.1, 2.2 and 3.0, as one item or as a zip. */
export const readFormats = ['gift', 'aiken', 'moodle_xml', 'qti', 'csv'] as const;
export type ReadFormat = (typeof readFormats)[number];

/** The formats that are written. */
export const writtenFormats = ['gift', 'aiken', 'moodle_xml', 'qti_1_2', 'qti_2_1', 'csv', 'print'] as const;
export type WrittenFormat = (typeof writtenFormats)[number];

/** Types whose answer is a choice among options. */
export const fileChoiceTypes = ['single', 'multiple', 'true_false'] as const;
export type FileChoiceType = (typeof fileChoiceTypes)[number];

export const fileQuestionTypes = [...fileChoiceTypes, ...bodyTypes] as const;
export type FileQuestionType = (typeof fileQuestionTypes)[number];

export const fileDifficulties = ['easy', 'medium', 'hard'] as const;
export type FileDifficulty = (typeof fileDifficulties)[number];

/**
 * A question of a file. Its texts are Markdown with formulas for `renderMarkdown`; HTML of a format is
 * converted. A picture is `![alt](picture:n)`, with its index n in the file.
 */
export interface FileQuestion {
  type: FileQuestionType;
  /** The file's name for it, or null. */
  name: string | null;
  stem: string;
  /** 2 to 12 options of a choice; "True" and "False" for `true_false`. `feedback` can be empty. A body has no options. */
  options: { text: string; feedback: string }[];
  /** 0-based and ascending; exactly one unless `multiple`. A body has no keys. */
  keys: number[];
  /** The answer of a question that is no choice; its `type` is the question’s type. Null for a choice. */
  body: QuestionBody | null;
  /** Explanation of the question, or an empty text. */
  explanation: string;
  /** The last part of its category or topic path, or null. */
  topic: string | null;
  difficulty: FileDifficulty | null;
  tags: string[];
  /** Index of the passage that it shares with its neighbours, or null. */
  passage: number | null;
}

/** A text that several questions of a file share. */
export interface FilePassage {
  title: string;
  text: string;
}

/** A picture of a file as it was stored there: not yet checked, and encoded again before it is kept. */
export interface FilePicture {
  name: string;
  bytes: Uint8Array;
}

/** Something to know about one place of the file. `line` is 1-based; 0 where the whole file is meant. */
export interface FileRemark {
  line: number;
  message: string;
}

/** The result of reading a file: every readable question, and a line for each other. */
export interface QuestionFile {
  format: ReadFormat;
  /** Number of questions in the file, including skipped ones. */
  found: number;
  /** In the order of the file, each with the line where it begins. */
  questions: (FileQuestion & { line: number })[];
  passages: FilePassage[];
  pictures: FilePicture[];
  /** Questions with a problem, and problems of the file: each once. */
  errors: FileRemark[];
  /** Questions of unsupported kinds, each once, and changes in accepted questions. */
  warnings: FileRemark[];
  /** Number of omitted questions, for either reason. */
  skipped: number;
}

/** Max questions of a file; each further one is an error at its line. */
export const mostQuestionsOfFile = 5_000;
export const mostBytesOfFile = 10_000_000;
