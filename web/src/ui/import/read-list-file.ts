/** Reads files with lists as spreadsheet programs save them, in UTF-8, UTF-16 or the encoding of Windows. */

/** A file that is no text, with a sentence for the person who chose it. */
export class NotAList extends Error {}

/** First bytes of XLSX and other archives, and of XLS. */
const spreadsheetMarks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** @throws NotAList for a spreadsheet, which must be saved as CSV first */
export async function readListFile(file: Blob, maxBytes: number): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, maxBytes).arrayBuffer());
  if (spreadsheetMarks.some((mark) => mark.every((byte, index) => bytes[index] === byte))) {
    throw new NotAList('This is a spreadsheet. Save it as CSV there, then choose the CSV file here.');
  }
  return decodeList(bytes, file.size > maxBytes);
}

/** @param isCut true if the bytes may end within a character */
function decodeList(bytes: Uint8Array, isCut: boolean): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode('utf-16be', bytes);
  // The heading of a list is in Latin letters, whose second byte is zero in UTF-16.
  if (bytes[1] === 0 && bytes[3] === 0) return decode('utf-16le', bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return decode('windows-1252', bytes);
  }
}

const decode = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);
