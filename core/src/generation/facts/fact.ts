import type { DocumentPage, TextSpan } from '../../text/document.ts';

/**
 * Facts from the structure of a note: labelled lines, lists, numbered steps and tables. Typed notes seldom
 * have complete sentences, and a table never has.
 */

/** Where a fact stands: `quote` is the text of its page from `start` to `end`, in UTF-16 code units. */
export interface FactOrigin {
  page: number;
  section: string | null;
  start: number;
  end: number;
  quote: string;
}

/**
 * "Osmosis: movement of water", also with a dash or an equals sign, or a sentence that defines a term in another language
 * than English.
 */
export interface DefinitionFact {
  term: string;
  meaning: string;
  /** The term with its article, if a sentence has it so: "la zone franc". */
  subject?: string;
  /** Facts with the same number are in one list or one run of lines: their terms have one class. */
  group: number;
  origin: FactOrigin;
  /** The aspect of a law case that the text tells, or the mark of a formula; absent from every other line. */
  about?: 'case' | 'case facts' | 'holding' | 'formula';
  /** The other label of a line with two: "Artery: thick wall / Vein: thin wall". */
  rival?: string;
}

/** The group of all sentences that define a term; runs of lines have the numbers after it. */
export const GROUP_OF_SENTENCES = 0;

/** A list with a line that says what its members are. */
export interface ListFact {
  /** The kind of the members, without a colon or "are the following". */
  head: string;
  members: ListMember[];
  /** Whether the members are numbered and the head says that their order means something. */
  isOrdered: boolean;
  /** The range from the head to the last member. */
  origin: FactOrigin;
}

export interface ListMember {
  /** The label of a labelled line. */
  text: string;
  origin: FactOrigin;
}

/** A table with a row that names its columns; the first column holds the subjects of the rows. */
export interface TableFact {
  /** Column names, beginning with the first column; empty for a column without a name. */
  columns: string[];
  rows: TableFactRow[];
}

export interface TableFactRow {
  /** Texts in the order of the columns; empty for an empty cell. */
  cells: string[];
  origin: FactOrigin;
}

/** Everything that the structure of one note says, in the order of the note. */
export interface NoteFacts {
  definitions: DefinitionFact[];
  lists: ListFact[];
  tables: TableFact[];
}

/** @returns the text of a block as the page has it */
export function getText(page: DocumentPage, block: TextSpan): string {
  return page.text.slice(block.start, block.end);
}

/** @returns the range from the first block to the end of the last */
export function getOrigin(page: DocumentPage, first: TextSpan, last = first): FactOrigin {
  return {
    page: page.number,
    section: page.section,
    start: first.start,
    end: last.end,
    quote: page.text.slice(first.start, last.end),
  };
}
