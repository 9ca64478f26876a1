/**
 * Separate from the schemas, which the pages that draw content do not load.
 *
 * @param href the address in a link
 * @returns true if a link may lead there: a note, a sound, or absolute, https or mailto, without a name and password
 * in it
 */
export function isSafeLink(href: string): boolean {
  if (noteOfLink(href) !== null || soundOfLink(href) !== null) return true;
  if (href.length > 2_000 || !/^(?:https:\/\/|mailto:)[^\s<>"\\]+$/i.test(href) || !URL.canParse(href))
    return false;

  const { protocol, username, password } = new URL(href);
  return protocol === 'mailto:' || (protocol === 'https:' && username === '' && password === '');
}

const noteLink = /^note:([\da-f-]{36})$/;

/**
 * @returns the id of the note that a link leads to; null if it leads elsewhere. The note's page reports a
 * missing note.
 */
export function noteOfLink(href: string): string | null {
  return noteLink.exec(href)?.[1] ?? null;
}

const soundLink = /^sound:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** @returns the id of the sound that a link plays; null if it leads elsewhere */
export function soundOfLink(href: string): string | null {
  return soundLink.exec(href)?.[1]?.toLowerCase() ?? null;
}
