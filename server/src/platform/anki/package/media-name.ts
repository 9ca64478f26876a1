/** Names of media files as Anki allows them. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: Anki removes them from names, too
const forbidden = /[[\]<>:"/?*^\\|\u0000-\u001f\u007f]/;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const maxBytes = 120;

/** @returns the name in its normal form; null for a path, a device and other names that Anki rejects */
export function safeMediaName(name: string): string | null {
  const normal = name.toWellFormed().normalize('NFC');
  if (normal === '' || normal === '.' || normal === '..') return null;
  if (forbidden.test(normal) || device.test(normal)) return null;
  return Buffer.byteLength(normal) > maxBytes ? null : normal;
}
