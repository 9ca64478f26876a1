/** The manifest of a package of QTI 2.1. Tags and difficulties are metadata of LOM, as IMS profiles it. */
import { escapedMarkup } from '../../html/markup.ts';
import type { FileQuestion } from '../../question-file.ts';
import type { NamedPicture } from '../../writing/picture-files.ts';
import type { WrittenItem } from './write-test.ts';

/** @param items of the package, in order @param pictures that they show @returns `imsmanifest.xml` */
export function manifestXml(items: readonly WrittenItem[], pictures: readonly NamedPicture[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="manifest" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_v1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd http://www.imsglobal.org/xsd/imsmd_v1p2 http://www.imsglobal.org/xsd/imsmd_v1p2p4.xsd">
  <metadata>
    <schema>QTIv2.1 Package</schema>
    <schemaversion>1.0.0</schemaversion>
  </metadata>
  <organizations/>
  <resources>
${resource('test', 'imsqti_test_xmlv2p1', 'test.xml', '', dependencies(items))}${items.map(itemResource).join('')}${pictures.map(pictureResource).join('')}  </resources>
</manifest>
`;
}

function dependencies(items: readonly WrittenItem[]): string {
  return items.map(({ identifier }) => `      <dependency identifierref="${identifier}"/>\n`).join('');
}

function itemResource({ question, identifier, path }: WrittenItem): string {
  return resource(identifier, 'imsqti_item_xmlv2p1', path, metadata(question));
}

function pictureResource({ name }: NamedPicture, index: number): string {
  return resource(`image_${index + 1}`, 'webcontent', `images/${name}`);
}

function resource(identifier: string, type: string, path: string, previous = '', after = ''): string {
  const href = escapedMarkup(path);
  return `    <resource identifier="${identifier}" type="${type}" href="${href}">
${previous}      <file href="${href}"/>
${after}    </resource>
`;
}

function metadata({ difficulty, tags }: FileQuestion): string {
  if (difficulty === null && tags.length === 0) return '';
  const keywords = tags.map((tag) => `<imsmd:keyword>${langstring(tag, 'en')}</imsmd:keyword>`).join('');
  const general = keywords === '' ? '' : `<imsmd:general>${keywords}</imsmd:general>`;
  return `      <metadata><imsmd:lom>${general}${educational(difficulty)}</imsmd:lom></metadata>\n`;
}

function educational(difficulty: FileQuestion['difficulty']): string {
  if (difficulty === null) return '';
  const value = langstring(difficulty === 'hard' ? 'difficult' : difficulty, 'x-none');
  const source = `<imsmd:source>${langstring('LOMv1.0', 'x-none')}</imsmd:source>`;
  return `<imsmd:educational><imsmd:difficulty>${source}<imsmd:value>${value}</imsmd:value></imsmd:difficulty></imsmd:educational>`;
}

function langstring(text: string, language: string): string {
  return `<imsmd:langstring xml:lang="${language}">${escapedMarkup(text)}</imsmd:langstring>`;
}
