/** Remarks of a lecturer about an exam. They say what to learn, and are never learned themselves. */

const MARKS = [
  /\b(?:came|comes?|coming|will come|always|repeated|set|asked|appear(?:s|ed)?|likely|favou?rite|focus)\b[^.\n]{0,40}\b(?:exams?|tests?|quiz(?:zes)?|last (?:year|session)|past questions?|paper [12i]+)\b/i,
  /^\W*(?:(?:this|it|q\d*) )?(?:was )?(?:came|asked|set|repeated) (?:out )?in (?:19|20)\d\d\b/i,
  /\b(?:exams?|tests?|quiz|past) (?:question|focus|favou?rite|tip|hint|area)s?\b/i,
  /\b(?:exams?|tests?|quiz)\s*[!*)\]:]/i,
  /\b(?:very |most )?important\s*(?:[!*:]|for (?:the )?(?:exam|test|quiz))|(?:^|[\s([])(?:v\.? ?)?imp(?:t|\.)?[)!*:]/i,
  /(?:^|[\s([])(?:n\.?b\.?|note well|memori[sz]e|know this|learn this|don.?t forget)\b/i,
  /[★⭐✱]|\*{3,}|^\*{1,2}\s|\s\*{1,2}$|!{2,}/,
];

/**
 * Tells whether a lecturer marked a line as a topic that an exam asks: "came out last year", "always in the exam", stars.
 *
 * @param text a line or a paragraph of a note
 */
export function isMarkedByLecturer(text: string): boolean {
  return MARKS.some((mark) => mark.test(text));
}
