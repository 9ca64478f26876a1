/** File names that are safe in an archive on every system. */

/** Characters: with a folder before it this stays below what file systems take, in bytes too. */
const longestStem = 60;
const longestExtension = 10;

/** Devices on Windows, whatever follows a dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * @param filename as its uploader wrote it
 * @returns the name without anything that leaves a folder, hides, or that a system rejects
 */
export function safeEntryName(filename: string): string {
  const plain = filename
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const { stem, extension } = parts(plain);
  const named = cut(stem, longestStem).trim() || 'file';
  return `${reserved.test(named) ? `_${named}` : named}${extension}`;
}

/** @returns a function that never returns the same name twice: `Notes.pdf`, then `Notes (2).pdf` */
export function createEntryNames(): (filename: string) => string {
  const takenNames = new Set<string>();

  return (filename) => {
    const name = safeEntryName(filename);
    const { stem, extension } = parts(name);
    let free = name;
    for (let index = 2; takenNames.has(folded(free)); index += 1) free = `${stem} (${index})${extension}`;
    takenNames.add(folded(free));
    return free;
  };
}

/** Systems differ in whether case makes another file. */
const folded = (name: string) => name.normalize('NFKC').toLowerCase();

const cut = (text: string, length: number) => [...text].slice(0, length).join('');

function parts(name: string): { stem: string; extension: string } {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || name.length - dot > longestExtension) return { stem: name, extension: '' };
  return { stem: name.slice(0, dot), extension: name.slice(dot) };
}
