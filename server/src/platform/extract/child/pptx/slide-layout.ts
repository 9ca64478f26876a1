import type { Archive } from '../archive/open-archive.ts';
import { getRelationships, partOfType } from '../ooxml/relationships.ts';
import { elementAt, getDescendants, getElements, readXml, type XmlElement } from '../xml/xml-tree.ts';

/** The purpose of a shape that a program fills or that every slide repeats. Null for shapes that the author drew. */
export interface Placeholder {
  type: string;
  index: string;
}

export function getPlaceholder(shape: XmlElement): Placeholder | null {
  const [properties] = getElements(shape, 'nvSpPr', 'nvGraphicFramePr', 'nvPicPr');
  const found = getDescendants(elementAt(properties, 'nvPr'), 'ph')[0];

  return found ? { type: found.attributes.type ?? 'obj', index: found.attributes.idx ?? '0' } : null;
}

/** Properties that slides inherit if they do not set them. */
export interface SlideLayout {
  /** The shapes that stand for a placeholder, the nearest first. */
  shapesFor(placeholder: Placeholder): XmlElement[];
  /** The master's style of text for a placeholder. */
  styleFor(placeholder: Placeholder): XmlElement | undefined;
}

/** Reads layouts and masters once, because many slides share one. */
export class SlideLayouts {
  readonly #archive: Archive;
  readonly #layouts = new Map<string, Promise<SlideLayout>>();

  constructor(archive: Archive) {
    this.#archive = archive;
  }

  /** @param part of the layout; a slide without one inherits nothing */
  get(part: string | undefined): Promise<SlideLayout> {
    const known = this.#layouts.get(part ?? '');
    const layout = known ?? this.#read(part);
    this.#layouts.set(part ?? '', layout);

    return layout;
  }

  async #read(part: string | undefined): Promise<SlideLayout> {
    if (!part || !this.#archive.has(part)) return inherits([], undefined);

    const master = partOfType(await getRelationships(this.#archive, part), 'slideMaster');
    const layout = await readXml(this.#archive.stream(part));
    if (!master || !this.#archive.has(master)) return inherits([layout], undefined);

    const root = await readXml(this.#archive.stream(master));

    return inherits([layout, root], elementAt(root, 'txStyles'));
  }
}

const BODY = new Set(['body', 'obj', 'subTitle', 'tbl', 'chart', 'dgm']);

function inherits(roots: readonly XmlElement[], styles: XmlElement | undefined): SlideLayout {
  const shapes = roots.map((root) =>
    getDescendants(root, 'sp').flatMap((shape) => {
      const placeholder = getPlaceholder(shape);
      return placeholder ? [{ shape, placeholder }] : [];
    }),
  );

  return {
    // A layout matches placeholders by number, a master by purpose.
    shapesFor: ({ type, index }) =>
      shapes.flatMap((level) => {
        const found =
          level.find(({ placeholder }) => placeholder.index === index && index !== '0') ??
          level.find(({ placeholder }) => getFamily(placeholder.type) === getFamily(type));
        return found ? [found.shape] : [];
      }),
    styleFor: ({ type }) =>
      elementAt(styles, isTitle(type) ? 'titleStyle' : BODY.has(type) ? 'bodyStyle' : 'otherStyle'),
  };
}

export const isTitle = (type: string) => type === 'title' || type === 'ctrTitle';

function getFamily(type: string): string {
  return isTitle(type) ? 'title' : BODY.has(type) ? 'body' : type;
}
