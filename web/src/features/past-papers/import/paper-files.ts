/** Files of these names are papers; text may be a file of questions as well. */
const paperEndings = /\.(?:pdf|docx?|odt|rtf|pptx?|html?|mhtml?|md|epub|png|jpe?g|webp|heic)$/i;

/** @param name of a file @returns true if it cannot be a file of questions of another program */
export function isPaperName(name: string): boolean {
  return paperEndings.test(name);
}
