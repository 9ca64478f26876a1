import { pictureBlock } from '../blocks/picture-run.ts';
import {
  heading,
  labelledItem,
  listItem,
  paragraph,
  plain,
  type RawBlock,
  type Run,
} from '../blocks/raw-block.ts';
import { tabularBlocks } from '../blocks/tabular-blocks.ts';
import { getAttribute, getElements, type XmlElement } from '../xml/xml-tree.ts';
import { type OdfTable, odfTable } from './odf-table.ts';
import { ANCHORED, noteRuns, paragraphRuns } from './paragraph-runs.ts';
import { findPicture } from './picture-frame.ts';
import type { TextStyles } from './text-styles.ts';

/** Elements for the program only, and repeated content. */
const SKIPPED =
  /^(?:tracked-changes|sequence-decls|forms|variable-decls|user-field-decls|index-title-template|.*-source|table-of-content|alphabetical-index|illustration-index|note|annotation|image|object|object-ole|settings|notes|title|desc|event-listeners)$/;

interface ListContext {
  style: string | undefined;
  depth: number;
}

/**
 * The blocks within an element of OpenDocument, in the order of the file. Footnotes follow their paragraph.
 *
 * @throws {Unreadable}
 */
export class OdfBlocks {
  readonly #styles: TextStyles;
  /** The last number of each list, for lists that continue later. */
  readonly #counts = new Map<string, number>();

  constructor(styles: TextStyles) {
    this.#styles = styles;
  }

  /** The blocks of all children. */
  within(parent: XmlElement, list: ListContext | null = null): RawBlock[] {
    return getElements(parent).flatMap((child) => this.of(child, list));
  }

  of(element: XmlElement, list: ListContext | null = null): RawBlock[] {
    if (SKIPPED.test(element.name)) return [];

    switch (element.name) {
      case 'h':
        return this.#text(element, (runs) =>
          heading(Number(getAttribute(element, 'outline-level')) || 1, runs),
        );
      case 'p':
        return this.#text(element, paragraph);
      case 'list':
        return this.#list(element, list);
      case 'table': {
        const { rows, heads } = this.table(element);
        return tabularBlocks(rows, heads);
      }
      case 'frame': {
        const picture = findPicture(element);
        return picture ? [pictureBlock(picture.alternative)] : this.within(element, list);
      }
      default:
        return this.within(element, list);
    }
  }

  /** The rows of a table. */
  table(element: XmlElement): OdfTable {
    return odfTable(element, (cell) => this.#cellRuns(cell));
  }

  #text(element: XmlElement, make: (runs: Run[]) => RawBlock): RawBlock[] {
    const boxes = findBoxes(element).flatMap((box) => this.of(box));
    const notes = noteRuns(element, this.#styles).map((runs) => paragraph(runs));

    return [make(paragraphRuns(element, this.#styles)), ...notes, ...boxes];
  }

  #list(element: XmlElement, around: ListContext | null): RawBlock[] {
    const style = getAttribute(element, 'style-name') ?? around?.style;
    const depth = around ? around.depth + 1 : 0;
    const level = this.#styles.level(style, depth);
    const key = `${depth} ${style}`;
    const last = (level?.start ?? 1) - 1;
    let count = continues(element) ? (this.#counts.get(key) ?? last) : last;

    return getElements(element, 'list-item', 'list-header').flatMap((item) => {
      count = Number(getAttribute(item, 'start-value')) || count + 1;
      this.#counts.set(key, count);
      let ordinal = level !== null && item.name === 'list-item' ? count : null;

      return getElements(item).flatMap((child) => {
        if (child.name !== 'p' && child.name !== 'h') return this.of(child, { style, depth });
        // Only the first paragraph of an item carries its number.
        return this.#text(child, (runs) => {
          const block =
            level?.isLettered && ordinal !== null
              ? labelledItem(level.write(ordinal), runs, depth)
              : listItem(runs, depth, ordinal);
          ordinal = null;
          return block;
        });
      });
    });
  }

  /** The text of a cell in one row, for any content. */
  #cellRuns(cell: XmlElement): Run[] {
    return this.within(cell).flatMap(({ runs }, index) => (index === 0 ? runs : [plain(' '), ...runs]));
  }
}

function continues(list: XmlElement): boolean {
  return (
    getAttribute(list, 'continue-numbering') === 'true' || getAttribute(list, 'continue-list') !== undefined
  );
}

/** The boxes that are anchored in a paragraph. */
function findBoxes(element: XmlElement): XmlElement[] {
  return getElements(element).flatMap((child) =>
    ANCHORED.test(child.name) ? [child] : child.name === 'note' ? [] : findBoxes(child),
  );
}
