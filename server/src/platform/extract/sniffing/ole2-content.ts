/** The content of an older Office file (OLE2, "compound file"). */
export type Ole2Content = 'word' | 'presentation' | 'workbook' | 'locked';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Stream names, which are stored in UTF-16 in the container's directory. A locked file of today contains the
 * complete archive.
 */
const BY_STREAM: readonly (readonly [name: string, content: Ole2Content])[] = [
  ['EncryptedPackage', 'locked'],
  ['WordDocument', 'word'],
  ['PowerPoint Document', 'presentation'],
  ['Workbook', 'workbook'],
];
const PATTERNS = BY_STREAM.map(([name, content]) => ({ bytes: Buffer.from(name, 'utf16le'), content }));

/**
 * Recognises an older Office file by the names of its streams; of several the first of the list above counts.
 *
 * @param bytes the file, or its head, which need not hold the directory
 * @returns null when no name shows
 */
export function ole2Content(bytes: Buffer): Ole2Content | null {
  return PATTERNS.find((pattern) => bytes.includes(pattern.bytes))?.content ?? null;
}

/** Whether bytes begin as the older container does. */
export function isOle2(bytes: Buffer): boolean {
  return bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE);
}
