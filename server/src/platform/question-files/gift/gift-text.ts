/** One text of a GIFT file as Markdown, by the format that stands before it. */
import { findFormulas } from '../../content/math/find-formula.ts';
import { htmlToMarkdown } from '../html/html-to-markdown.ts';
import { withBlanks } from '../text/blanks.ts';
import { joinedLines } from '../text/joined-lines.ts';
import { withoutPictures } from '../text/pictures-of-markdown.ts';
import { plainLineToMarkdown } from '../text/plain-line.ts';
import { unescaped } from './gift-escapes.ts';

export type GiftFormat = 'moodle' | 'html' | 'markdown' | 'plain';

const prefix = /^\[(moodle|html|markdown|plain)\]/;
const tags =
  'a|abbr|b|big|blockquote|br|center|code|dd|del|div|dl|dt|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul';
const markup = new RegExp(
  `<(?:/?(?:${tags}))(?:\\s+[\\w-]+\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'>]+))*\\s*/?>|&(?:nbsp|lt|gt|amp|quot|#\\d{1,7}|#x[\\da-f]{1,6});`,
  'i',
);

/** Commands of formulas that a single backslash makes a line end and some letters. */
const brokenCommand = /\n(?:abla|e|eq|eg|geq|i|leq|ot|otin|u)(?![a-z])/;

export interface GiftText {
  markdown: string;
  /** The default format of the question's other texts. */
  format: GiftFormat;
  warnings: string[];
}

/**
 * @param raw text between marks, with its escapes
 * @param inherited its default format
 * @returns the text as Markdown
 */
export function readGiftText(raw: string, inherited: GiftFormat): GiftText {
  const [whole = '', said] = prefix.exec(raw.trim()) ?? [];
  const format = (said as GiftFormat | undefined) ?? inherited;
  // Comments within a text left empty lines.
  const text = raw
    .trim()
    .slice(whole.length)
    .trim()
    .replace(/\n{2,}/g, '\n');
  const { markdown, warnings } = converted(text, format);
  const broken = holdsBrokenCommand(unescaped(text))
    ? ['A formula has a line break where a command such as \\neq may be meant. Write \\\\neq in GIFT.']
    : [];
  return { markdown: withBlanks(markdown).trim(), format, warnings: [...warnings, ...broken] };
}

function converted(text: string, format: GiftFormat): { markdown: string; warnings: string[] } {
  if (format === 'html') return htmlToMarkdown(unescaped(text));
  if (format === 'markdown') {
    const { markdown, hadPictures } = withoutPictures(unescaped(text));
    return {
      markdown,
      warnings: hadPictures ? ['A picture is missing from the file.'] : [],
    };
  }
  const lines = unescaped(joinedLines(text));
  const plain = () => ({ markdown: plainLineToMarkdown(lines), warnings: [] });
  if (format === 'plain' || !markup.test(lines)) return plain();

  // Moodle ends a line where the text does, but not between two tags.
  const read = htmlToMarkdown(lines.replace(/>\s+</g, '> <').replaceAll('\n', '<br>'));
  // "Which tag makes text bold? =<b> ~<i>"
  return read.markdown === '' ? plain() : read;
}

function holdsBrokenCommand(text: string): boolean {
  return (
    brokenCommand.test(text) &&
    findFormulas(text).some(({ start, end }) => brokenCommand.test(text.slice(start, end)))
  );
}
