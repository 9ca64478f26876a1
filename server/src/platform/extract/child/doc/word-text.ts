import WordOleExtractor from 'word-extractor/lib/word-ole-extractor.js';
import { Unreadable } from '../../reasons.ts';

/** The text of a document in its parts, with Word's own characters for cells, fields and breaks. */
export interface WordText {
  body: string;
  footnotes: string;
  endnotes: string;
  textBoxes: string;
}

const FLAGS = 0x0a;
const IS_LOCKED = 0x0100;

/** The library cleans text itself, and writes "undefined" for each optional hyphen: it is asked for the text before that. */
class TextExtractor extends WordOleExtractor {
  protected override extractWordDocument(container: unknown, stream: Buffer): Promise<unknown> {
    if (stream.length > FLAGS + 1 && stream.readUInt16LE(FLAGS) & IS_LOCKED)
      throw new Unreadable('encrypted', 'the document is marked as encrypted');

    return super.extractWordDocument(container, stream);
  }

  protected override buildDocument(): WordText {
    const text = this._pieces.map((piece) => piece.text).join('');
    const { ccpText, ccpFtn, ccpHdd, ccpAtn, ccpEdn, ccpTxbx } = this._boundaries;
    let start = 0;
    const next = (length: number) => {
      const part = text.slice(start, start + length);
      start += length;
      return part;
    };
    const [body = '', footnotes = '', , , endnotes = '', textBoxes = ''] = [
      ccpText,
      ccpFtn,
      ccpHdd,
      ccpAtn,
      ccpEdn,
      ccpTxbx,
    ].map(next);

    return { body, footnotes, endnotes, textBoxes };
  }
}

/**
 * Reads the text out of a Word document from before 2007.
 *
 * @throws {Unreadable} `encrypted`, or `damaged` when its parts do not fit together
 */
export async function readWordText(bytes: Buffer): Promise<WordText> {
  try {
    const found = await new TextExtractor().extract(readerOf(bytes));

    return found as WordText;
  } catch (error) {
    if (error instanceof Unreadable) throw error;

    throw new Unreadable('damaged', `the document's parts do not fit together: ${error}`);
  }
}

function readerOf(bytes: Buffer) {
  return {
    // Throws at once: the library does not look at what a promise of a later read says, and would wait for ever.
    read(into: Buffer, offset: number, length: number, position: number): Promise<Buffer> {
      if (position < 0 || position > bytes.length)
        throw new Unreadable('damaged', 'a part lies outside of the file');
      bytes.copy(into, offset, position, position + length);

      return Promise.resolve(into);
    },
  };
}
