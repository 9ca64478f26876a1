import type { Archive } from '../archive/open-archive.ts';
import {
  aroundPagesWarning,
  commentsWarning,
  hiddenTextWarning,
  listInWarning,
  wordsAround,
} from '../compose/list-in-warning.ts';
import type { FileSource } from '../file-source.ts';
import { graphicReaders } from '../ooxml/graphic-parts.ts';
import type { Relationship } from '../ooxml/relationships.ts';
import { type ReadMember, tryMember } from '../read-member.ts';
import { getElements, readXml, type XmlElement } from '../xml/xml-tree.ts';
import type { Findings, Reference } from './changed-part.ts';

/** A document within a document within a document is still read. */
const MOST_DEPTH = 2;

/**
 * Reads the charts, diagrams and embedded files of a document.
 *
 * @returns warnings about unreadable ones
 */
export async function readReferences(
  references: readonly Reference[],
  archive: Archive,
  [source, readMember]: [FileSource, ReadMember],
): Promise<string[]> {
  const warnings: string[] = [];
  for (const { by, part, blocks } of references) {
    const readGraphic = graphicReaders[by];
    if (source.depth > MOST_DEPTH) warnings.push('A document inside several others was not read.');
    else if (part === undefined || !archive.has(part))
      warnings.push('A part of this document is in another file and was not read.');
    else if (readGraphic) blocks.push(...readGraphic(await readXml(archive.stream(part))));
    else {
      const member = await tryMember(archive, part, source, readMember);
      if ('finding' in member) warnings.push(`A part of this document was left out. ${member.finding}`);
      else {
        blocks.push(...member.pages.flat());
        warnings.push(...member.warnings);
      }
    }
  }

  return warnings;
}

/** Warns about content that people see in the document but that is not in its text. */
export async function leftOutWarnings(
  { hiddenTexts, programs }: Findings,
  archive: Archive,
  relations: ReadonlyMap<string, Relationship>,
): Promise<string[]> {
  const getParts = (...types: string[]) =>
    [...relations.values()].filter(({ type, part }) => types.includes(type) && archive.has(part));
  let comments = 0;
  for (const { part } of getParts('comments'))
    comments += getElements(await readXml(archive.stream(part)), 'comment').length;
  const around: string[] = [];
  for (const { part } of getParts('header', 'footer'))
    around.push(wordsAround(findText(await readXml(archive.stream(part)))));
  const objects = listInWarning([...programs].map(getProgram));

  return [
    ...hiddenTextWarning(hiddenTexts),
    ...(programs.size > 0 ? [`Objects of other programs were left out: ${objects}.`] : []),
    ...aroundPagesWarning(around),
    ...commentsWarning(comments),
  ];
}

/** Such as "Excel.Sheet.12". */
const getProgram = (id: string): string => id.split('.', 1)[0] || 'one without a name';

/** Paragraphs and tabs part words. */
function findText(node: XmlElement): string {
  return node.children
    .map((child) => {
      if (typeof child === 'string') return node.name === 't' ? child : '';
      return child.name === 'p' || child.name === 'tab' ? ` ${findText(child)}` : findText(child);
    })
    .join('');
}
