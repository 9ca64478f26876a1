import { posix } from 'node:path';
import type { Archive } from '../archive/open-archive.ts';
import { getElements, readXml } from '../xml/xml-tree.ts';

/** A part that another part refers to. */
export interface Relationship {
  /** The last word of its type, such as `slide` or `notesSlide`: strict and usual files differ before it. */
  type: string;
  /** Name of the part in the archive. External links are omitted. */
  part: string;
}

/**
 * The parts that a part of an Office file refers to, by relationship id.
 *
 * @param part name of the part; empty for the package itself
 * @throws {Unreadable} like `readXml`
 */
export async function getRelationships(archive: Archive, part: string): Promise<Map<string, Relationship>> {
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, '_rels', `${base}.rels`);
  if (!archive.has(name)) return new Map();

  const relations = getElements(await readXml(archive.stream(name)), 'Relationship');

  return new Map(
    relations
      .filter(({ attributes }) => attributes.TargetMode !== 'External')
      .map(({ attributes: { Id = '', Type = '', Target = '' } }) => [
        Id,
        { type: posix.basename(Type), part: resolvePart(dir, Target) },
      ]),
  );
}

/** Targets are relative to the part's folder, or to the package when they begin with a slash. */
function resolvePart(folder: string, target: string): string {
  return posix.join(target.startsWith('/') ? '' : folder, target).replace(/^\/+/, '');
}

/** @returns the first part of a type, or undefined */
export function partOfType(relations: ReadonlyMap<string, Relationship>, type: string): string | undefined {
  return [...relations.values()].find((relation) => relation.type === type)?.part;
}
