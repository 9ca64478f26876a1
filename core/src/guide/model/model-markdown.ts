import { shown } from '../extract/guide-text.ts';

const BOLD = /\*\*(?!\s)([^*\n]{1,120}?)(?<!\s)\*\*/gu;

/**
 * A note may have a model write links, pictures or markup: of all that Markdown knows, bold words and formulas are left.
 *
 * @returns Markdown that shows a text of a model in one line
 */
export function modelMarkdown(text: string): string {
  let markdown = '';
  let end = 0;
  for (const match of text.matchAll(BOLD)) {
    const previous = text.slice(end, match.index);
    markdown += `${spaced(previous)}**${shown(match[1] ?? '')}**`;
    end = match.index + match[0].length;
  }
  return (markdown + spaced(text.slice(end))).trim();
}

/** `shown` takes the spaces at both ends away, which part words here. */
function spaced(text: string): string {
  const inner = shown(text);
  return `${/^\s/.test(text) ? ' ' : ''}${inner}${inner !== '' && /\s$/.test(text) ? ' ' : ''}`;
}
