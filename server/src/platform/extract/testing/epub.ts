import type { Member } from './zip.ts';

const CONTAINER =
  '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

const chapter = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><head><title/><link rel="stylesheet" href="s.css"/></head><body>${body}</body></html>`;

/**
 * The members of a book whose chapters are stored in reverse reading order.
 *
 * @param chapters the markup of each body
 */
export function bookMembers(chapters: readonly string[], title = 'A book of cells'): Member[] {
  const items = chapters.map((_, index) => `<item id="c${index}" href="text/chapter%20${index}.xhtml"/>`);
  const order = chapters.map((_, index) => `<itemref idref="c${index}"/>`).join('');

  return [
    { name: 'mimetype', content: 'application/epub+zip' },
    { name: 'META-INF/container.xml', content: CONTAINER },
    {
      name: 'OEBPS/content.opf',
      content: `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></metadata><manifest>${items.reverse().join('')}<item id="nav" href="nav.xhtml" properties="nav"/></manifest><spine><itemref idref="nav" linear="no"/>${order}</spine></package>`,
    },
    { name: 'OEBPS/nav.xhtml', content: chapter('<ol><li>Contents</li></ol>') },
    ...chapters
      .map((content, index) => ({ name: `OEBPS/text/chapter ${index}.xhtml`, content: chapter(content) }))
      .reverse(),
  ];
}
