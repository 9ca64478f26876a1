/** How facts are asked in one language. A form that is null is not asked in it. */
export interface Phrases {
  /** Which term has this meaning? The term is given for its form alone. */
  term(meaning: string, term: string): string;
  /** What is said of this term? What is said is given for its form alone. */
  meaning(term: string, meaning: string): string;
  /** @param isOpposite whether the other options are the opposite of it, so that it holds outside of the note as well */
  member: ((head: string, isOpposite: boolean) => string) | null;
  exception: ((head: string, isOpposite: boolean) => string) | null;
  first(head: string): string;
  after(step: string, head: string): string;
  value(column: string, subject: string): string;
  subject(value: string, column: string, subjects: string): string;
}
