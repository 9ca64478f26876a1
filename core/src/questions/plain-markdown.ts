/** Everything that Markdown or a formula may begin with. A character too many costs time and is no mistake. */
const marks = /[\\`*_[\]<>&~{}|$\n\r\t]/;
const lineMarks = /^(?: {4}|[#=+-]|\d{1,9}[.)](?: |$))/;

/** @param text in Markdown @returns whether it can be nothing but its own characters: the string is all there is to show */
export function saysItself(text: string): boolean {
  const writtenText = text.trim();
  return !marks.test(writtenText) && !lineMarks.test(writtenText);
}
