import { Unreadable } from '../../reasons.ts';
import { type Archive, withArchive } from '../archive/open-archive.ts';
import type { FileSource } from '../file-source.ts';
import {
  elementAt,
  getAttribute,
  getDescendants,
  getElements,
  readXml,
  type XmlElement,
} from '../xml/xml-tree.ts';
import { embedObjects, getFolder } from './embedded-objects.ts';
import { removeHidden } from './hidden-parts.ts';
import { TextStyles } from './text-styles.ts';

/** An OpenDocument file that is open. */
export interface OdfDocument {
  /** The element of the body: `text`, `spreadsheet` or `presentation`. */
  body: XmlElement;
  styles: TextStyles;
  /** The title in the file's properties. */
  title: string | null;
  /** The styles as in the file. */
  roots: readonly XmlElement[];
  /** Warnings about content that the text does not include. */
  warnings: string[];
}

/**
 * Opens an OpenDocument file.
 *
 * @param kind name of the element that its body holds
 * @throws {Unreadable} `encrypted` when a password locks it, `wrong_type` for another kind
 */
export function openOdf(source: FileSource, kind: string): Promise<OdfDocument> {
  return withArchive(source, async (archive) => {
    const formulas = await getFormulas(archive);
    if (!archive.has('content.xml')) throw new Unreadable('wrong_type', 'no content.xml in the archive');

    const content = await readXml(archive.stream('content.xml'));
    const body = elementAt(content, 'body', kind);
    if (!body) throw new Unreadable('wrong_type', `no ${kind} in the file`);

    const roots = [...(await readOptional(archive, 'styles.xml')), content];
    const styles = new TextStyles(roots);
    const warnings = removeHidden(body, styles, roots);
    await embedObjects(archive, body, formulas);

    return { body, styles, title: await statedTitle(archive), roots, warnings };
  });
}

async function readOptional(archive: Archive, name: string): Promise<XmlElement[]> {
  return archive.has(name) ? [await readXml(archive.stream(name))] : [];
}

/**
 * The folders of formulas, which are separate files.
 *
 * @throws {Unreadable} `encrypted` if a member is encrypted, because its bytes would be read as junk
 */
async function getFormulas(archive: Archive): Promise<Set<string>> {
  const [manifest] = await readOptional(archive, 'META-INF/manifest.xml');
  const entries = getElements(manifest, 'file-entry');
  if (getDescendants(manifest, 'encryption-data').length > 0)
    throw new Unreadable('encrypted', 'the manifest says that a member is encrypted');

  return new Set(
    entries
      .filter((entry) => getAttribute(entry, 'media-type') === 'application/vnd.oasis.opendocument.formula')
      .map((entry) => getFolder(getAttribute(entry, 'full-path'))),
  );
}

async function statedTitle(archive: Archive): Promise<string | null> {
  const [meta] = await readOptional(archive, 'meta.xml');
  const title = elementAt(meta, 'meta', 'title')?.children[0];

  return typeof title === 'string' && title.trim() !== '' ? title : null;
}
