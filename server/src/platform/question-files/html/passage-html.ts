/**
 * A passage that several questions share, as it stands before the text of each of them: no format of this folder knows such
 * texts in a way that other programs read. Its class says where it ends, and the same text is one passage again.
 */
import { escapedMarkup } from './markup.ts';

/**
 * @param title of a passage, can be empty
 * @param html of its text
 * @returns both as a separate block
 */
export function passageHtml(title: string, html: string): string {
  const head = title === '' ? '' : `<p class="passage-title"><strong>${escapedMarkup(title)}</strong></p>`;
  return `<div class="passage">${head}${html}</div>`;
}

export interface SplitHtml {
  /** The part before the question, or null. */
  passage: { titleHtml: string; html: string } | null;
  rest: string;
}

const opening = /^\s*<div class="passage">\s*(?:<p class="passage-title">([\s\S]*?)<\/p>)?/;
const closing = '</div>';

/** @param html of the text of a question @returns its passage and what follows it */
export function splitPassage(html: string): SplitHtml {
  const [start, titleHtml = ''] = opening.exec(html) ?? [];
  const end = start === undefined ? -1 : html.indexOf(closing, start.length);
  if (start === undefined || end === -1) return { passage: null, rest: html };

  return {
    passage: { titleHtml, html: html.slice(start.length, end) },
    rest: html.slice(end + closing.length),
  };
}
