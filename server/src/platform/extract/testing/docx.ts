import { type Member, makeZip } from './zip.ts';

const TYPES = `<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELATIONS = `<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;
const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export const docxParagraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** The smallest Word document, around the given XML. */
export function docxMembers(body: string, prolog = ''): Member[] {
  const document = `<?xml version="1.0" encoding="UTF-8"?>${prolog}<w:document xmlns:w="${NAMESPACE}"><w:body>${body}</w:body></w:document>`;

  return [
    { name: '[Content_Types].xml', content: TYPES },
    { name: '_rels/.rels', content: RELATIONS },
    { name: 'word/document.xml', content: document },
  ];
}

export const makeDocx = (body: string, prolog?: string) => makeZip(docxMembers(body, prolog));

/** The older container that Word wraps a document with a password in, cut down to what identifies it. */
export function lockedDocx(): Buffer {
  const bytes = Buffer.alloc(4_096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.write('EncryptedPackage', 2_048, 'utf16le');

  return bytes;
}
