/** Text within markup of HTML and XML. */

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML cannot contain these characters in any notation. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const impossible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** @param text of a node or of an attribute @returns it as it stands between tags and quotes */
export function escapedMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(impossible, '')
    .replace(/[&<>"]/g, (character) => names[character] ?? character);
}
