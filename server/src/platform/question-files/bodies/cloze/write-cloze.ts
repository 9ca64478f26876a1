/** A gap as a group of a cloze text. References of HTML hide the marks of its texts, as backslashes would not everywhere. */
import type { GapsBody } from '@akada/core/question-types/question-body.ts';
import { escapedMarkup } from '../../html/markup.ts';
import type { WrittenBody } from '../../written-file.ts';
import { writeRange } from '../number-ranges.ts';
import { toPercent } from '../shares.ts';

type Gap = GapsBody['gaps'][number];

/** @param gap of a question @param toHtml converts Markdown @returns the group in HTML, or the reason why there is none */
export function writeCloze({ weight, answer }: Gap, toHtml: (markdown: string) => string): WrittenBody {
  if (!Number.isInteger(weight) || weight < 1)
    return { missing: 'Moodle has only integers as weights of gaps.' };

  const rows = getRows(answer, toHtml);
  if (rows === null) return { missing: 'Moodle has only numbers without units and factors in gaps.' };
  const alternatives = rows.map(({ html, share, feedback }) => {
    const comment = toHtml(feedback);
    const mark = share === 1 ? '=' : `%${toPercent(share)}%`;
    return `${mark}${hideMarks(html)}${comment === '' ? '' : `#${hideMarks(comment)}`}`;
  });
  return { text: `{${weight}:${getKind(answer)}:${alternatives.join('~')}}` };
}

function getKind(answer: Gap['answer']): string {
  if (answer.type === 'select') return 'MULTICHOICE';
  if (answer.type === 'numerical') return 'NUMERICAL';
  return answer.case ? 'SHORTANSWER_C' : 'SHORTANSWER';
}

interface Row {
  html: string;
  share: number;
  feedback: string;
}

function getRows(answer: Gap['answer'], toHtml: (markdown: string) => string): Row[] | null {
  if (answer.type === 'select')
    return answer.options.map((option) => ({ ...option, html: toInline(toHtml(option.text)) }));
  if (answer.type === 'short')
    return answer.accepted.map((row) => ({ ...row, html: escapedMarkup(row.text) }));

  const ranges = answer.accepted.map(writeRange);
  if (answer.units.length > 0 || ranges.includes(null)) return null;
  return answer.accepted.map((row, index) => ({ ...row, html: ranges[index] ?? '' }));
}

/** A list shows one line: the tag of its only paragraph says nothing. */
function toInline(html: string): string {
  const [, inner] = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html) ?? [];
  return inner ?? html;
}

function hideMarks(html: string): string {
  return html
    .replace(/[~#{}\\]/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/^[=%]/, (mark) => `&#${mark.charCodeAt(0)};`);
}
