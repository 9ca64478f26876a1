import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** @returns the text of a PDF as a reader copies it, a line for each piece */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const lines: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    lines.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join(''));
  }
  await loading.destroy();
  return lines.join('\n').replaceAll(/ +/g, ' ');
}
