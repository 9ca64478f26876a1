/** The elements that are open while XML of questions is read, and the question among them. */
import type { Attributes } from '../../extract/child/xml/walk-xml.ts';
import type { FileRemark } from '../question-file.ts';
import type { ItemVisitor } from './item-visitor.ts';
import type { PlacedElement } from './placed-element.ts';

interface OpenItem {
  element: PlacedElement;
  /** The open elements of the item, starting with the item. */
  stack: PlacedElement[];
  mistake: FileRemark | null;
}

/** Tells a visitor of questions when it is known whether they are whole. */
export class ItemStack {
  readonly #visitor: ItemVisitor;
  readonly #here: () => { line: number; position: number };
  #item: OpenItem | null = null;
  /** The question that has just ended, and where: the parser finds some mistakes after it has closed elements. */
  #ended: { item: OpenItem; position: number } | null = null;
  #hasMistakeOutside = false;
  #hasSpoiltItem = false;

  /**
   * @param visitor is told
   * @param here where the parser is: its line, and how many characters it has read
   */
  constructor(visitor: ItemVisitor, here: () => { line: number; position: number }) {
    this.#visitor = visitor;
    this.#here = here;
  }

  get line(): number {
    return this.#here().line;
  }

  /** @param name without its prefix @param attributes as written */
  open(name: string, attributes: Attributes): void {
    this.#handOver();
    if (this.#visitor.isItem(name)) this.#beginItem(name, attributes);
    else if (this.#item === null) this.#visitor.open?.(name, attributes, this.line);
    else {
      const element: PlacedElement = { name, attributes, line: this.line, children: [] };
      this.#item.stack.at(-1)?.children.push(element);
      this.#item.stack.push(element);
    }
  }

  /** @param text of any element */
  text(text: string): void {
    const open = this.#item?.stack.at(-1);
    if (open === undefined) this.#visitor.text?.(text);
    else open.children.push(text);
  }

  /** @param name without its prefix */
  close(name: string): void {
    const item = this.#item;
    if (item === null) {
      this.#handOver();
      this.#visitor.close?.(name);
      return;
    }
    item.stack.pop();
    if (item.stack.length > 0) return;

    this.#item = null;
    this.#ended = { item, position: this.#here().position };
  }

  /** @param message about the problem at the parser's position */
  mistake(message: string): void {
    const { line, position } = this.#here();
    const item = this.#item ?? (this.#ended?.position === position ? this.#ended.item : null);
    if (item !== null) item.mistake ??= { line, message };
    else this.mistakeOutside(message);
  }

  /**
   * Ignores mistakes after a spoilt question, because they result from its tags.
   *
   * @param message about a problem outside of questions
   */
  mistakeOutside(message: string): void {
    if (!this.#hasSpoiltItem) this.#fail(message);
  }

  /** The file ends where something is open. */
  cutShort(): void {
    if (this.#item === null) this.#fail('The file ends too early: a part of it may be missing.');
  }

  /** The file has ended. */
  end(): void {
    this.#handOver();
    const item = this.#item;
    if (item === null) return;

    this.#item = null;
    const message = 'The file ends within this question. A part of it may be missing.';
    this.#spoilt(item.mistake ?? { line: item.element.line, message });
  }

  /** @param mistake after which nothing can be read */
  stop(mistake: FileRemark): void {
    this.#handOver();
    const item = this.#item;
    this.#item = null;
    if (item !== null) this.#spoilt(item.mistake ?? mistake);
    else this.#visitor.mistake(mistake);
  }

  #beginItem(name: string, attributes: Attributes): void {
    const unclosed = this.#item;
    if (unclosed !== null) {
      const { line } = unclosed.element;
      this.#spoilt({
        line,
        message: `This question does not end: </${unclosed.element.name}> is missing.`,
      });
    }
    const element: PlacedElement = { name, attributes, line: this.line, children: [] };
    this.#item = { element, stack: [element], mistake: null };
  }

  #handOver(): void {
    const ended = this.#ended;
    this.#ended = null;
    if (ended === null) return;

    const { element, mistake } = ended.item;
    if (mistake === null) this.#visitor.item(element);
    else this.#spoilt(mistake);
  }

  /** One is enough. */
  #fail(message: string): void {
    if (this.#hasMistakeOutside) return;
    this.#hasMistakeOutside = true;
    this.#visitor.mistake({ line: this.line, message });
  }

  #spoilt(mistake: FileRemark): void {
    this.#hasSpoiltItem = true;
    this.#visitor.spoiltItem(mistake);
  }
}
