import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/**
 * A whole PNG of a few kilobytes that is a square of zeros when it is unpacked, one bit each.
 *
 * @param side in pixels, a multiple of eight
 */
export function pictureBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 1 });

  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const bytes = Buffer.alloc(8 + named.length);
  bytes.writeUInt32BE(content.length, 0);
  named.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(named), 4 + named.length);

  return bytes;
}
