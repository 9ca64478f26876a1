/** See hostile-files.ts: documents and books. */
import { makeDoc } from '../doc.ts';
import { docxMembers, docxParagraph, makeDocx } from '../docx.ts';
import { bookMembers } from '../epub.ts';
import { odfMembers } from '../odf.ts';
import type { ReadableKind } from '../right/right-file.ts';
import { makeZip } from '../zip.ts';
import {
  changed,
  external,
  type HostileFile,
  lying,
  odf,
  odfLinked,
  odfParagraph,
  odfSpaces,
  outside,
  text,
} from './hostile-parts.ts';

/** A PDF of these objects, without a table of where they are: its reader has to look for them. */
const makePdf = (...objects: string[]) =>
  `%PDF-1.4\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('')}trailer\n<</Root 1 0 R>>\n`;
const catalog = '<</Type/Catalog/Pages 2 0 R>>';
const drawn = `BT /F1 12 Tf 72 700 Td (${text}) Tj ET`;
const page =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 5 0 R/Resources<</Font<</F1 4 0 R>>>>>>';
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const contents = (drawing: string, length = drawing.length) =>
  `<</Length ${length}>>\nstream\n${drawing}\nendstream`;
const onePage = '<</Type/Pages/Kids[3 0 R]/Count 1>>';

/** A page that draws a form, which draws a second form ten times, and so on; the last one draws this. */
export function nestedForms(depth: number, drawing: string): string {
  const form = (its: string, resources: string) =>
    contents(its).replace('<<', `<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<<${resources}>>`);
  const outer = Array.from({ length: depth }, (_, index) =>
    form('/X Do '.repeat(10), `/XObject<</X ${index + 7} 0 R>>`),
  );
  const first = page.replace('/Font', '/XObject<</X 6 0 R>>/Font');
  const last = form(drawing, '/Font<</F1 4 0 R>>');
  return makePdf(catalog, onePage, first, font, contents(`${drawn} /X Do`), ...outer, last);
}

const document = docxMembers(docxParagraph(text));
const book = bookMembers([`<p>${text}</p>`]);
const docWith = (change: (bytes: Buffer) => void) => {
  const bytes = makeDoc({ body: `${text}\r` });
  change(bytes);
  return bytes;
};

