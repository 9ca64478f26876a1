import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';

/** What a reader of XML wants to know, in the order of the file. Names come without their prefixes. */
export interface XmlHandler {
  open(name: string, attributes: Record<string, string>): void;
  text(text: string): void;
  close(name: string): void;
}

/**
 * Goes through XML once. Entities of its own are never expanded, and a declared type that could define some
 * refuses the file.
 *
 * @throws {Unreadable} `damaged` or `too_deep`
 */
export function parseXml(xml: string, handler: XmlHandler): void {
  let depth = 0;
  // Namespaces cost the parser a step for each level, at each level.
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', (error) => {
    throw new Unreadable('damaged', `no well-formed XML: ${error.message.slice(0, 200)}`);
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY|\[/i.test(doctype)) throw new Unreadable('damaged', 'a document type of its own');
  });
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    depth += 1;
    if (depth > NESTING_LIMIT) throw new Unreadable('too_deep', 'elements nested beyond the limit');
    handler.open(localName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handler.close(localName(name));
  });
  parser.on('text', (text) => handler.text(text));
  parser.on('cdata', (text) => handler.text(text));
  parser.write(withoutIllegal(xml)).close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The declaration of an encoding was heeded already, and stray control characters are no reason to refuse. */
function withoutIllegal(xml: string): string {
  return xml.replace(/^\uFEFF?\s+(?=<\?xml)/, '').replace(/[^\P{Cc}\t\n\r\u0085]/gu, '');
}
