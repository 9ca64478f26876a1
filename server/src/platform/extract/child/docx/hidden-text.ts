import type { Archive } from '../archive/open-archive.ts';
import { elementAt, getAttribute, getElements, readXml, type XmlElement } from '../xml/xml-tree.ts';
import { isSwitchedOn } from './word-xml.ts';

interface Style {
  hides: boolean | undefined;
  base: string | undefined;
}

/** Longer chains of styles are made up. */
const MOST_BASES = 20;

/** Knows which runs a document does not show, by themselves or by their styles. */
export class HiddenText {
  readonly #styles = new Map<string, Style>();
  #usual: string | undefined;

  /** @param root of the styles; undefined if the document has none */
  constructor(root: XmlElement | undefined) {
    for (const style of getElements(root, 'style')) {
      const vanish = elementAt(style, 'rPr', 'vanish');
      const id = getAttribute(style, 'styleId') ?? '';
      this.#styles.set(id, {
        hides: vanish && isSwitchedOn(vanish),
        base: getAttribute(elementAt(style, 'basedOn'), 'val'),
      });
      const isUsual = /^(?:1|true)$/.test(getAttribute(style, 'default') ?? '');
      if (isUsual && getAttribute(style, 'type') === 'paragraph') this.#usual = id;
    }
  }

  /**
   * @param properties of the run
   * @param around properties of its paragraph
   */
  hides(properties: XmlElement | undefined, around: XmlElement | undefined): boolean {
    const ownXmlElement = elementAt(properties, 'w:vanish');
    if (ownXmlElement) return isSwitchedOn(ownXmlElement);
    const [byRun, byParagraph] = [
      this.#byStyle(findStyle(properties, 'w:rStyle')),
      this.#byStyle(findStyle(around, 'w:pStyle') ?? this.#usual),
    ];

    // A style of letters in a style of paragraphs turns what that says.
    return byRun !== byParagraph;
  }

  #byStyle(id: string | undefined): boolean {
    let style = id === undefined ? undefined : this.#styles.get(id);
    for (let step = 0; style && step < MOST_BASES; step += 1) {
      if (style.hides !== undefined) return style.hides;
      style = style.base === undefined ? undefined : this.#styles.get(style.base);
    }

    return false;
  }
}

const findStyle = (properties: XmlElement | undefined, name: string): string | undefined =>
  elementAt(properties, name)?.attributes['w:val'];

/** @param part of the styles; undefined if the document has none */
export async function readHiddenText(archive: Archive, part: string | undefined): Promise<HiddenText> {
  return new HiddenText(part && archive.has(part) ? await readXml(archive.stream(part)) : undefined);
}
