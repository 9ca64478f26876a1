/**
 * An address without a page leads home, which is another document, so the requested address is reported there
 * once.
 */

const key = 'akada.unknown-address';
const maxLength = 80;

/** Stores the address only in this tab, and only until the page reports it. Storage may be closed to the page. */
export function storeUnknownAddress(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage, home shows no message.
  }
}

/** @returns the sentence about an address that led here; null without one, and at the second call */
export function takeUnknownAddress(): string | null {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path === null ? null : unknownAddressSentence(path);
  } catch {
    return null;
  }
}

/**
 * @param path the path in the address bar
 * @returns a text that fits one line, without characters that reverse or break it
 */
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
