import { type Html, html } from './html.ts';

/** A separate link with its action as the label. */
export interface EmailLink {
  label: string;
  href: string;
}

/** An email before it is rendered: plain sentences and links, in their order. */
export interface EmailContent {
  subject: string;
  /** The recipient's name for the greeting. People choose their names, so it can be hostile. */
  name: string;
  paragraphs: readonly (string | EmailLink)[];
}

/** An email in the two forms that mail readers show. */
export interface RenderedEmail {
  subject: string;
  text: string;
  html: string;
}

/** @returns the email as plain text and as HTML; no part can break out of its place in either */
export function renderEmail({ subject, name, paragraphs }: EmailContent): RenderedEmail {
  const title = onOneLine(subject);
  const greeting = `Hello ${onOneLine(name)},`;
  const text = [greeting, ...paragraphs.map(paragraphText), 'Akada'].join('\n\n');
  return { subject: title, text: `${text}\n`, html: page(title, greeting, paragraphs).markup };
}

/** A line break in a subject would start a header of the writer's choice. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

function paragraphText(paragraph: string | EmailLink): string {
  return typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.href}`;
}

function page(title: string, greeting: string, paragraphs: EmailContent['paragraphs']): Html {
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
function paragraphHtml(paragraph: string | EmailLink): Html {
  if (typeof paragraph === 'string') return html`<p>${paragraph}</p>\n`;

  const { label, href } = paragraph;
  return html`<p><a href="${href}">${label}</a></p>\n<p>Or copy this address: ${href}</p>\n`;
}
