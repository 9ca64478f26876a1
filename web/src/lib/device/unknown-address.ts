/** An address without a page leads home, which is another document: what was requested is said there once. */

const key = 'akada.unknown-address';
const maxLength = 80;

/** Stores the address only in this tab, and only until the page reports it. Storage may be closed to the page. */
export function storeUnknownAddress(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Then it leads home without a word.
  }
}

/** @returns the sentence for an address that led here, once; null if none did */
export function takeUnknownAddress(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path === null ? null : unknownAddressSentence(path);
  } catch {
    return null;
  }
}

/** @param path as it is in the address bar @returns a text that fits one line, without signs that turn or break it */
export function unknownAddressSentence(path: string): string {
  const plain = readable(path).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  const signs = [...plain];
  const visibleText = signs.length > maxLength ? `${signs.slice(0, maxLength).join('')}…` : plain;
  return `There is no page at ${visibleText}`;
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
