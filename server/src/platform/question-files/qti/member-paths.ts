/** Names of members of a zip that others refer to. They find members and never a file of this machine. */

/** @param name of a member @returns its folder with a slash at the end, empty at the top */
export function getFolder(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

/**
 * @param folder of the referring file
 * @param href relative to it, with `%20` and the like
 * @returns the member's name; null if it leads out of the zip or is an address
 */
export function resolved(folder: string, href: string): string | null {
  const path = decoded(href.replace(/[?#].*$/s, ''));
  if (path === '' || /^[a-z][a-z\d+.-]*:|^\/\//i.test(path)) return null;

  const parts: string[] = [];
  for (const part of `${path.startsWith('/') ? '' : folder}${path}`.replaceAll('\\', '/').split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.' && part !== '') parts.push(part);
  }
  return parts.length === 0 ? null : parts.join('/');
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
