import { posix } from 'node:path';
import type { Archive } from '../archive/open-archive.ts';
import { elementsOf, readXml } from '../xml/xml-tree.ts';

/** A part that another one refers to. */
export interface Relationship {
  /** The last word of its type, such as `slide` or `notesSlide`: strict and usual files differ before it. */
  type: string;
  /** Name of the part in the archive. Links out of the archive are left out. */
  part: string;
}

/**
 * What a part of an Office file refers to, by the ids that it uses for it.
 *
 * @param part name of the part; empty for the package itself
 * @throws {Unreadable} as `readXml`
 */
export async function relationshipsOf(archive: Archive, part: string): Promise<Map<string, Relationship>> {
  const { dir, base } = posix.parse(part);
  const name = posix.join(dir, '_rels', `${base}.rels`);
  if (!archive.has(name)) return new Map();

  const relations = elementsOf(await readXml(archive.stream(name)), 'Relationship');

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

/** @returns the first part of a type, undefined where there is none */
export function partOfType(relations: ReadonlyMap<string, Relationship>, type: string): string | undefined {
  return [...relations.values()].find((relation) => relation.type === type)?.part;
}
