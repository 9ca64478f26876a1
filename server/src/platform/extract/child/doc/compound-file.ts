import { Unreadable } from '../../reasons.ts';

/** Ends of chains are negative numbers. */
const LAST_SECTOR = 0xfffffff9;
const HEADER = 512;
const SHORTEST_ENTRY = 128;
const ROOT = 5;
const STREAM = 2;
/** Max sector numbers in the header; further sectors list the rest. */
const LISTED = 109;

/** The streams of an Office file from before 2007, which is a small file system ([MS-CFB]). */
export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sector: number;
  readonly #shortSector: number;
  readonly #table: number[];
  readonly #shortTable: number[];
  readonly #entries: DirectoryEntry[];
  readonly #shortStream: Buffer;
  readonly #shortBelow: number;

  /** @throws {Unreadable} `damaged` when its tables lead out of it or in a circle */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#sector = 1 << field(bytes, 30, 2);
    this.#shortSector = 1 << field(bytes, 32, 2);
    this.#shortBelow = field(bytes, 56, 4);
    if (this.#sector < HEADER || this.#sector > 1 << 16 || this.#shortSector > this.#sector)
      throw new Unreadable('damaged', 'a container of impossible sectors');

    this.#table = findNumbers(Buffer.concat(this.#sectorsOfTable().map((sector) => this.#sectorAt(sector))));
    this.#shortTable = findNumbers(this.#chain(field(bytes, 60, 4)));
    this.#entries = findEntries(this.#chain(field(bytes, 48, 4)));
    const root = this.#entries.find(({ type }) => type === ROOT);
    this.#shortStream = root ? this.#chain(root.start) : Buffer.alloc(0);
  }

  /** @returns the stream with this name, or undefined */
  stream(name: string): Buffer | undefined {
    const entry = this.#entries.find((one) => one.type === STREAM && one.name === name);
    if (!entry) return undefined;
    const { start, size } = entry;
    const content = size < this.#shortBelow ? this.#shortChain(start) : this.#chain(start);

    return content.subarray(0, size);
  }

  #sectorsOfTable(): number[] {
    const sectors = findNumbers(this.#bytes.subarray(76, 76 + 4 * LISTED));
    let next = field(this.#bytes, 68, 4);
    for (let step = 0; next < LAST_SECTOR; step += 1) {
      if (step * this.#sector > this.#bytes.length) throw new Unreadable('damaged', 'a list in a circle');
      const listed = findNumbers(this.#sectorAt(next));
      next = listed.pop() ?? LAST_SECTOR;
      sectors.push(...listed);
    }

    return sectors.filter((sector) => sector < LAST_SECTOR);
  }

  #sectorAt(number: number): Buffer {
    const start = (number + 1) * this.#sector;
    if (start >= this.#bytes.length) throw new Unreadable('damaged', 'a part lies outside of the file');

    return this.#bytes.subarray(start, start + this.#sector);
  }

  #chain(start: number): Buffer {
    return Buffer.concat(getChain(start, this.#table).map((sector) => this.#sectorAt(sector)));
  }

  #shortChain(start: number): Buffer {
    const sectors = getChain(start, this.#shortTable).map((sector) =>
      this.#shortStream.subarray(sector * this.#shortSector, (sector + 1) * this.#shortSector),
    );

    return Buffer.concat(sectors);
  }
}

interface DirectoryEntry {
  name: string;
  type: number;
  start: number;
  size: number;
}

function findEntries(directory: Buffer): DirectoryEntry[] {
  return Array.from({ length: Math.floor(directory.length / SHORTEST_ENTRY) }, (_, index) => {
    const entry = directory.subarray(index * SHORTEST_ENTRY, (index + 1) * SHORTEST_ENTRY);
    const nameLength = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);

    return {
      name: entry.toString('utf16le', 0, nameLength),
      type: entry.readUInt8(66),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

/** Each number in the table is the index of the next sector. */
function getChain(start: number, table: readonly number[]): number[] {
  const sectors: number[] = [];
  for (let sector = start; sector < LAST_SECTOR; sector = table[sector] ?? LAST_SECTOR) {
    if (sectors.length > table.length) throw new Unreadable('damaged', 'a chain of sectors in a circle');
    sectors.push(sector);
  }

  return sectors;
}

function findNumbers(bytes: Buffer): number[] {
  return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));
}

/** A number at a place of a file that may be shorter. */
export function field(bytes: Buffer, index: number, size: 1 | 2 | 4): number {
  if (index < 0 || index + size > bytes.length)
    throw new Unreadable('damaged', 'a part lies outside of the file');

  return bytes.readUIntLE(index, size);
}
