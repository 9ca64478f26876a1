/**
 * The form in which a note that was read reaches the study engine, the source page that a question opens, and
 * the search. Reading a file keeps structure, because bold runs and headings are the strongest signals of the
 * taught terms. All offsets are UTF-16 code units into the `text` of the page; ends are exclusive.
 */
export interface TextSpan {
  start: number;
  end: number;
}

/** A cell that holds text. */
export interface TableCell extends TextSpan {
  /** The 0-based column. Empty cells have no entry, so columns may be skipped. */
  column: number;
}

/** A heading (level 1 is the highest), a paragraph, one item of a list, a row of a table, or lines of code. */
export interface TextBlock extends TextSpan {
  kind: 'heading' | 'paragraph' | 'list_item' | 'table_row' | 'code';
  /** 1-6 for headings, the depth of list items below the outermost (from 0), 0 for the rest. */
  level: number;
  /** Number of an item in its list; bullets have none. */
  ordinal?: number;
  /** The cells of a table row, in order. */
  cells?: TableCell[];
  /** True if a table row names its columns. */
  head?: boolean;
}

/**
 * How a page's text was found: in the file, by text recognition, or not so that it could be relied on. Nothing is asked of
 * a page that is `unreadable`; it may still have some text to show.
 */
export type PageReading = 'text' | 'ocr' | 'model' | 'unreadable';

/**
 * One page of a paged file, or one section of a file without pages (split at headings).
 * `text` is the blocks joined by a blank line; list items carry no bullet character, code keeps its line ends.
 */
export interface DocumentPage {
  /** 1-based, without gaps. */
  number: number;
  /** The nearest heading at or above the start of the page, null before the first heading. */
  section: string | null;
  text: string;
  blocks: TextBlock[];
  /** Runs that the author set in bold, headings excepted; sorted, not overlapping. */
  bold: TextSpan[];
  reading: PageReading;
}

export interface StudyDocument {
  title: string;
  pages: DocumentPage[];
}
