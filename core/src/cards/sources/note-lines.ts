import type { DocumentPage, TextBlock } from '../../text/document.ts';

/** One typed line of a page: a block may hold several. */
export interface NoteLine {
  page: DocumentPage;
  kind: TextBlock['kind'];
  level: number;
  /** Position in the page. */
  start: number;
  end: number;
  text: string;
}

/** @returns the lines of a page that hold text; code and tables are none */
export function getLines(page: DocumentPage): NoteLine[] {
  const blocks: readonly TextBlock[] =
    page.blocks.length > 0 ? page.blocks : [{ kind: 'paragraph', level: 0, start: 0, end: page.text.length }];
  return blocks
    .filter(({ kind }) => kind !== 'code' && kind !== 'table_row')
    .flatMap((block) => findLines(page, block));
}

function findLines(page: DocumentPage, { kind, level, start, end }: TextBlock): NoteLine[] {
  return [...page.text.slice(start, end).matchAll(/[^\n]*\S[^\n]*/g)].map((match) => {
    const line = match[0];
    const from = start + match.index + (line.length - line.trimStart().length);
    const text = line.trim();
    return { page, kind, level, start: from, end: from + text.length, text };
  });
}

/** In English, French and German, in full and as notes shorten them. */
const MONTH =
  '(?:jan(?:uary|uar|vier|v)?|feb(?:ruary|ruar)?|févr?(?:ier)?|mar(?:ch|s)?|märz|apr(?:il)?|avr(?:il)?|may|mai|june?|juni|juin|july?|juli|juil(?:let)?|aug(?:ust)?|août|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|déc(?:embre)?)(?!\\p{L})\\.?';
/** "4", "4th", "4." */
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|\\.)?';
/** A complete date: a day, a month, a decade, a span of years. */
export const DATE = new RegExp(
  `^(?:(?:c\\.? ?|circa |(?:à partir de|vers|dès|depuis|début|fin|en) )?(?:${DAY} )?(?:${MONTH} )?(?:\\d{1,2},? )?(?:1\\d|20)\\d\\d(?:['’]?s)?(?:\\s?[-–]\\s?(?:(?:1\\d|20)?\\d\\d))?(?: environ)?|\\d{1,4} ?(?:BC|BCE|AD|CE))$`,
  'iu',
);

/** A line that opens with a day: "14 juil prise de la Bastille". */
export const DAY_FIRST = new RegExp(
  `^(?<date>(?:${DAY}(?:\\s?[-–]\\s?${DAY})? ${MONTH}|${MONTH} ${DAY},?)(?: (?<year>\\d{4}|\\d\\d(?= \\D)))?)[ :–-]+(?<event>\\p{L}.*)$`,
  'iu',
);
