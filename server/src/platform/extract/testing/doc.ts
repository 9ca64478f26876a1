/** What a Word document from before 2007 is made of here; see [MS-CFB] and [MS-DOC]. */
export interface DocParts {
  body: string;
  footnotes?: string;
  /** As Word marks documents with a password. */
  locked?: boolean;
}

const SECTOR = 512;
/** Streams below this size would go into a table of their own. */
const SMALLEST = 4_096;
const END = -2;
/** Of one sector of the table. */
const ENTRIES = SECTOR / 4;

/** Writes the container of older Office files by hand: a header, an allocation table, a directory, the streams. */
export function makeOle2(streams: Readonly<Record<string, Buffer>>): Buffer {
  const padded = Object.entries(streams).map(([name, content]) => ({ name, content: padTo(content) }));
  const sectors = padded.map(({ content }) => content.length / SECTOR);
  const total = sectors.reduce((sum, count) => sum + count, 0);
  // The table lists its own sectors and the directory's too.
  const tableSectors = Math.ceil((total + 1) / (ENTRIES - 1));
  const starts = sectors.map((_, index) =>
    sectors.slice(0, index).reduce((sum, count) => sum + count, tableSectors + 1),
  );
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, { child: 1 }),
    ...padded.map(({ name, content }, index) =>
      directoryEntry(name, 2, {
        right: index + 1 < padded.length ? index + 2 : -1,
        start: starts[index],
        size: content.length,
      }),
    ),
    Buffer.alloc(SECTOR),
  ]).subarray(0, SECTOR);
  const table = Buffer.alloc(tableSectors * SECTOR, 0xff);
  [
    ...Array.from({ length: tableSectors }, () => -3),
    END,
    ...sectors.flatMap((count, index) => chain(count, starts[index] ?? 0)),
  ].forEach((next, sector) => void table.writeInt32LE(next, sector * 4));

  return Buffer.concat([header(tableSectors), table, directory, ...padded.map(({ content }) => content)]);
}

function padTo(content: Buffer): Buffer {
  const size = Math.max(Math.ceil(content.length / SECTOR) * SECTOR, SMALLEST);

  return Buffer.concat([content, Buffer.alloc(size - content.length)]);
}

const chain = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => (index === count - 1 ? END : first + index + 1));

/** It has room for 109 sectors of the table: seven megabytes. */
function header(tableSectors: number): Buffer {
  const bytes = Buffer.alloc(SECTOR, 0xff);
  bytes.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeInt16LE(9, 30);
  bytes.writeInt16LE(6, 32);
  bytes.writeInt32LE(tableSectors, 44);
  bytes.writeInt32LE(tableSectors, 48);
  bytes.writeInt32LE(SMALLEST, 56);
  bytes.writeInt32LE(END, 60);
  bytes.writeInt32LE(END, 68);
  for (let sector = 0; sector < tableSectors; sector += 1) bytes.writeInt32LE(sector, 76 + 4 * sector);

  return bytes;
}

function directoryEntry(
  name: string,
  type: number,
  {
    child = -1,
    right = -1,
    start = END,
    size = 0,
  }: { child?: number; right?: number; start?: number; size?: number },
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeInt16LE((name.length + 1) * 2, 64);
  entry.writeInt8(type, 66);
  entry.writeInt32LE(-1, 68);
  entry.writeInt32LE(right, 72);
  entry.writeInt32LE(child, 76);
  entry.writeInt32LE(start, 116);
  entry.writeInt32LE(size, 120);

  return entry;
}

const TEXT_AT = 0x600;

/** A document of one piece of text in UTF-16, with Word's own characters for paragraphs, cells and fields. */
export function makeDoc({ body, footnotes = '', locked = false }: DocParts): Buffer {
  const text = Buffer.from(body + footnotes, 'utf16le');
  const stream = Buffer.concat([Buffer.alloc(TEXT_AT), text]);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(0x00c1, 2);
  stream.writeUInt16LE(0x0200 | (locked ? 0x0100 : 0), 0x0a);
  stream.writeUInt32LE(body.length, 0x4c);
  stream.writeUInt32LE(footnotes.length, 0x50);
  // Tables of formats without an entry, at the end of the stream of tables.
  for (const at of [0xfa, 0x102]) {
    stream.writeUInt32LE(64, at);
    stream.writeUInt32LE(4, at + 4);
  }
  const pieces = Buffer.alloc(128);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(0, 5);
  pieces.writeUInt32LE((body + footnotes).length, 9);
  pieces.writeUInt32LE(TEXT_AT, 15);

  return makeOle2({ WordDocument: stream, '1Table': pieces });
}
