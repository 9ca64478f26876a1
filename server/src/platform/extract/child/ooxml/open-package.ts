import { Unreadable } from '../../reasons.ts';
import { isOle2, ole2Content } from '../../sniffing/ole2-content.ts';
import { type Archive, withArchive } from '../archive/open-archive.ts';
import { type FileSource, getBytes } from '../file-source.ts';
import { getRelationships, partOfType } from './relationships.ts';

/**
 * Opens an Office file of 2007 and later for as long as `use` takes.
 *
 * @param use is given the archive and the name of the part that the package begins with
 * @throws {Unreadable} `encrypted` or `wrong_type` for the older container, `wrong_type` for another kind of archive;
 *   and what `use` throws
 */
export async function withPackage<Result>(
  source: FileSource,
  use: (archive: Archive, mainPart: string) => Promise<Result>,
): Promise<Result> {
  await refuseOle2(source);

  return withArchive(source, async (archive) => {
    const mainPart = partOfType(await getRelationships(archive, ''), 'officeDocument');
    if (!mainPart || !archive.has(mainPart)) throw new Unreadable('wrong_type', 'no document in the archive');

    return use(archive, mainPart);
  });
}

/**
 * Rejects files with an Office name in the older container: Office uses it for archives with a password, and
 * before 2007 for every document.
 *
 * @throws {Unreadable} `encrypted` or `wrong_type`
 */
async function refuseOle2(source: FileSource): Promise<void> {
  const bytes = await getBytes(source);
  if (!isOle2(bytes)) return;
  if (ole2Content(bytes) === 'locked') throw new Unreadable('encrypted', 'an encrypted package');

  throw new Unreadable('wrong_type', 'a document from before 2007');
}
