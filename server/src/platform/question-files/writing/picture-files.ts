/** Pictures of a written file: each has a unique name that needs no quoting in an address. */
import { safeEntryName } from '../../archive/entry-name.ts';
import type { FilePicture } from '../question-file.ts';

/** Bytes that pictures begin with. */
const endings: readonly [RegExp, string][] = [
  [/^89504e47/, 'png'],
  [/^ffd8ff/, 'jpg'],
  [/^47494638/, 'gif'],
  [/^52494646.{8}57454250/, 'webp'],
];

/** A picture with a unique name that is safe on any system. */
export type NamedPicture = FilePicture;

/** @param pictures of the file @returns the same, with names that differ */
export function namedPictures(pictures: readonly FilePicture[]): NamedPicture[] {
  const takenNames = new Set<string>();
  return pictures.map(({ name, bytes }) => {
    const safe = safeEntryName(withEnding(name, bytes)).replace(/[^\w.-]+/g, '_');
    const dot = safe.lastIndexOf('.');
    let free = safe;
    for (let index = 2; takenNames.has(free.toLowerCase()); index += 1)
      free = `${safe.slice(0, dot)}-${index}${safe.slice(dot)}`;
    takenNames.add(free.toLowerCase());
    return { name: free, bytes };
  });
}

function withEnding(name: string, bytes: Uint8Array): string {
  if (/\.[a-z\d]{2,5}$/i.test(name)) return name;
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  const [, ending = 'png'] = endings.find(([form]) => form.test(start)) ?? [];
  return `${name === '' ? 'picture' : name}.${ending}`;
}
