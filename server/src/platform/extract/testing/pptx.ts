import { packageParts, part, relationsPart } from './ooxml-package.ts';
import type { Member } from './zip.ts';

/** A slide as a test describes it, in DrawingML. */
export interface SlideParts {
  shapes: string;
  notes?: string;
  hidden?: boolean;
  /** Further relationships of the slide, and the parts that they lead to. */
  relations?: Record<string, readonly [string, string]>;
  parts?: Member[];
}

export const textRun = (text: string, properties = '') =>
  `<a:r><a:rPr lang="en-US"${properties}/><a:t>${text}</a:t></a:r>`;
export const textParagraph = (text: string, properties = '') =>
  `<a:p>${properties}${textRun(text)}<a:endParaRPr lang="en-US"/></a:p>`;

/** @param position left and top in inches; without it the shape stands where its layout says */
export function shape(
  paragraphs: string,
  { placeholder = '', position }: { placeholder?: string; position?: readonly [number, number] } = {},
): string {
  const [left, top] = (position ?? [0, 0]).map((inches) => inches * 914_400);
  const frame = position
    ? `<a:xfrm><a:off x="${left}" y="${top}"/><a:ext cx="914400" cy="914400"/></a:xfrm>`
    : '';

  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape"/><p:cNvSpPr/><p:nvPr>${placeholder}</p:nvPr></p:nvSpPr><p:spPr>${frame}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;
}

export const titleShape = (text: string) =>
  shape(textParagraph(text), { placeholder: '<p:ph type="title"/>' });
export const bodyShape = (paragraphs: string) => shape(paragraphs, { placeholder: '<p:ph idx="1"/>' });

const tree = (shapes: string) => `<p:cSld><p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`;
const bullets = [1, 2, 3]
  .map((level) => `<a:lvl${level}pPr><a:buChar char="•"/></a:lvl${level}pPr>`)
  .join('');
const MASTER = tree(
  shape('', { placeholder: '<p:ph type="title"/>', position: [1, 0.5] }) +
    shape('', { placeholder: '<p:ph type="body" idx="1"/>', position: [1, 2] }),
);

/**
 * The members of a presentation with one layout and one master, as PowerPoint writes them. Slides are stored under
 * names in the reverse of their order.
 */
export function pptxMembers(slides: readonly SlideParts[]): Member[] {
  const makeName = (index: number) => `slide${slides.length - index}.xml`;
  const ids = slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 10}"/>`).join('');
  const targets = slides.map((_, index): [string, readonly [string, string]] => [
    `rId${index + 10}`,
    ['slide', `slides/${makeName(index)}`],
  ]);

  return [
    ...packageParts('ppt/presentation.xml'),
    part('ppt/presentation.xml', 'p:presentation', `<p:sldIdLst>${ids}</p:sldIdLst>`),
    relationsPart('ppt/_rels/presentation.xml.rels', Object.fromEntries(targets)),
    part('ppt/slideLayouts/slideLayout1.xml', 'p:sldLayout', MASTER),
    relationsPart('ppt/slideLayouts/_rels/slideLayout1.xml.rels', {
      rId1: ['slideMaster', '../slideMasters/slideMaster1.xml'],
    }),
    part(
      'ppt/slideMasters/slideMaster1.xml',
      'p:sldMaster',
      `${MASTER}<p:txStyles><p:titleStyle/><p:bodyStyle>${bullets}</p:bodyStyle><p:otherStyle/></p:txStyles>`,
    ),
    ...slides.flatMap((slide, index) => slideMembers(slide, makeName(index))),
  ];
}

function slideMembers({ shapes, notes, hidden, relations, parts }: SlideParts, name: string): Member[] {
  const notesPart = part(
    `ppt/notesSlides/notes-${name}`,
    'p:notes',
    tree(
      shape(notes ?? '', { placeholder: '<p:ph type="body" idx="1"/>' }) +
        shape(textParagraph('7'), { placeholder: '<p:ph type="sldNum" idx="2"/>' }),
    ),
  );

  return [
    part(`ppt/slides/${name}`, 'p:sld', tree(shapes), hidden ? ' show="0"' : ''),
    relationsPart(`ppt/slides/_rels/${name}.rels`, {
      rId1: ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ...(notes ? { rId2: ['notesSlide', `../notesSlides/notes-${name}`] as const } : {}),
      ...relations,
    }),
    ...(notes ? [notesPart] : []),
    ...(parts ?? []),
  ];
}
