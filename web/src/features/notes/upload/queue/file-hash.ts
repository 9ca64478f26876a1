import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The number of bytes that are in memory at the same time. */
const pieceBytes = 1024 * 1024;

/**
 * The SHA-256 of a file, in hexadecimal. Web Crypto would need the complete file in memory, and is missing on
 * school networks without https.
 */
export async function getSha256(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let index = 0; index < file.size; index += pieceBytes) {
    hash.update(new Uint8Array(await file.slice(index, index + pieceBytes).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
