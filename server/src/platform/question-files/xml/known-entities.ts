/**
 * Entities of XML that a parser may be given. It would take all text up to the next semicolon for the name of one, and the
 * next questions with it.
 */

export interface KnownEntities {
  /** The text with `&amp;` for each `&` that begins no entity of XML. */
  xml: string;
  /** The number of unknown entities. */
  count: number;
  /** 1-based line of the first one, or 0. */
  line: number;
}

/** Those beyond are left to the parser, which finds the file broken there. */
const mostReplaced = 100_000;

const openings = /<!\[CDATA\[|<!--|&/g;
const known = /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/iy;

/** @param xml of a file @returns it with nothing but entities of XML; "AT&T" and "&nbsp;" become what they say */
export function withKnownEntities(xml: string): KnownEntities {
  const parts: string[] = [];
  let written = 0;
  let line = 0;
  openings.lastIndex = 0;
  for (let found = openings.exec(xml); found !== null; found = openings.exec(xml)) {
    const { index } = found;
    if (found[0] !== '&') {
      const end = xml.indexOf(found[0] === '<!--' ? '-->' : ']]>', index);
      if (end === -1) break;
      openings.lastIndex = end;
      continue;
    }
    known.lastIndex = index;
    if (known.test(xml)) continue;
    if (parts.length >= mostReplaced) break;

    if (line === 0) line = 1 + (xml.slice(0, index).match(/\n/g)?.length ?? 0);
    parts.push(xml.slice(written, index));
    written = index + 1;
  }
  return { xml: [...parts, xml.slice(written)].join('&amp;'), count: parts.length, line };
}
