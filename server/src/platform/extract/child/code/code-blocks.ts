import { code, type RawBlock } from '../blocks/raw-block.ts';
import { plainBlocks } from '../plain/plain-blocks.ts';
import type { CommentForms } from './comment-forms.ts';

/** Comments become paragraphs, and the text between them becomes code. A comment behind code stays with it. */
export function codeBlocks(text: string, forms: CommentForms): RawBlock[] {
  const reader = new CodeReader(forms);
  for (const line of text.split(/\r\n|\r|\n/)) reader.read(line);
  reader.end();

  return reader.blocks;
}

/** Stars, slashes and the like before the words of a comment. */
const ORNAMENT = /^\s*(?:[*!/#;%'-]+(?=\s|$))?\s?/;
const TAG = /^@(param|returns?|throws|example|see|author|since|version|type)\b\s*/i;
/** These comments address a machine. */
const MACHINE = /^\s*(?:!\/|-\*-|eslint|biome-|prettier|noqa|type:|pragma|region|endregion|@ts-|SPDX|vim:)/i;

class CodeReader {
  readonly blocks: RawBlock[] = [];
  readonly #forms: CommentForms;
  #code: string[] = [];
  #comment: string[] = [];
  /** The mark that ends the open comment. */
  #close: string | null = null;

  constructor(forms: CommentForms) {
    this.#forms = forms;
  }

  read(line: string): void {
    if (this.#close !== null) this.#inComment(line, this.#close);
    else if (!this.#startsComment(line)) this.#addCode(line);
  }

  end(): void {
    this.#endComment();
    this.#endCode();
  }

  #startsComment(line: string): boolean {
    const start = line.trimStart();
    const block = this.#forms.block.find(({ open }) => start.startsWith(open));
    if (block) {
      this.#endCode();
      this.#inComment(start.slice(block.open.length), block.close);
      return true;
    }
    const mark = this.#forms.line.find((each) => start.startsWith(each));
    if (mark === undefined) return false;

    this.#endCode();
    this.#addComment(start.slice(mark.length));
    return true;
  }

  #inComment(line: string, close: string): void {
    const end = line.indexOf(close);
    this.#close = end < 0 ? close : null;
    this.#addComment(end < 0 ? line : line.slice(0, end));
    if (end < 0) return;

    this.#endComment();
    const behind = line.slice(end + close.length);
    if (/[\p{L}\p{N}]/u.test(behind)) this.#addCode(behind);
  }

  #addComment(line: string): void {
    const words = MACHINE.test(line) ? '' : line.replace(ORNAMENT, '');
    this.#comment.push(TAG.test(words) ? `\n${words.replace(TAG, '')}` : words);
  }

  #addCode(line: string): void {
    this.#endComment();
    this.#code.push(line);
  }

  #endComment(): void {
    if (this.#comment.length > 0) this.blocks.push(...plainBlocks(this.#comment.join('\n')));
    this.#comment = [];
  }

  #endCode(): void {
    if (this.#code.some((line) => line.trim() !== '')) this.blocks.push(code(this.#code.join('\n')));
    this.#code = [];
  }
}
