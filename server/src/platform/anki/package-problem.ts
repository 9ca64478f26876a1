/** Reasons why nothing of an Anki package can be read. */
export const packageProblems = [
  'wrong_type',
  'anki_1',
  'too_new',
  'too_old',
  'encrypted',
  'damaged',
  'too_large',
  'unsafe',
  'text_too_large',
] as const;
export type PackageProblem = (typeof packageProblems)[number];

const sentences: Record<PackageProblem, string> = {
  wrong_type:
    'This file is neither an Anki package nor a text. Export your deck from Anki as .apkg and upload that.',
  anki_1: 'This file is from Anki 1. Open it with Anki 2.0, upgrade it and export the deck again.',
  too_new: 'This package is from a newer Anki. Export it again with “Support older Anki versions”.',
  too_old: 'This package is from a very old Anki. Open it in a current Anki and export it again.',
  encrypted: 'This package is protected with a password. Export it without one.',
  damaged: 'This package is damaged or incomplete. Export it from Anki again.',
  too_large: 'This package holds more than we can read at once. Export its decks one by one.',
  unsafe: 'This package holds parts that Anki never writes. Export the deck from Anki again.',
  text_too_large: 'This text is too long to read at once. Split it into several files.',
};

/** @returns the sentence for the owner of the file */
export function sentenceForProblem(problem: PackageProblem): string {
  return sentences[problem];
}

/** Thrown while a package is read, and returned by the child as its reason. */
export class UnreadablePackage extends Error {
  readonly reason: PackageProblem;

  /**
   * @param reason for the owner of the file
   * @param detail for tests; never contains a text of a note
   */
  constructor(reason: PackageProblem, detail: string) {
    super(detail);
    this.name = 'UnreadablePackage';
    this.reason = reason;
  }
}
