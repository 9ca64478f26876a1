/** How facts are asked in one language. A form that is null is not asked in it. */
export interface Phrases {
  /** Which term has this meaning? */
  term(meaning: string): string;
  /** What is said of this term? */
  meaning(term: string): string;
  member: ((head: string) => string) | null;
  exception: ((head: string) => string) | null;
  first(head: string): string;
  after(step: string, head: string): string;
  value(column: string, subject: string): string;
  subject(value: string, column: string, subjects: string): string;
}
