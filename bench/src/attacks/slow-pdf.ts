import { deflateSync } from 'node:zlib';

const pages = 2_000;
const operations = 400_000;

/**
 * A PDF of a few hundred kilobytes whose pages share one stream of operators that draw nothing. Each page has the
 * reader go through all of them, so that it takes minutes and little memory.
 */
export function slowPdf(): Buffer {
  const stream = deflateSync('q Q\n'.repeat(operations), { level: 9 });
  const kids = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`).join(' ');
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>/Contents 3 0 R>>';
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${kids}]>>`,
    Buffer.concat([
      Buffer.from(`<</Length ${stream.length}/Filter/FlateDecode>>stream\n`),
      stream,
      Buffer.from('\nendstream'),
    ]),
    ...Array.from({ length: pages }, () => page),
  ];
  return withTable(objects);
}

/** Objects are numbered from one; the table at the end says where each begins (ISO 32000, 7.5.4). */
function withTable(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([
    ...parts,
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`),
    Buffer.from(trailer),
  ]);
}
