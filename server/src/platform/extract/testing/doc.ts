/** The parts of a Word document from before 2007; see [MS-CFB] and [MS-DOC]. */
export interface DocParts {
  body: string;
  footnotes?: string;
  comments?: string;
  /** The number of the style in two bytes, then the properties, for each paragraph and cell of the body. */
  formats?: readonly (readonly number[])[];
  /** Characters that are hidden, from the first to behind the last. */
  hidden?: readonly [from: number, to: number];
  /** As Word marks documents with a password. */
  locked?: boolean;
}

const SECTOR = 512;
/** Smaller streams would go into a separate table. */
const SMALLEST = 4_096;
const END = -2;
/** Entries of one sector of the table. */
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
const PAGE = 512;

/** A document of one piece of text in UTF-16, with Word's own characters for paragraphs, cells and fields. */
export function makeDoc({
  body,
  footnotes = '',
  comments = '',
  locked = false,
  formats = [],
  hidden,
}: DocParts): Buffer {
  const text = body + footnotes + comments;
  const start = Buffer.alloc(TEXT_AT);
  start.writeUInt16LE(0xa5ec, 0);
  start.writeUInt16LE(0x00c1, 2);
  start.writeUInt16LE(0x0200 | (locked ? 0x0100 : 0), 0x0a);
  start.writeUInt32LE(body.length, 0x4c);
  start.writeUInt32LE(footnotes.length, 0x50);
  start.writeUInt32LE(comments.length, 0x5c);
  start.writeUInt32LE(0, 0x1a2);
  start.writeUInt32LE(21, 0x1a6);
  const inPages = Math.ceil((TEXT_AT + 2 * text.length) / PAGE) * PAGE;
  const makePosition = (index: number) => TEXT_AT + 2 * index;
  const pages = [
    ...(hidden
      ? [
          pageOfFormats(
            [{ from: makePosition(hidden[0]), to: makePosition(hidden[1]), properties: [0x3c, 0x08, 1] }],
            1,
          ),
        ]
      : []),
    ...(formats.length > 0
      ? [
          pageOfFormats(
            makeParagraphs(body, formats).map(({ from, to, properties }) => ({
              from: makePosition(from),
              to: makePosition(to),
              properties,
            })),
            13,
          ),
        ]
      : []),
  ];
  const lists = pages.map((_, index) => [makePosition(0), makePosition(text.length), inPages / PAGE + index]);
  const tables = Buffer.alloc(128);
  tables.writeUInt8(2, 0);
  tables.writeUInt32LE(16, 1);
  tables.writeUInt32LE(0, 5);
  tables.writeUInt32LE(text.length, 9);
  tables.writeUInt32LE(TEXT_AT, 15);
  for (const [at, list] of lists.entries()) {
    const ofCharacters = hidden !== undefined && at === 0;
    start.writeUInt32LE(64 + 12 * at, ofCharacters ? 0xfa : 0x102);
    start.writeUInt32LE(12, ofCharacters ? 0xfe : 0x106);
    for (const [index, value] of list.entries()) tables.writeUInt32LE(value, 64 + 12 * at + 4 * index);
  }
  const written = Buffer.concat([start, Buffer.from(text, 'utf16le')]);

  return makeOle2({
    WordDocument: Buffer.concat([written, Buffer.alloc(inPages - written.length), ...pages]),
    '1Table': tables,
  });
}

function makeParagraphs(body: string, formats: readonly (readonly number[])[]) {
  const ends = [...body].flatMap((character, index) => ('\r\u0007'.includes(character) ? [index + 1] : []));

  return ends.map((to, index) => ({ from: ends[index - 1] ?? 0, to, properties: formats[index] ?? [0, 0] }));
}

/** @param indexSize bytes of each paragraph or character range in the index of the page */
function pageOfFormats(
  ranges: readonly { from: number; to: number; properties: readonly number[] }[],
  indexSize: number,
): Buffer {
  const page = Buffer.alloc(PAGE);
  page.writeUInt8(ranges.length, PAGE - 1);
  let position = PAGE - 2;
  ranges.forEach(({ from, to, properties }, index) => {
    page.writeUInt32LE(from, index * 4);
    page.writeUInt32LE(to, index * 4 + 4);
    const isParagraph = indexSize > 1;
    // Formats of paragraphs are counted in words, the byte of their count included.
    const bytes = isParagraph && properties.length % 2 === 0 ? [...properties, 0] : properties;
    position = (position - bytes.length - 1) & ~1;
    page.writeUInt8(position / 2, (ranges.length + 1) * 4 + index * indexSize);
    page.set([isParagraph ? (bytes.length + 1) / 2 : bytes.length, ...bytes], position);
  });

  return page;
}

/** A document as Word 6 and 95 wrote it: letters of one byte, without pieces. @param language of its letters */
export function makeWord6(text: Uint8Array, language = 0x0409): Buffer {
  const stream = Buffer.concat([Buffer.alloc(TEXT_AT), text]);
  stream.writeUInt16LE(0xa5dc, 0);
  stream.writeUInt16LE(0x0065, 2);
  stream.writeUInt16LE(language, 6);
  stream.writeUInt32LE(TEXT_AT, 0x18);
  stream.writeUInt32LE(TEXT_AT + text.length, 0x1c);
  stream.writeUInt32LE(text.length, 0x34);

  return makeOle2({ WordDocument: stream });
}
