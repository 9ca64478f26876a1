import type { Member } from './zip.ts';

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The namespaces that Office declares in every part. */
const NAMESPACES = [
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  `xmlns:r="${RELATIONS}"`,
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
].join(' ');

export const xmlProlog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';

/** A part of an Office file. @param root the qualified name of its element */
export function part(name: string, root: string, body: string, attributes = ''): Member {
  return { name, content: `${xmlProlog}<${root} ${NAMESPACES}${attributes}>${body}</${root}>` };
}

/**
 * The relationships of a part.
 * @param targets the last word of the type and the target by id
 */
export function relationsPart(
  name: string,
  targets: Readonly<Record<string, readonly [string, string]>>,
): Member {
  const entries = Object.entries(targets).map(
    ([id, [type, target]]) => `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );

  return {
    name,
    content: `${xmlProlog}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join('')}</Relationships>`,
  };
}

/** The parts that every package begins with. */
export function packageParts(mainPart: string): Member[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `${xmlProlog}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    relationsPart('_rels/.rels', { rId1: ['officeDocument', mainPart] }),
  ];
}
