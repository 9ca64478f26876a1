/** The texts of a handout, drawn within what one handout may cost. */
import type { Formula } from '@akada/contract/wire/content/content-tree.ts';
import { renderMarkdown } from '../../content/render-content.ts';
import { pictureOfId, withPictureIds } from '../html/picture-marks.ts';
import type { FilePicture, FileRemark } from '../question-file.ts';
import { drawnBlocks } from './drawn-blocks.ts';
import { drawnFormula, lookThrough } from './drawn-formula.ts';
import type { Drawer } from './drawn-row.ts';
import { element, type Piece } from './element.ts';

/** Limits of a handout; a text that starts within them is drawn to its end. */
export interface HandoutLimits {
  /** Bytes of pictures. Each counts every time it appears, because a file can only repeat it. */
  pictureBytes: number;
  /** Characters of formulas. KaTeX takes up to 25 µs for each. */
  texLength: number;
  /** Elements and texts of formulas, each about 60 bytes. */
  formulaNodes: number;
}

const limitsOfHandout: HandoutLimits = {
  pictureBytes: 40_000_000,
  texLength: 600_000,
  formulaNodes: 1_000_000,
};

export class HandoutTexts implements Drawer {
  /** Classes of all formulas drawn so far. */
  readonly formulaClasses = new Set<string>();
  readonly #pictures: readonly FilePicture[];
  readonly #left: HandoutLimits;
  #lostPictures = 0;
  #formulaSources = 0;
  #diagrams = 0;

  /**
   * @param pictures that texts display as `picture:n`
   * @param limits default to the product's
   */
  constructor(pictures: readonly FilePicture[], limits: HandoutLimits = limitsOfHandout) {
    this.#pictures = pictures;
    this.#left = { ...limits };
  }

  /** Content that looks different from the app, so far. */
  get omissions(): FileRemark[] {
    const remarks: [count: number, message: string][] = [
      [this.#lostPictures, 'Pictures that are too many for one handout and are only described'],
      [this.#formulaSources, 'Formulas that are too many for one handout and are written as TeX'],
      [this.#diagrams, 'Diagrams that are written as their source'],
    ];
    return remarks.flatMap(([count, message]) =>
      count === 0 ? [] : [{ line: 0, message: `${message}: ${count}.` }],
    );
  }

  /** @param markdown of one text @returns its blocks */
  of(markdown: string): Piece[] {
    const formulas = this.#hasRoomForFormulas ? undefined : { texLength: 0, nodes: 0 };
    return drawnBlocks(renderMarkdown(withPictureIds(markdown), formulas), this);
  }

  formula(formula: Formula): Piece {
    if (formula.set === null && !this.#hasRoomForFormulas) this.#formulaSources += 1;
    this.#left.texLength -= formula.tex.length;
    this.#left.formulaNodes -= lookThrough(formula.set ?? [], this.formulaClasses);
    return drawnFormula(formula);
  }

  addressOfPicture(id: string): string | null {
    const picture = this.#pictures[pictureOfId(id) ?? -1];
    if (picture === undefined) return null;
    if (picture.bytes.length > this.#left.pictureBytes) {
      this.#lostPictures += 1;
      return null;
    }
    const { buffer, byteOffset, length } = picture.bytes;
    this.#left.pictureBytes -= length;
    // Stored pictures are always encoded as WebP.
    return `data:image/webp;base64,${Buffer.from(buffer, byteOffset, length).toString('base64')}`;
  }

  diagram(source: string): Piece {
    this.#diagrams += 1;
    return element('pre', {}, [element('code', {}, [source])]);
  }

  get #hasRoomForFormulas(): boolean {
    return this.#left.texLength > 0 && this.#left.formulaNodes > 0;
  }
}
