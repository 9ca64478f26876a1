import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** What browsers can show and people upload; anything else is more code that reads strangers' bytes. */
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Enough for every signature. */
const headBytes = 4_100;

/**
 * @param path of a file whose name and declared type do not count
 * @returns whether its first bytes are those of a picture that is taken
 */
export async function isAcceptedPicture(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const type = await fileTypeFromBuffer(buffer.subarray(0, bytesRead));
    return type !== undefined && accepted.has(type.mime);
  } finally {
    await handle.close();
  }
}
