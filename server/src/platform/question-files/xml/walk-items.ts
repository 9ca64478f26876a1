/**
 * Reads question XML in one pass. Only XML's five entities are known, and any document type is rejected. A
 * mistake affects only its question: it is reported with its line, and the other questions are read.
 */
import { SaxesParser } from 'saxes';
import { NESTING_LIMIT } from '../../extract/limits.ts';
import type { FileRemark } from '../question-file.ts';
import { ItemStack } from './item-stack.ts';
import type { ItemVisitor } from './item-visitor.ts';
import { withKnownEntities } from './known-entities.ts';
import { sentenceOfMistake } from './xml-mistakes.ts';

/** Default callbacks for readers that search one thing and skip all else. */
export const unheard = { item() {}, spoiltItem() {}, mistake() {}, warning() {} };

/** Each costs the time of an error with its stack. */
const mostMistakes = 10_000;

class StopReading extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * @param xml of a file, decoded
 * @param visitor is told what is in it, in its order
 */
export function walkItems(xml: string, visitor: ItemVisitor): void {
  const { text, linesBefore } = startOf(xml);
  const { xml: readable, line, count } = withKnownEntities(text);
  if (count > 0) visitor.warning(strayAmpersands(line + linesBefore, count));
  const parser = new SaxesParser({ xmlns: false, position: false });
  const stack = new ItemStack(visitor, () => ({
    line: parser.line + linesBefore,
    position: parser.position,
  }));
  listen(parser, stack);
  try {
    parser.write(readable).close();
    stack.end();
  } catch (error) {
    if (!(error instanceof StopReading)) throw error;
    stack.stop({ line: error.line, message: error.message });
  }
}

function listen(parser: SaxesParser, stack: ItemStack): void {
  let mistakes = 0;
  let depth = 0;
  parser.on('error', ({ message }) => {
    mistakes += 1;
    if (mistakes > mostMistakes)
      throw new StopReading(stack.line, 'The XML has too many mistakes to read on.');
    if (/^(?:unclosed tag|unexpected end)/.test(message)) stack.cutShort();
    // Said of every tag after the outermost has ended.
    else if (/only one root/.test(message)) stack.mistakeOutside(sentenceOfMistake(message));
    else stack.mistake(sentenceOfMistake(message));
  });
  parser.on('doctype', (type) => {
    const line = stack.line - (type.match(/\n/g)?.length ?? 0);
    throw new StopReading(
      line,
      'A document type cannot be imported. Delete <!DOCTYPE …> and upload the file again.',
    );
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > NESTING_LIMIT)
      throw new StopReading(stack.line, 'The XML is nested too deeply from here on.');
    stack.open(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    stack.close(withoutPrefix(name));
  });
  parser.on('text', (text) => stack.text(text));
  parser.on('cdata', (text) => stack.text(text));
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

function strayAmpersands(line: number, count: number): FileRemark {
  const others = count === 1 ? '' : `, as in ${count - 1} other places`;
  return { line, message: `An & stands alone${others}, and was read as it is. In XML it is written &amp;.` };
}

/** Characters that XML does not know are no reason to reject a file; lines before the declaration count. */
function startOf(xml: string): { text: string; linesBefore: number } {
  const text = xml.toWellFormed().replace(/[^\P{Cc}\t\n\r\u0085]|[\ufffe\uffff]/gu, '');
  const [before = ''] = /^\ufeff?\s*/.exec(text) ?? [];
  return { text: text.slice(before.length), linesBefore: before.match(/\n/g)?.length ?? 0 };
}
