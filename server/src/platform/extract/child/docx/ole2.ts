import { readFile } from 'node:fs/promises';
import { Unreadable } from '../unreadable.ts';

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream that Office puts a locked document in; names in this container are UTF-16. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * Refuses what carries a Word document's name but is the older container: with a password Word wraps
 * the whole archive in it, and before 2007 it was the format itself.
 *
 * @throws {Unreadable} `encrypted` or `wrong_type`
 */
export async function refuseOle2(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return;
  if (bytes.includes(LOCKED)) throw new Unreadable('encrypted', 'an encrypted package');

  throw new Unreadable('wrong_type', 'a document from before 2007');
}
