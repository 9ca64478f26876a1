import { crc32, deflateRawSync } from 'node:zlib';

/** A member of an archive, and the false values in its headers. */
export interface Member {
  name: string;
  content: Uint8Array | string;
  declaredSize?: number;
  locked?: boolean;
}

/** Writes a ZIP archive by hand, because no library writes a dishonest one. */
export function makeZip(members: readonly Member[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const { name, packed, fields } = pack(member);
    const local = Buffer.concat([header(0x04034b50, [20]), fields, Buffer.alloc(2), name, packed]);
    // The header has no extra field, no comment, disk 0, no attributes, then the offset of the local header.
    const location = Buffer.alloc(16);
    location.writeUInt32LE(offset, 12);
    directory.push(Buffer.concat([header(0x02014b50, [20, 20]), fields, location, name]));
    files.push(local);
    offset += local.length;
  }

  return Buffer.concat([...files, ...directory, endOfDirectory(members.length, directory, offset)]);
}

function pack({ name, content, declaredSize, locked }: Member) {
  const bytes = Buffer.from(content);
  const packed = deflateRawSync(bytes);
  // Flags, method, time, date, checksum, packed size, size, name length: the same in both headers.
  const fields = Buffer.alloc(22);
  fields.writeUInt16LE(locked ? 1 : 0, 0);
  fields.writeUInt16LE(8, 2);
  fields.writeUInt32LE(crc32(bytes), 8);
  fields.writeUInt32LE(packed.length, 12);
  fields.writeUInt32LE(declaredSize ?? bytes.length, 16);
  fields.writeUInt16LE(Buffer.byteLength(name), 20);

  return { name: Buffer.from(name), packed, fields };
}

function header(signature: number, versions: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + 2 * versions.length);
  bytes.writeUInt32LE(signature, 0);
  for (const [index, version] of versions.entries()) bytes.writeUInt16LE(version, 4 + 2 * index);

  return bytes;
}

function endOfDirectory(count: number, directory: readonly Buffer[], offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);

  return end;
}
