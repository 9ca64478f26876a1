import { xmlProlog } from './ooxml-package.ts';
import type { Member } from './zip.ts';

const NAMESPACES = ['office', 'text', 'table', 'draw', 'style', 'presentation', 'meta', 'manifest']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .concat([
    'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
    'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
    'xmlns:xlink="http://www.w3.org/1999/xlink"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ])
  .join(' ');

/** Automatic styles as LibreOffice writes them: bold, raised and lowered text, a numbered and a bulleted list. */
const STYLES = [
  '<style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>',
  '<style:style style:name="T1" style:family="text" style:parent-style-name="Strong"/>',
  '<style:style style:name="T2" style:family="text"><style:text-properties style:text-position="super 58%"/></style:style>',
  '<style:style style:name="T3" style:family="text"><style:text-properties style:text-position="-33% 58%"/></style:style>',
  '<style:style style:name="T4" style:family="text"><style:text-properties text:display="none"/></style:style>',
  '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="false"/></style:style>',
  '<style:style style:name="dp1" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>',
  '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-bullet text:level="2"/></text:list-style><text:list-style style:name="L3"><text:list-level-style-number text:level="1" style:num-format="a" style:num-prefix="(" style:num-suffix=")"/></text:list-style><text:list-style style:name="L4"><text:list-level-style-number text:level="1" style:num-format="1" text:start-value="4"/></text:list-style>',
].join('');

export interface OdfParts {
  title?: string;
  /** Elements within the manifest. */
  manifest?: string;
}

/**
 * The members of an OpenDocument file, its type first.
 *
 * @param kind `text`, `spreadsheet` or `presentation`
 */
export function odfMembers(kind: string, body: string, { title, manifest = '' }: OdfParts = {}): Member[] {
  const element = (name: string, content: string) =>
    `${xmlProlog}<${name} ${NAMESPACES}>${content}</${name}>`;

  return [
    { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}` },
    {
      name: 'content.xml',
      content: element(
        'office:document-content',
        `<office:automatic-styles>${STYLES}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body>`,
      ),
    },
    { name: 'META-INF/manifest.xml', content: element('manifest:manifest', manifest) },
    {
      name: 'meta.xml',
      content: element(
        'office:document-meta',
        `<office:meta>${title ? `<dc:title>${title}</dc:title>` : ''}</office:meta>`,
      ),
    },
  ];
}
