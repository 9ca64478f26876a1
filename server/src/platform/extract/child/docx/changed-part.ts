import { formulaGap } from '@akada/core/text/marked-gaps.ts';
import { paragraph, plain, type RawBlock } from '../blocks/raw-block.ts';
import { UNKNOWN_CHARACTER } from '../compose/readable-text.ts';
import { formulaText } from '../ooxml/formula-text.ts';
import type { Relationship } from '../ooxml/relationships.ts';
import { elementAt, getElements, prefixedIn, type XmlElement } from '../xml/xml-tree.ts';
import { withEmphasis } from './emphasis.ts';
import type { HiddenText } from './hidden-text.ts';
import { type Inserts, markNumber } from './inserts.ts';
import type { ListNumbers } from './list-numbers.ts';
import { alternativeNodes, drawingContent } from './word-drawings.ts';
import {
  element,
  isSwitchedOn,
  runNode,
  shownText,
  textNode,
  type WordNode,
  withoutPrefixes,
} from './word-xml.ts';

/** A part of the package that the text refers to, and its blocks. */
export interface Reference {
  /** Name of the referring element, without its prefix. */
  by: string;
  /** Undefined if the part is outside of the package. */
  part: string | undefined;
  blocks: RawBlock[];
}

/** Findings from all parts with text. */
export interface Findings {
  inserts: Inserts;
  references: Reference[];
  hiddenTexts: string[];
  /** Programs whose objects appear as a picture. */
  programs: Set<string>;
}

/** Elements around text that the parser reads; of any other one only the content is. */
const READ =
  /^w:(?:p|r|t|hyperlink|tbl|tr|tc|sdt|sdtContent|customXml|ins|moveTo|smartTag|txbxContent|del|moveFrom)$/;
const SYMBOL_FONT = /^(?:symbol|wingdings|webdings)/i;
const SYMBOL = /([\uF020-\uF0FF])/;
const VML = { 'xmlns:v': 'urn:schemas-microsoft-com:vml' };

/** Asked of elements that do not lie in another of them. */
export function isChanged(name: string): boolean {
  return /^(?:w:(?:p|tr|altChunk|subDoc|sdtPr)|mc:AlternateContent|m:oMathPara)$/.test(name);
}

/** Changes one part of a document to what its parser can read, so that nothing that a person sees is passed over. */
export class PartChanges {
  readonly #relations: ReadonlyMap<string, Relationship>;
  readonly #hidden: HiddenText;
  readonly #numbers: ListNumbers;
  readonly #findings: Findings;

  constructor(
    relations: ReadonlyMap<string, Relationship>,
    { hidden, numbers }: { hidden: HiddenText; numbers: ListNumbers },
    findings: Findings,
  ) {
    this.#relations = relations;
    this.#hidden = hidden;
    this.#numbers = numbers;
    this.#findings = findings;
  }

