import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import { pictureBlock, pictureRun } from '../blocks/picture-run.ts';
import { heading, paragraph, type RawBlock, type RawDocument, type Run } from '../blocks/raw-block.ts';
import { tableRow } from '../blocks/table-row.ts';
import { splitSections } from '../compose/split-sections.ts';
import type { FileSource } from '../file-source.ts';
import { readWholeTextFile } from '../text-file.ts';
import { walkXmlText, type XmlVisitor } from './walk-xml.ts';

/** Pictures are stored as letters; only the title of the description is used. */
const SKIPPED = new Set(['binary', 'stylesheet', 'description']);
const PARAGRAPHS = new Set(['p', 'v', 'subtitle', 'text-author', 'th', 'td']);

/** Reads a FictionBook: its chapters with their titles. @throws {Unreadable} `damaged` or `too_deep` */
export async function readFictionBook(source: FileSource): Promise<RawDocument> {
  const { text, warnings } = await readWholeTextFile(source);
  const reader = new BookReader();
  walkXmlText(text, reader);

  return { title: reader.title || null, pages: splitSections(reader.blocks), warnings };
}

class BookReader implements XmlVisitor {
  readonly blocks: RawBlock[] = [];
  title = '';
  #open: string[] = [];
  #runs: Run[] = [];
  #row: { cells: Run[][]; isHead: boolean } | null = null;
  #inNotes = false;

  open(name: string, attributes: Record<string, string>): void {
    this.#open.push(name);
    if (name === 'image') this.#picture(attributes.alt);
    if (name === 'tr') this.#row = { cells: [], isHead: true };
    if (name === 'body') this.#inNotes = attributes.name === 'notes';
    if (name === 'td' && this.#row) this.#row.isHead = false;
    // Marks of notes stand within a sentence and are not part of it.
    if (name === 'a' && attributes.type === 'note') this.#open[this.#open.length - 1] = 'binary';
    if (PARAGRAPHS.has(name)) this.#runs = [];
  }

  text(text: string): void {
    if (this.#open.at(-1) === 'book-title' && this.#isIn('title-info')) this.title += text;
    if (this.#open.some((name) => SKIPPED.has(name)) || !this.#open.some((name) => PARAGRAPHS.has(name)))
      return;

    this.#runs.push({ text: this.#shifted(text), bold: this.#isIn('strong') });
  }

  close(name: string): void {
    this.#open.pop();
    if (name === 'tr') this.#endRow();
    if (!PARAGRAPHS.has(name) || this.#open.some((open) => SKIPPED.has(open))) return;

    const runs = this.#runs;
    this.#runs = [];
    if (this.#row) this.#row.cells.push(runs);
    // A note is headed by its number.
    else if (!this.#inNotes || !this.#isIn('title')) this.blocks.push(this.#blockOf(name, runs));
  }

  /** A picture within a sentence or on its own. The cover is in the description and is omitted. */
  #picture(alternative: string | undefined): void {
    if (this.#open.some((name) => SKIPPED.has(name))) return;
    if (this.#open.some((name) => PARAGRAPHS.has(name))) this.#runs.push(pictureRun(alternative));
    else this.blocks.push(pictureBlock(alternative));
  }

  #blockOf(name: string, runs: Run[]): RawBlock {
    const level = this.#open.filter((open) => open === 'section').length;
    if (this.#isIn('title')) return heading(Math.max(level, 1), runs);
    if (name === 'subtitle') return heading(level + 1, runs);

    return paragraph(runs);
  }

  #endRow(): void {
    if (this.#row) this.blocks.push(tableRow(this.#row.cells, this.#row.isHead));
    this.#row = null;
  }

  #shifted(text: string): string {
    if (this.#isIn('sup')) return raised(text);
    return this.#isIn('sub') ? lowered(text) : text;
  }

  #isIn(name: string): boolean {
    return this.#open.includes(name);
  }
}
