import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The number of bytes that are in memory at the same time. */
const pieceBytes = 1024 * 1024;

/**
 * The SHA-256 of a file, in hexadecimal. Web Crypto would want the whole file in memory, and is missing where a school's
 * network knows no https.
 */
export async function sha256Of(file: Blob): Promise<string> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += pieceBytes) {
    hash.update(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()));
  }
  return bytesToHex(hash.digest());
}
