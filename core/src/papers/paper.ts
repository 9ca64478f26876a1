/** A past paper as a file has it: its questions, its keys, and the lines that gave neither. */
import type { TextSpan } from '../text/document.ts';

/** A span of one page. */
export interface PaperPosition extends TextSpan {
  /** 1-based. */
  page: number;
  /** 1-based line of the page that holds the start; each cell of a table counts as a line. */
  line: number;
}

/** Examining bodies that a heading names. */
export const paperBodies = [
  'utme',
  'post_utme',
  'waec',
  'neco',
  'nabteb',
  'bece',
  'gce',
  'department',
] as const;
export type PaperBody = (typeof paperBodies)[number];

/** The title of a paper; null for everything that it does not print. */
export interface PaperHeading {
  body: PaperBody | null;
  /** The printed year: `2015`, or `2014/2015` for a session. */
  year: string | null;
  subject: string | null;
  minutes: number | null;
}

/** A part of a paper with its own numbers; a paper without parts has one section without a title. */
export interface PaperSection {
  /** As printed; empty if the paper prints none. */
  title: string;
  /** Lines, as printed; empty if there are none. */
  instructions: string;
  /** Indexes of its questions. */
  questions: number[];
}

/** A text, or only an instruction, that several questions share. */
export interface PaperPassage {
  /** "Read the passage and answer questions 1 to 5", as printed. */
  instruction: string;
  /** Empty if only the instruction is shared. */
  text: string;
  /** Printed numbers of the first and the last question. */
  first: number;
  last: number;
  /** True if it sends to a figure, which the text cannot hold. */
  hasFigure: boolean;
  position: PaperPosition;
}

export interface PaperOption {
  /** The printed letter or digit, or the letter of its place in a list that its file counts; empty for "(True/False)". */
  letter: string;
  text: string;
  position: PaperPosition;
}

/** A part of a theory question. */
export interface PaperPart {
  /** The printed letter or numeral: `(a)`, `ii.`; `(a)` for the first item of a list that its file counts. */
  label: string;
  /** 0 for letters, 1 for Roman numerals below a letter. */
  depth: number;
  text: string;
}

/** The kinds of answer that a paper requests. */
export const paperKinds = ['single', 'multiple', 'true_false', 'short', 'numerical', 'open'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** The right options, or the words of the answer. */
export type PaperKey = { type: 'options'; indexes: number[] } | { type: 'text'; text: string };

/** A mark at an option, an answer inside the question, or an answer in a list. */
export type KeySource = 'marked' | 'inline' | 'list';

export interface PaperQuestion {
  number: number;
  /** The number as printed: `1.`, `Q1`, `l.` of a scan; empty if a scan lost it. */
  label: string;
  /** Index of its section. */
  section: number;
  /** The text above the options or the parts, with a line break between lines that do not continue each other. */
  stem: string;
  kind: PaperKind;
  /** Sorted by their letters; none for questions without options, otherwise 2 to 6. */
  options: PaperOption[];
  /** Parts of a theory question, in order. */
  parts: PaperPart[];
  /** Index of the shared text; null if there is none. */
  passage: number | null;
  /** True if a figure belongs to it, which the text cannot hold. */
  hasFigure: boolean;
  /** Null if the paper prints no key, or contradicts itself. */
  key: PaperKey | null;
  keySource: KeySource | null;
  /** The printed reason of the answer; empty if there is none. */
  explanation: string;
  /** Its spans, one for each page that it touches; the first one holds the number. */
  positions: PaperPosition[];
}

export const problemCodes = [
  'number_repeats',
  'number_jumps',
  'letter_missing',
  'letter_repeats',
  'options_equal',
  'key_not_an_option',
  'two_keys',
  'key_without_question',
  'key_of_several_questions',
  'not_clear',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** A contradiction in a paper. */
export interface PaperProblem {
  code: ProblemCode;
  /** One plain sentence for a student. */
  message: string;
  /** The printed number. */
  number: number;
  position: PaperPosition;
}

export interface Paper {
  heading: PaperHeading;
  sections: PaperSection[];
  passages: PaperPassage[];
  questions: PaperQuestion[];
  problems: PaperProblem[];
  /** Lines that were not understood. */
  omitted: PaperPosition[];
}

/** An answer in a list of answers. */
export interface PaperAnswer {
  number: number;
  /** The printed title of the part above it; null if the list has no parts. */
  section: string | null;
  /** 0-based: counts how often the numbers started again. */
  run: number;
  /** The printed letters in capitals; empty for an answer in words. */
  letters: string[];
  /** The printed answer with its letters. */
  text: string;
  position: PaperPosition;
}

export interface AnswerList {
  answers: PaperAnswer[];
  /** Lines that gave no answer. */
  omitted: PaperPosition[];
}