export const hostileDocuments = {
  pdf: [
    ['is its own page tree', 'no_text', () => makePdf(catalog, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>')],
    [
      'says that it has a billion pages',
      'read',
      () => makePdf(catalog, '<</Type/Pages/Kids[3 0 R]/Count 1000000000>>', page, font, contents(drawn)),
    ],
    [
      'says that a stream has two gigabytes',
      'read',
      () => makePdf(catalog, onePage, page, font, contents(drawn, 2_000_000_000)),
    ],
    ['nests arrays without end', 'damaged', () => makePdf(catalog, onePage, page, font, '['.repeat(200_000))],
    [
      'draws itself',
      'read',
      () =>
        makePdf(
          catalog,
          onePage,
          page.replace('/Font', '/XObject<</X 5 0 R>>/Font'),
          font,
          `<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</X 5 0 R>>/Font<</F1 4 0 R>>>>/Length 45>>\nstream\n${drawn} /X Do\nendstream`,
        ),
    ],
    ['draws a billion forms', 'too_large', () => nestedForms(9, 'q Q')],
    [
      'runs programs',
      'read',
      () =>
        makePdf(
          `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/Launch/F(/bin/sh)>>/AA<</WC<</S/JavaScript/JS(app.launchURL\\("${outside}"\\))>>>>>>`,
          onePage,
          page,
          font,
          contents(drawn),
        ),
    ],
  ],
  docx: [
    [
      'takes in files of the machine',
      'read',
      () =>
        makeZip([
          ...document,
          {
            name: 'word/_rels/document.xml.rels',
            content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${external('r9')}</Relationships>`,
          },
        ]),
    ],
    ['says that its parts have four gigabytes', 'read', () => lying(document)],
    [
      'multiplies entities',
      'damaged',
      () => makeDocx(docxParagraph('&b;'), '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'),
    ],
    ['has one part twice', 'read', () => makeZip([...document, ...document.slice(2)])],
    [
      'runs a field',
      'read',
      () =>
        makeDocx(
          `${docxParagraph(text)}<w:p><w:fldSimple w:instr="DDEAUTO cmd /c"><w:r><w:t>x</w:t></w:r></w:fldSimple></w:p>`,
        ),
    ],
  ],
  doc: [
    [
      'says that its text is two gigabytes',
      'read',
      () =>
        docWith((bytes) => void bytes.writeUInt32LE(2_000_000_000, bytes.indexOf('eca5c100', 'hex') + 0x4c)),
    ],
    [
      'has a directory that is its own child',
      'read',
      () => docWith((bytes) => void bytes.writeInt32LE(0, 1_024 + 76)),
    ],
    [
      'says that it has a billion tables',
      'read',
      () => docWith((bytes) => void bytes.writeInt32LE(1_000_000_000, 44)),
    ],
    ['has sectors of two gigabytes', 'damaged', () => docWith((bytes) => void bytes.writeInt16LE(31, 30))],
  ],
  odt: [
    ['has two billion spaces', 'read', () => odf('text', odfParagraph(text + odfSpaces + text))],
    ['nests lists without end', 'too_deep', () => odf('text', '<text:list><text:list-item>'.repeat(50_000))],
    ['takes in files of the machine', 'read', () => odf('text', odfParagraph(text) + odfLinked)],
    [
      'numbers a heading by a billion levels',
      'read',
      () => odf('text', `<text:h text:outline-level="1000000000">${text}</text:h>`),
    ],
    ['says that its parts have four gigabytes', 'read', () => lying(odfMembers('text', odfParagraph(text)))],
  ],
  epub: [
    [
      'shows one chapter ten thousand times',
      'read',
      () =>
        changed(book, 'OEBPS/content.opf', (xml) =>
          xml.replace('<itemref idref="c0"/>', '<itemref idref="c0"/>'.repeat(10_000)),
        ),
    ],
    [
      'takes in files of the machine',
      'read',
      () => makeZip(bookMembers([`<p>${text}</p><iframe src="${outside}"/><object data="${outside}"/>`])),
    ],
    [
      'leads out of the archive',
      'wrong_type',
      () =>
        changed(book, 'META-INF/container.xml', (xml) =>
          xml.replace('OEBPS/content.opf', '../../../etc/passwd'),
        ),
    ],
    [
      'is its own chapter',
      'read',
      () => changed(book, 'OEBPS/content.opf', (xml) => xml.replace('text/chapter%200.xhtml', 'content.opf')),
    ],
    ['says that its parts have four gigabytes', 'read', () => lying(book)],
  ],
  zip: [
    [
      'has one name a thousand times',
      'read',
      () => makeZip(Array.from({ length: 1_000 }, () => ({ name: 'a.txt', content: text }))),
    ],
    ['says that its members have four gigabytes', 'read', () => lying([{ name: 'a.txt', content: text }])],
    [
      'has a name of sixty thousand letters',
      'read',
      () => makeZip([{ name: `${'a'.repeat(60_000)}.txt`, content: text }]),
    ],
    [
      'leads to the root of the machine',
      'damaged',
      () => makeZip([{ name: '/etc/passwd.txt', content: text }]),
    ],
    [
      'holds one archive a hundred times',
      'read',
      () => {
        const content = makeZip([{ name: 'a.txt', content: text }]);
        return makeZip(Array.from({ length: 100 }, (_, index) => ({ name: `${index}.zip`, content })));
      },
    ],
  ],
} as const satisfies Partial<Record<ReadableKind, readonly HostileFile[]>>;
