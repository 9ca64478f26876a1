/** The phrases are all that the sources of questions without options know of a language. */

/** The relation between the left and the right sides of a matching question. */
export type MatchedForm = 'year' | 'case' | 'term' | 'holding' | 'case facts' | 'case about';

/** The questions without options in one language. */
export interface TypedPhrases {
  /** "Steps of a test: put the steps in order." */
  order(head: string): string;
  /** Asks for the order of dated events. The context ends in a colon, or is empty. */
  earliestFirst(context: string): string;
  /** Null for a form that the language does not ask. */
  match: Readonly<Record<MatchedForm, string | null>>;
  /** Matches the rows of a table with a column; null if its heads cannot be asked so. */
  matchColumns(subject: string, column: string): string | null;
  /** Asks for the points below a heading; null for a heading that names nothing. */
  mainPoints(heading: string): string | null;
  /** Opens a question that needs the question before it. */
  followUpOpening(previous: string): string;
  /** A heading before a sentence with gaps. */
  titled(heading: string): string;
  /** It matches the front of a card that is a complete question to which the student writes an answer. */
  asks: RegExp;
  /** Tells whether a reader understands a sentence without the sentences around it. */
  isIndependent(sentence: string): boolean;
  /** It separates a term from its meaning. */
  colon: string;
  /** The end of a line that is a point of its part: elsewhere than in English only complete sentences are known to be. */
  pointEnds: RegExp;
  gaps: GapWords;
}

/** The words around a name or a year that make a gap certain. */
export interface GapWords {
  /** A person or thing that another sentence names. */
  points: RegExp;
  /** Global; matches a year that dates its sentence. */
  year: RegExp;
  /** Numbers that may occur next to the year: a day of a month. Global. */
  day: RegExp;
  /** Max numbers of a sentence in which a year is still certain. */
  maxNumbers: number;
  /** A year that belongs to a name: "Decree 24 of 1999". */
  cited: RegExp;
  /** A capital that makes no name. */
  noName: RegExp;
  /** Small words inside a name: "Ahmed de Lagos". */
  joins: RegExp;
  /** One of several names, which can be exchanged, by the text before and after it. */
  several: readonly [before: RegExp, after: RegExp];
  /** The end of the text before a name. */
  called: RegExp;
  maker: RegExp;
  position: RegExp;
  /** The text behind a name that opens its sentence; null if the verb is known by its tag. */
  subject: RegExp | null;
  /** The text behind a name whose person only says something: that is no fact about the person. */
  speaks: RegExp;
}
