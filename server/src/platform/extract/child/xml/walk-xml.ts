import { SaxesParser } from 'saxes';
import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';

/** Attributes by their names as written, prefixes included. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * Element names arrive without their prefix, because programs choose prefixes freely, unless `withPrefixes`
 * is set.
 */
export interface XmlVisitor {
  withPrefixes?: boolean;
  open(name: string, attributes: Attributes): void;
  text(text: string): void;
  close(name: string): void;
}

/**
 * Reads XML piece by piece. Only XML's five entities are known. A document type could declare more and is
 * rejected: no office program writes one.
 *
 * @param chunks bytes in UTF-8, or in UTF-16 with a mark
 * @throws {Unreadable} `damaged` if it is no XML, `too_deep` beyond the nesting limit; and errors of the
 * visitor
 */
export async function walkXml(chunks: AsyncIterable<Uint8Array>, visitor: XmlVisitor): Promise<void> {
  const parser = createParser(visitor);
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingBy(chunk), { fatal: true });
    parser.write(decode(decoder, chunk));
  }
  if (decoder) parser.write(decode(decoder));
  parser.close();
}

/**
 * As `walkXml`, of a file that a person wrote and that was decoded: it may name a document type, but not declare one.
 *
 * @throws {Unreadable} `damaged` or `too_deep`; and what the visitor throws
 */
export function walkXmlText(xml: string, visitor: XmlVisitor): void {
  createParser(visitor, /<!ENTITY|\[/i)
    .write(withoutIllegal(xml))
    .close();
}

/** @param refusedType content that a document type must not have */
function createParser(visitor: XmlVisitor, refusedType = /^/): SaxesParser {
  // Resolving namespaces takes time by the square of the depth.
  const parser = new SaxesParser({ xmlns: false, position: false });
  const getName = visitor.withPrefixes ? (name: string) => name : withoutPrefix;
  let depth = 0;
  // The parser would continue after an error.
  parser.on('error', (error) => {
    throw new Unreadable('damaged', `XML: ${error.message.slice(0, 200)}`);
  });
  parser.on('doctype', (type) => {
    if (refusedType.test(type)) throw new Unreadable('damaged', 'a document type of its own');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > NESTING_LIMIT) throw new Unreadable('too_deep', 'XML nested beyond the limit');
    visitor.open(getName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    visitor.close(getName(name));
  });
  parser.on('text', (text) => visitor.text(text));
  parser.on('cdata', (text) => visitor.text(text));

  return parser;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

function encodingBy([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';

  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new Unreadable('damaged', 'XML in a broken encoding');
  }
}

/** The declared encoding was applied already, and stray control characters are no reason to reject a file. */
function withoutIllegal(xml: string): string {
  return xml.replace(/^\uFEFF?\s+(?=<\?xml)/, '').replace(/[^\P{Cc}\t\n\r\u0085]/gu, '');
}
