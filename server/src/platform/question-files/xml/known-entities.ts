/**
 * Entities of XML that a parser may be given. It would take all text up to the next semicolon for the name of one, and the
 * next questions with it.
 */

export interface KnownEntities {
  /** The text with `&amp;` for each `&` that begins no entity of XML. */
  xml: string;
  /** 1-based lines of those, in order. */
  lines: number[];
}

const places = /<!\[CDATA\[|<!--|&/g;
const known = /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});/iy;

/** @param xml of a file @returns it with nothing but entities of XML; "AT&T" and "&nbsp;" become what they say */
export function withKnownEntities(xml: string): KnownEntities {
  const parts: string[] = [];
  const lines: number[] = [];
  let written = 0;
  let line = 1;
  let counted = 0;
  places.lastIndex = 0;
  for (let found = places.exec(xml); found !== null; found = places.exec(xml)) {
    const { index } = found;
    if (found[0] !== '&') {
      const end = xml.indexOf(found[0] === '<!--' ? '-->' : ']]>', index);
      if (end === -1) break;
      places.lastIndex = end;
      continue;
    }
    known.lastIndex = index;
    if (known.test(xml)) continue;

    line += lineEnds(xml.slice(counted, index));
    counted = index;
    lines.push(line);
    parts.push(xml.slice(written, index), '&amp;');
    written = index + 1;
  }
  return { xml: lines.length === 0 ? xml : parts.join('') + xml.slice(written), lines };
}

function lineEnds(text: string): number {
  return text.match(/\n/g)?.length ?? 0;
}
