const longestName = 60;

/** @returns how a sentence names a question: the beginning of its text, on one line and in quotation marks */
export function namedQuestion({ stem }: { stem: string }): string {
  const line = stem.replace(/\s+/g, ' ').trim();
  if (line === '') return 'A question without text';
  return line.length <= longestName ? `“${line}”` : `“${line.slice(0, longestName).toWellFormed()}…”`;
}
