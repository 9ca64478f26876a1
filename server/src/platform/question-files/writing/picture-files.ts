/** Pictures of a file that is written: each has a name of its own, and those that no text shows are not written. */
import { createEntryNames } from '../../archive/entry-name.ts';
import type { FilePicture } from '../question-file.ts';

/** Bytes that pictures begin with. */
const endings: readonly [RegExp, string][] = [
  [/^89504e47/, 'png'],
  [/^ffd8ff/, 'jpg'],
  [/^47494638/, 'gif'],
  [/^52494646.{8}57454250/, 'webp'],
];

export interface NamedPicture extends FilePicture {
  /** Safe on any system and given once. */
  name: string;
}

/** @param pictures of the file @returns the same, with names that differ */
export function namedPictures(pictures: readonly FilePicture[]): NamedPicture[] {
  const nameOf = createEntryNames();
  return pictures.map(({ name, bytes }) => ({ name: nameOf(withEnding(name, bytes)), bytes }));
}

function withEnding(name: string, bytes: Uint8Array): string {
  if (/\.[a-z\d]{2,5}$/i.test(name)) return name;
  const start = Buffer.from(bytes.subarray(0, 12)).toString('hex');
  const [, ending = 'png'] = endings.find(([form]) => form.test(start)) ?? [];
  return `${name === '' ? 'picture' : name}.${ending}`;
}
