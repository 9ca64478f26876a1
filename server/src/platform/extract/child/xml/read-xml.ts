import { paragraph, plain, type RawBlock, type RawDocument } from '../blocks/raw-block.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readWholeTextFile } from '../text-file.ts';
import { walkXmlText, type XmlVisitor } from './walk-xml.ts';

const SKIPPED = new Set(['script', 'style']);

/** Reads the text of any XML, element by element. @throws {Unreadable} `damaged` or `too_deep` */
export async function readXml(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readWholeTextFile(source);

  return { title: null, pages: splitSections(xmlBlocks(text)), warnings };
}

function xmlBlocks(xml: string): RawBlock[] {
  const reader = new ElementText();
  walkXmlText(xml, reader);

  return reader.blocks;
}

/** Elements within a sentence continue its paragraph; any other element is a separate paragraph. */
class ElementText implements XmlVisitor {
  readonly blocks: RawBlock[] = [];
  /** The text since the last block, and whether it started next to other text. */
  #text = '';
  #skipping = 0;
  /** True for each open element that has had text. */
  #hasText: boolean[] = [];

  open(name: string): void {
    if (this.#skipping > 0 || SKIPPED.has(name.toLowerCase())) this.#skipping += 1;
    if (!this.#hasText.at(-1)) this.#flush();
    this.#hasText.push(this.#hasText.at(-1) ?? false);
  }

  text(text: string): void {
    if (this.#skipping > 0) return;
    this.#text += text;
    if (text.trim() !== '' && this.#hasText.length > 0) this.#hasText[this.#hasText.length - 1] = true;
  }

  close(): void {
    if (this.#skipping > 0) this.#skipping -= 1;
    this.#hasText.pop();
    if (!this.#hasText.at(-1)) this.#flush();
  }

  #flush(): void {
    if (this.#text.trim() !== '') this.blocks.push(paragraph([plain(this.#text)]));
    this.#text = '';
  }
}
