import { type Html, html } from './html.ts';

/** A link that stands alone, with what it does. */
export interface LetterLink {
  label: string;
  href: string;
}

/** A mail before it is written out: plain sentences and links, in their order. */
export interface Letter {
  subject: string;
  /** Whom the letter greets; people choose their names, so this may be hostile. */
  name: string;
  paragraphs: readonly (string | LetterLink)[];
}

/** A mail as both kinds of reader get it. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

/** @returns the letter as plain text and as HTML, nothing of it able to leave its place */
export function writeLetter({ subject, name, paragraphs }: Letter): WrittenLetter {
  const title = onOneLine(subject);
  const greeting = `Hello ${onOneLine(name)},`;
  const text = [greeting, ...paragraphs.map(paragraphText), 'Akada'].join('\n\n');
  return { subject: title, text: `${text}\n`, html: page(title, greeting, paragraphs).markup };
}

/** A line break in a subject would start a header of the writer's choice. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

function paragraphText(paragraph: string | LetterLink): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.href}`;
}

function page(title: string, greeting: string, paragraphs: Letter['paragraphs']): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.5;max-width:36em;margin:2em auto;padding:0 1em">
<p>${greeting}</p>
${paragraphs.map(paragraphHtml)}<p>Akada</p>
</body>
</html>
`;
}

/** The address is shown as well: some readers take links away, and a careful one wants to see it. */
function paragraphHtml(paragraph: string | LetterLink): Html {
  if (typeof paragraph === 'string') return html`<p>${paragraph}</p>\n`;

  const { label, href } = paragraph;
  return html`<p><a href="${href}">${label}</a></p>\n<p>Or copy this address: ${href}</p>\n`;
}
