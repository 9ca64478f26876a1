/** Elements of Moodle XML with a text and its pictures. */
import { escapedMarkup } from '../html/markup.ts';
import type { HtmlText } from '../writing/question-html.ts';

/** @param name of the element @param text of it @returns the element */
export function textElement(name: string, text: HtmlText): string {
  return `<${name} format="html">${textContent(text)}</${name}>`;
}

/** @param text of an element @returns its text and its files */
export function textContent(text: HtmlText): string {
  return `<text>${cdata(text.html)}</text>${files(text)}`;
}

/** @param indent of the line @param name of the element @param text of it @returns a separate line, or none for an empty text */
export function feedbackElement(indent: string, name: string, text: HtmlText): string {
  return text.html === '' ? '' : `${indent}${textElement(name, text)}\n`;
}

function files({ pictures }: HtmlText): string {
  return pictures
    .map(({ name, bytes }) => {
      const base64 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
      return `<file name="${escapedMarkup(name)}" path="/" encoding="base64">${base64}</file>`;
    })
    .join('');
}

/** Our HTML cannot contain the end of such a section: it has `&gt;` in every text. */
function cdata(html: string): string {
  return html === '' ? '' : `<![CDATA[${html}]]>`;
}
