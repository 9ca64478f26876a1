import { getAlternative, isDecorative } from '../ooxml/picture-description.ts';
import { elementAt, getElements, type XmlElement } from '../xml/xml-tree.ts';
import { withoutPrefixes } from './word-xml.ts';

/** The content of a drawing. */
export interface DrawingContent {
  /** The author's description of the picture; null for decoration or if there is no picture. */
  picture: string | null;
  /** The text boxes. */
  boxes: XmlElement[];
  /** Elements that refer to a part with a chart or a diagram. */
  graphics: XmlElement[];
  /** Letters that are drawn, and the text of shapes of other programs. */
  texts: string[];
  /** The program of an embedded object, or null. */
  program: string | null;
  /** True for a formula of an older program, which cannot be read. */
  isFormula: boolean;
}

const GRAPHIC = /^(?:c|cx|dgm):(?:chart|relIds)$/;
const PICTURES = new Set(['pic:pic', 'v:imagedata', 'w14:contentPart', 'w:contentPart']);
const EQUATION = /^(?:Equation|MathType)/i;

/** @param drawing a `w:drawing`, `w:pict` or `w:object` */
export function drawingContent(drawing: XmlElement): DrawingContent {
  const parts = getParts(drawing);
  const named = (test: (name: string) => boolean) => parts.filter(({ name }) => test(name));
  const [object] = named((name) => name === 'o:OLEObject');
  const program = object ? (object.attributes.ProgID ?? '') : null;
  const isFormula = program !== null && EQUATION.test(program);
  const hasPicture = named((name) => PICTURES.has(name)).length > 0 || program !== null;

  return {
    picture: hasPicture && !isFormula ? findAlternative(parts) : null,
    boxes: named((name) => name === 'w:txbxContent'),
    graphics: named((name) => GRAPHIC.test(name)),
    texts: [
      ...named((name) => name === 'v:textpath').map(({ attributes }) => attributes.string ?? ''),
      ...named((name) => name === 'a:t').map(({ children }) => children.join('')),
    ].filter((text) => text.trim() !== ''),
    program: isFormula ? null : program,
    isFormula,
  };
}

/** All elements of a drawing; those in a box are read with its text. */
function getParts(parent: XmlElement): XmlElement[] {
  return getElements(parent).flatMap((child) => {
    if (child.name === 'mc:AlternateContent')
      return alternativeNodes(child).flatMap((node) => [node, ...getParts(node)]);

    return child.name === 'w:txbxContent' ? [child] : [child, ...getParts(child)];
  });
}

/** Elements that say something here; a form for newer programs without one is only drawn. */
const SAYING = /^(?:w:txbxContent|pic:pic|(?:c|cx):chart|dgm:relIds)$/;

/** Picks the newer of two forms of the same content if it is not empty. */
export function alternativeNodes(alternatives: XmlElement): XmlElement[] {
  const [newer, older] = [elementAt(alternatives, 'mc:Choice'), elementAt(alternatives, 'mc:Fallback')];
  const isNewer =
    !older ||
    getElements(older).length === 0 ||
    (newer && getParts(newer).some(({ name }) => SAYING.test(name)));

  return getElements(isNewer ? newer : older);
}

/** Null if the author marks it as decoration. A group of pictures counts as one. */
function findAlternative(parts: readonly XmlElement[]): string | null {
  const described = parts
    .filter(({ name }) => name === 'wp:docPr' || name === 'pic:cNvPr')
    .map(withoutPrefixes);
  if (described.some(isDecorative)) return null;
  const drawn = parts.flatMap(({ name, attributes }) =>
    name === 'v:shape' ? [attributes.alt] : name === 'v:imagedata' ? [attributes['o:title']] : [],
  );

  return [...described.map(getAlternative), ...drawn].find((text) => text?.trim()) ?? '';
}
