/** Markdown of cards as HTML of Anki's fields. */

import { markCharacters } from '@akada/core/cards/anki/gap-marks.ts';
import { type ClozePart, parseCloze } from '@akada/core/cards/cloze.ts';
import { markdownToHtml } from '../../question-files/html/markdown-to-html.ts';
import { escapedMarkup } from '../../question-files/html/markup.ts';
import { replaceMedia } from '../fields/media-names.ts';

/** Marks of sounds and gaps, which pass through the conversion as text. */
const [sound, open, divider, close] = ['\ufde0', '\ufde1', '\ufde2', '\ufde3'];
const END = '\ufde4';

/** @param markdown of a side, with `media:<name>` @returns a field in which no text is a gap */
export function fieldHtml(markdown: string): string {
  return htmlOfSide(markdown.replace(markCharacters, ''), (html) => html);
}

/** @param markdown of a cloze card @returns a field with Anki's gaps */
export function clozeHtml(markdown: string): string {
  const marked = markedGaps(parseCloze(markdown.replace(markCharacters, '')));
  return htmlOfSide(marked, (html) =>
    withoutBraces(html)
      .replace(new RegExp(`${open}(\\d+)${END}`, 'g'), '{{c$1::')
      .replaceAll(divider, '::')
      .replaceAll(close, '}}'),
  );
}

function markedGaps(parts: readonly ClozePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const hint = part.hint === null ? '' : `${divider}${part.hint}`;
      return `${open}${part.number}${END}${markedGaps(parseCloze(part.answer))}${hint}${close}`;
    })
    .join('');
}

/** Braces and colons that Anki would take for parts of a gap. A browser shows the same for their numbers. */
function withoutBraces(html: string): string {
  const gapSigns = `[${open}${divider}${close}${END}]`;
  return html.replace(
    new RegExp(`([{}:])(?=\\1|${gapSigns})|(?<=\\1|${gapSigns}|[{}:])[{}:]`, 'g'),
    (sign) => `&#${sign.charCodeAt(0)};`,
  );
}

function htmlOfSide(markdown: string, withGaps: (html: string) => string): string {
  const names: string[] = [];
  const numbered = replaceMedia(markdown, (name, alt, isSound) => {
    const index = names.push(name) - 1;
    return isSound ? `${sound}${index}${END}` : `![${alt}](picture:${index})`;
  });
  const html = markdownToHtml(numbered, (index) => names[index] ?? null)
    // Text in brackets that Anki would play or set as a formula.
    .replace(/\[(?=sound:|\/?latex\]|\/?\$\$?\])/gi, '&#91;');
  return withGaps(withoutParagraph(html)).replace(
    new RegExp(`${sound}(\\d+)${END}`, 'g'),
    (_, index: string) => `[sound:${escapedMarkup(names[Number(index)] ?? '')}]`,
  );
}

/** A single paragraph needs no element, and stays searchable as it was typed. */
function withoutParagraph(html: string): string {
  const [, inner] = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html) ?? [];
  return inner ?? html;
}
