const DECORATIVE = /:decorative\b[^<>]{0,300}\bval="(?:1|true)"/;
const OPENING = '<w:drawing';
const CLOSING = '</w:drawing>';

/**
 * Leaves out the pictures of a part of a Word document that their author marked as decoration, which the parser cannot
 * distinguish from others. Boxes with text stay.
 *
 * @param markup a part in UTF-8; in another encoding it holds no decoration that is found
 */
export function withoutDecoration(markup: Buffer): Buffer {
  if (!markup.includes(':decorative')) return markup;

  const text = markup.toString('utf8');
  const parts: string[] = [];
  let done = 0;
  for (let start = text.indexOf(OPENING); start >= 0; start = text.indexOf(OPENING, done)) {
    const closing = text.indexOf(CLOSING, start);
    if (closing < 0) break;

    const end = closing + CLOSING.length;
    const drawing = text.slice(start, end);
    const isLeftOut = DECORATIVE.test(drawing) && !drawing.includes('txbxContent');
    parts.push(text.slice(done, isLeftOut ? start : end));
    done = end;
  }

  return Buffer.from(parts.join('') + text.slice(done));
}