  /** @param style properties of the paragraph around a node */
  change(node: XmlElement, style?: XmlElement): WordNode[] {
    switch (node.name) {
      case 'w:p':
        return [this.#paragraph(node)];
      case 'w:tr':
        return this.#row(node);
      case 'w:r':
        return [this.#run(node, style)];
      case 'w:cr':
        return [element('w:br')];
      case 'w:ptab':
        return [element('w:tab')];
      case 'w:ruby':
        return [
          textNode(
            `${shownText(elementAt(node, 'w:rubyBase') ?? node)}(${shownText(elementAt(node, 'w:rt') ?? element('w:rt'))})`,
          ),
        ];
      case 'w:sym':
        return [symbol(node)];
      case 'w:fldChar':
        return formField(node);
      case 'w:sdtPr':
        // The parser would draw its own box instead of the character that is there.
        return [{ ...node, children: getElements(node).filter(({ name }) => !name.endsWith(':checkbox')) }];
      case 'w:altChunk':
      case 'w:subDoc':
        return [element('w:p', [runNode(this.#refer(node))])];
      case 'm:oMath':
      case 'm:oMathPara':
        return [runNode(formulaText(withoutPrefixes(node)))];
      case 'mc:AlternateContent':
        return alternativeNodes(node).flatMap((child) => this.change(child, style));
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
      case 'w:contentPart':
      case 'w14:contentPart':
        return this.#drawing(element('w:drawing', [node]));
      default:
        return this.#other(node, style);
    }
  }

  #paragraph(node: XmlElement): XmlElement {
    const properties = elementAt(node, 'w:pPr');
    const number = this.#numbers.next(properties);
    const children = this.#within(node, properties);
    if (number === null || !children.some((child) => typeof child !== 'string' && child !== properties))
      return { ...node, children };

    const start = properties === undefined ? 0 : children.indexOf(properties) + 1;
    return { ...node, children: children.toSpliced(start, 0, runNode(markNumber(number))) };
  }

  #within(node: XmlElement, style: XmlElement | undefined): WordNode[] {
    return node.children.flatMap((child) =>
      typeof child === 'string' ? [child] : this.change(child, style),
    );
  }

  #other(node: XmlElement, style: XmlElement | undefined): WordNode[] {
    const isLeftOut = node.name === 'w:del' || node.name === 'w:moveFrom';
    if (isLeftOut || node.name.endsWith('Pr')) return [node];
    const children = this.#within(node, style);
    const isWrapping = !READ.test(node.name) && children.some((child) => typeof child !== 'string');

    return isWrapping ? children : [{ ...node, children }];
  }

  #row(row: XmlElement): WordNode[] {
    const hidden = elementAt(row, 'w:trPr', 'w:hidden');
    if (!hidden || !isSwitchedOn(hidden)) return [{ ...row, children: this.#within(row, undefined) }];

    this.#hide(row);
    return [];
  }

  /** A hidden run keeps its field marks, because the result of a field can still be visible. */
  #run(run: XmlElement, style: XmlElement | undefined): XmlElement {
    const properties = elementAt(run, 'w:rPr');
    if (this.#hidden.hides(properties, style)) {
      this.#hide(run);
      return { ...run, children: getElements(run, 'w:fldChar', 'w:instrText') };
    }
    const font = elementAt(properties, 'w:rFonts')?.attributes['w:ascii'] ?? '';
    const children = run.children.flatMap((child): WordNode[] =>
      typeof child === 'string' || !SYMBOL_FONT.test(font) ? [child] : findSymbols(child, font),
    );
    const marked = withEmphasis({ ...run, children });
    return { ...marked, children: this.#within(marked, style) };
  }

  #hide(node: XmlElement): void {
    const text = shownText(node).trim();
    if (text !== '') this.#findings.hiddenTexts.push(text);
  }

  #drawing(drawing: XmlElement): WordNode[] {
    const { picture, boxes, graphics, texts, program, isFormula } = drawingContent(drawing);
    if (program !== null) this.#findings.programs.add(program);
    const lines = texts
      .map((text) => [paragraph([plain(text)])])
      .map((blocks) => this.#findings.inserts.add(blocks));
    const marks = [...graphics.map((graphic) => this.#refer(graphic)), ...lines];

    return [
      ...(isFormula ? [textNode(formulaGap)] : []),
      ...(picture === null ? [] : [textNode(this.#findings.inserts.addPicture(picture))]),
      ...boxes.map((box) => boxed(this.#within(box, undefined))),
      ...marks.map((mark) => boxed([element('w:p', [runNode(mark)])])),
    ];
  }

  /** @returns the mark of a part */
  #refer(node: XmlElement): string {
    const id = prefixedIn(node.attributes, node.name === 'dgm:relIds' ? 'dm' : 'id') ?? '';
    const blocks: RawBlock[] = [];
    const by = node.name.slice(node.name.indexOf(':') + 1);
    this.#findings.references.push({ by, part: this.#relations.get(id)?.part, blocks });

    return this.#findings.inserts.add(blocks);
  }
}

/** The parser reads such a box after the paragraph that it is anchored in. */
function boxed(content: WordNode[]): XmlElement {
  return element(
    'w:pict',
    [element('v:shape', [element('v:textbox', [element('w:txbxContent', content)])])],
    VML,
  );
}

/**
 * The parser knows the symbol fonts. In any other font the number itself is the character, unless it is for
 * private use.
 */
function symbol(node: XmlElement): XmlElement {
  const { 'w:font': font = '', 'w:char': character = '' } = node.attributes;
  const code = Number.parseInt(character, 16);
  if (SYMBOL_FONT.test(font)) return node;
  const isKnown = code >= 0x20 && !(code >= 0xd800 && code <= 0xf8ff) && code <= 0xffff;

  return textNode(isKnown ? String.fromCharCode(code) : UNKNOWN_CHARACTER);
}

/** Characters that a font of symbols draws, in text. */
function findSymbols(node: XmlElement, font: string): XmlElement[] {
  const text = node.children.join('');
  if (node.name !== 'w:t' || !SYMBOL.test(text)) return [node];

  return text
    .split(SYMBOL)
    .map((part, index) =>
      index % 2 === 0
        ? textNode(part)
        : element('w:sym', [], { 'w:font': font, 'w:char': part.charCodeAt(0).toString(16).toUpperCase() }),
    );
}

/** An older form field stores its choice only in its properties. */
function formField(node: XmlElement): XmlElement[] {
  const data = elementAt(node, 'w:ffData');
  const [list, box] = [elementAt(data, 'w:ddList'), elementAt(data, 'w:checkBox')];
  const selection = Number(getElements(list, 'w:result', 'w:default')[0]?.attributes['w:val'] ?? 0);
  const entry = getElements(list, 'w:listEntry')[selection]?.attributes['w:val'];
  const [checked] = getElements(box, 'w:checked', 'w:default').toSorted((one) =>
    one.name === 'w:checked' ? -1 : 1,
  );
  const sign = box && (checked && isSwitchedOn(checked) ? '☒' : '☐');
  const visibleText = entry ?? sign;

  return visibleText === undefined ? [node] : [{ ...node, children: [] }, textNode(visibleText)];
}
