/**
 * The shape in which a note that was read reaches everything else: the study engine, the source page
 * that a question opens, the search. Reading a file keeps structure, because bold runs and headings are
 * the strongest signals of what a text teaches.
 *
 * All offsets are UTF-16 code units into the `text` of their own page; ends are exclusive.
 */
export interface TextSpan {
  start: number;
  end: number;
}

/** A heading (level 1 is the highest), a paragraph, or one item of a list. */
export interface TextBlock extends TextSpan {
  kind: 'heading' | 'paragraph' | 'list_item';
  /** 1-6 for headings, 0 for the rest. */
  level: number;
}

/**
 * One page of a paged file, or one section of a file without pages (split at headings).
 * `text` is the blocks joined by a blank line; list items carry no bullet character.
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
}

export interface StudyDocument {
  title: string;
  pages: DocumentPage[];
}
