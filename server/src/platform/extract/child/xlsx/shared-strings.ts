import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import type { Archive } from '../archive/open-archive.ts';
import { plain, type Run } from '../blocks/raw-block.ts';
import { elementAt, getElements, walkSubtrees, type XmlElement, xmlText } from '../xml/xml-tree.ts';
import { isOn } from './cell-formats.ts';

/**
 * The texts that cells refer to by number.
 *
 * @throws {Unreadable}
 */
export async function readSharedStrings(archive: Archive, part: string | undefined): Promise<Run[][]> {
  if (!part || !archive.has(part)) return [];

  const strings: Run[][] = [];
  await walkSubtrees(archive.stream(part), {
    wants: (name) => name === 'si',
    take: (item) => void strings.push(stringRuns(item)),
  });

  return strings;
}

/** The runs of a text, without the reading aid of East Asian scripts. */
export function stringRuns(item: XmlElement | undefined): Run[] {
  return getElements(item, 't', 'r').map((part) =>
    part.name === 't' ? plain(xmlText(part)) : stringRun(part),
  );
}

function stringRun(run: XmlElement): Run {
  const properties = elementAt(run, 'rPr');
  const position = elementAt(properties, 'vertAlign')?.attributes.val;
  const text = xmlText(elementAt(run, 't'));
  const shifted = position === 'superscript' ? raised(text) : position === 'subscript' ? lowered(text) : text;

  return { text: shifted, bold: isOn(elementAt(properties, 'b')) };
}
