/** Inline nodes of HTML as runs. */
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { cleanText } from '../../content/clean-text.ts';
import { getAttribute, textContent } from '../../extract/child/html/element-text.ts';
import { blankMark } from '../text/blanks.ts';
import { formulaOfElement, shiftOfElement } from './formula-of-element.ts';
import { lookOfElement } from './look-of-element.ts';
import { idOfPicture } from './picture-marks.ts';
import { codeRuns, type Look, plainLook, type Run, textPiece } from './runs.ts';
import type { TextSource } from './text-source.ts';

const skipped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'iframe',
  'title',
  'head',
  'meta',
  'link',
  'noembed',
  'noframes',
  'embed',
  'applet',
  'canvas',
  'input',
  'textarea',
]);
const recordings = new Set(['audio', 'video']);
/** Pages tell MathJax with these classes that a dollar is a dollar. */
const verbatim = /(?:^|\s)(?:tex2jax|mathjax)_ignore(?:\s|$)/;
const codes = new Set(['code', 'kbd', 'samp', 'tt']);

const blocks = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'center',
  'dd',
  'details',
  'dialog',
  'dir',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hgroup',
  'hr',
  'html',
  'legend',
  'li',
  'main',
  'menu',
  'nav',
  'ol',
  'optgroup',
  'option',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
  'caption',
]);

/** @param element any @returns whether it is a part of a line, and holds no block */
export function isInline(element: Tree.Element): boolean {
  if (blocks.has(element.tagName)) return false;
  return skipped.has(element.tagName) || formulaOfElement(element) !== null || !holdsBlock(element);
}

function holdsBlock({ childNodes }: Tree.Element): boolean {
  return childNodes.some((node) => 'tagName' in node && (blocks.has(node.tagName) || holdsBlock(node)));
}

/** Collects the runs of one paragraph, cell or heading. Every block inside of it becomes a separate line. */
export class InlineReader {
  readonly #source: TextSource;
  #look = plainLook;
  #isVerbatim = false;
  #runs: Run[] = [];

  /** @param source resolves pictures and collects warnings */
  constructor(source: TextSource) {
    this.#source = source;
  }

  /** @param node of any kind, whose content is added */
  read(node: Tree.ChildNode): void {
    if ('value' in node) this.#text(node.value);
    else if ('tagName' in node) this.#element(node);
  }

  /**
   * @param element whose look applies
   * @param read reads its content
   */
  within(element: Tree.Element, read: () => void): void {
    if (isHidden(element)) return;

    const around = this.#look;
    const isVerbatim = this.#isVerbatim;
    this.#look = lookOfElement(element, around);
    this.#isVerbatim ||= verbatim.test(getAttribute(element, 'class') ?? '');
    read();
    this.#look = around;
    this.#isVerbatim = isVerbatim;
  }

  /** @returns what was collected since the last time */
  take(): Run[] {
    const runs = this.#runs;
    this.#runs = [];
    return runs;
  }

  /** @returns what was collected since the last time; two line breaks part paragraphs */
  takeParagraphs(): Run[][] {
    const paragraphs: Run[][] = [[]];
    let breaks = 0;
    for (const run of this.take()) {
      if (run.piece === '\n') breaks += 1;
      else if (typeof run.piece !== 'string' || run.piece.trim() !== '') {
        if (breaks > 1) paragraphs.push([]);
        breaks = 0;
      }
      paragraphs.at(-1)?.push(run);
    }
    return paragraphs;
  }

  #add(piece: Run['piece'], look: Look = this.#look): void {
    this.#runs.push({ piece, look });
  }

  #text(text: string): void {
    this.#runs.push({
      piece: textPiece(this.#source.take(text)),
      look: this.#look,
      isVerbatim: this.#isVerbatim,
    });
  }

  #element(element: Tree.Element): void {
    const { tagName } = element;
    const own = formulaOfElement(element) ?? (isHidden(element) ? '' : shiftOfElement(element));
    if (own !== null) this.#add(typeof own === 'string' ? textPiece(this.#source.take(own)) : own);
    else if (tagName === 'br') this.#break();
    else if (isBlank(element)) this.#runs.push({ piece: blankMark, look: this.#look, isVerbatim: true });
    else if (tagName === 'img') this.#picture(element);
    else if (recordings.has(tagName)) this.#source.warn('A sound or a video was left out.');
    else if (skipped.has(tagName)) this.#noteSkipped(tagName);
    else if (codes.has(tagName)) this.#code(element);
    else this.#content(element);
  }

  #content(element: Tree.Element): void {
    const isBlock = blocks.has(element.tagName);
    if (isBlock) this.#break();
    this.within(element, () => {
      for (const node of element.childNodes) this.read(node);
    });
    if (isBlock) this.#break();
  }

  /** Breaks have no look, so that each line has its own spans. */
  #break(): void {
    this.#add('\n', plainLook);
  }

  #code(element: Tree.Element): void {
    this.#runs.push(...codeRuns(this.#source.take(textContent(element)), this.#look));
  }

  #picture(element: Tree.Element): void {
    const src = getAttribute(element, 'src')?.trim() ?? '';
    const alt = cleanText(this.#source.take(getAttribute(element, 'alt') ?? '')).trim();
    const index = src === '' ? null : this.#source.pictureOf(src, alt);
    if (index !== null) this.#add({ type: 'image', id: idOfPicture(index), alt });
    else {
      this.#source.warn(missingPicture(src));
      this.#add(alt);
    }
  }

  #noteSkipped(tagName: string): void {
    if (tagName === 'iframe' || tagName === 'embed')
      this.#source.warn('A part from another site was left out.');
  }
}

function missingPicture(src: string): string {
  return /^(?:https?:)?\/\//i.test(src)
    ? 'A picture from another site was left out: only pictures in the file can be imported.'
    : 'A picture is missing from the file.';
}

/** Recognises the product's own form, in which underscores touch a word. */
function isBlank(element: Tree.Element): boolean {
  return getAttribute(element, 'class') === 'blank' && /^_+$/.test(textContent(element));
}

/** @param element any @returns whether a page would not show it */
export function isHidden(element: Tree.Element): boolean {
  return getAttribute(element, 'hidden') !== null || getAttribute(element, 'aria-hidden') === 'true';
}
