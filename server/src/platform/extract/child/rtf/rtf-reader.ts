import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import { DOCUMENT_LIMITS, NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import { pictureRun } from '../blocks/picture-run.ts';
import type { RawBlock } from '../blocks/raw-block.ts';
import { LINE_BREAK } from '../blocks/typed-lines.ts';
import { PLAIN_PARAGRAPH, RtfBlocks, type RtfParagraph } from './rtf-blocks.ts';
import { encodingOfCharacterSet, encodingOfCodePage } from './rtf-code-pages.ts';
import { RtfText } from './rtf-text.ts';
import type { RtfToken } from './rtf-tokens.ts';
import { characterWords, hiddenGroups, lineEnds, paragraphEnds } from './rtf-words.ts';

/** State that a group sets and its end restores. */
interface GroupState {
  bold: boolean;
  hidden: boolean;
  deleted: boolean;
  shift: 'raised' | 'lowered' | null;
  encoding: string;
  /** Characters that stand for a Unicode one. */
  passed: number;
  /** True for a footnote, which is displayed in brackets. */
  isNote: boolean;
  /** The destination of its text. */
  target: 'body' | 'nowhere' | 'fonts' | 'styles' | 'title' | 'mark' | 'around' | 'comment';
}

const TARGETS: Readonly<Record<string, GroupState['target']>> = {
  fonttbl: 'fonts',
  stylesheet: 'styles',
  info: 'nowhere',
  title: 'title',
  listtext: 'mark',
  pntext: 'mark',
  ...Object.fromEntries(
    ['header', 'footer'].flatMap((name) => ['', 'l', 'r', 'f'].map((pages) => [name + pages, 'around'])),
  ),
  annotation: 'comment',
  shptxt: 'body',
  result: 'body',
};
/**
 * Content that is visible inside of a hidden group: titles, comments, the text of a box, the picture of an
 * object.
 */
const SHOWN_WITHIN = new Set(['title', 'annotation', 'shptxt', 'result']);

/** Follows the tokens of RTF and makes blocks of them. */
export class RtfReader {
  title = '';
  readonly hiddenTexts: string[] = [];
  /** Text above and below the pages. */
  readonly around: string[] = [];
  comments = 0;
  #groups: GroupState[] = [];
  #state: GroupState = {
    bold: false,
    hidden: false,
    deleted: false,
    shift: null,
    encoding: 'windows-1252',
    passed: 1,
    isNote: false,
    target: 'body',
  };
  #documentEncoding = 'windows-1252';
  #text = new RtfText();
  #blocks = new RtfBlocks();
  #paragraph = PLAIN_PARAGRAPH;
  #fonts = new Map<number, string | null>();
  #font = 0;
  #styles = new Map<number, number>();
  #style = 0;
  #characters = 0;

  /** Whether groups are still open. */
  get isOpen(): boolean {
    return this.#groups.length > 0;
  }

  /** Whether as much was read as a document may hold. */
  get isFull(): boolean {
    return this.#characters > DOCUMENT_LIMITS.characters;
  }

  /** @throws {Unreadable} `too_deep` beyond the nesting limit */
  read(token: RtfToken): void {
    if (token.is === 'open') this.#openGroup();
    else if (token.is === 'close') this.#closeGroup();
    else if (token.is === 'control') this.#control(token.word, token.parameter);
    // The data of a picture is millions of letters.
    else if (this.#state.target !== 'nowhere') this.#show(token);
  }

  /** @returns the blocks; the last one can be unfinished */
  finish(): RawBlock[] {
    this.#endParagraph();
    this.#blocks.endRow();

    return this.#blocks.blocks;
  }

  #show(token: Extract<RtfToken, { is: 'byte' | 'text' }>): void {
    if (token.is === 'byte') {
      this.#text.addByte(token.value);
      return;
    }
    this.#characters += token.text.length;
    this.#text.addText(token.text);
  }

  #openGroup(): void {
    if (this.#groups.length >= NESTING_LIMIT) throw new Unreadable('too_deep', 'groups beyond the limit');
    this.#endRun();
    this.#groups.push({ ...this.#state });
  }

  #closeGroup(): void {
    if (this.#state.isNote && !this.#groups.at(-1)?.isNote) this.#text.addShown(')');
    this.#endRun();
    this.#text.endGroup();
    this.#state = this.#groups.pop() ?? this.#state;
    this.#text.decodeAs(this.#state.encoding);
  }

  #control(word: string, parameter: number | null): void {
    const visibleText = characterWords[word];
    if (word === 'u' && parameter !== null) this.#text.addUnicode(parameter, this.#state.passed);
    else if (visibleText !== undefined) this.#text.addShown(visibleText);
    else if (isPicture(word) && this.#isShown(word)) this.#picture();
    else if (hiddenGroups.has(word) || TARGETS[word]) this.#enter(word);
    else if (lineEnds.has(word)) this.#endLine();
    else if (word === 'footnote') this.#openNote();
    else if (this.#state.target === 'body' && this.#structure(word)) return;
    else if (!this.#character(word, parameter)) this.#property(word, parameter);
  }

  /** A picture in its newer form stands behind a star, which hid its group already. */
  #isShown(word: string): boolean {
    const { target, hidden, deleted } =
      (word === 'shppict' ? this.#groups.at(-1) : this.#state) ?? this.#state;

    return target === 'body' && !hidden && !deleted;
  }

  #picture(): void {
    this.#endRun();
    this.#blocks.add(pictureRun(null));
    this.#state.target = 'nowhere';
  }

  #openNote(): void {
    this.#text.addShown(' (');
    this.#state.isNote = true;
  }

  /** Hidden content stays hidden in all inner groups, with a few exceptions. */
  #enter(word: string): void {
    this.#endRun();
    const target = TARGETS[word] ?? 'nowhere';
    if (this.#state.target !== 'nowhere' || SHOWN_WITHIN.has(word)) this.#state.target = target;
    if (this.#state.target === 'around') this.around.push('');
    if (this.#state.target === 'comment') this.comments += 1;
  }

  #endLine(): void {
    this.#endRun();
    if (this.#isShown('line')) this.#blocks.add(LINE_BREAK);
  }

  #structure(word: string): boolean {
    if (paragraphEnds.has(word)) {
      if (this.#paragraph.inTable || this.#state.isNote) this.#text.addShown(' ');
      else this.#endParagraph();
    } else if (word === 'cell') this.#endCell();
    else if (word === 'row') this.#blocks.endRow();
    else if (word === 'pard') this.#paragraph = PLAIN_PARAGRAPH;
    else return false;

    return true;
  }

  /** @returns whether the word says how characters look */
  #character(word: string, parameter: number | null): boolean {
    const isOn = parameter !== 0;
    const change = (part: Partial<GroupState>) => {
      this.#endRun();
      Object.assign(this.#state, part);
      return true;
    };
    if (word === 'b') return change({ bold: isOn });
    if (word === 'v') return change({ hidden: isOn });
    if (word === 'deleted') return change({ deleted: isOn });
    if (word === 'super') return change({ shift: isOn ? 'raised' : null });
    if (word === 'sub') return change({ shift: isOn ? 'lowered' : null });
    if (word === 'nosupersub') return change({ shift: null });
    if (word === 'plain') return change({ bold: false, hidden: false, deleted: false, shift: null });

    return false;
  }

  #property(word: string, parameter: number | null): void {
    const value = parameter ?? 0;
    if (word === 'uc') this.#state.passed = Math.max(value, 0);
    else if (word === 'ansicpg') this.#encodeDocument(encodingOfCodePage(value));
    else if (word === 'mac') this.#encodeDocument('macintosh');
    else if (word === 'f') this.#useFont(value);
    else if (word === 'fcharset' && this.#state.target === 'fonts')
      this.#fonts.set(this.#font, encodingOfCharacterSet(value));
    else if (word === 's') this.#useStyle(value);
    else if (word === 'ls') this.#change({ listDepth: this.#paragraph.listDepth ?? 0 });
    else if (word === 'ilvl') this.#change({ listDepth: Math.max(value, 0) });
    else if (word === 'intbl') this.#change({ inTable: true });
    else if (word === 'outlinelevel') this.#setLevel(value + 1);
  }

  #change(part: Partial<RtfParagraph>): void {
    this.#paragraph = { ...this.#paragraph, ...part };
  }

  #encodeDocument(encoding: string): void {
    this.#documentEncoding = encoding;
    this.#encode(encoding);
  }

  #encode(encoding: string): void {
    this.#state.encoding = encoding;
    this.#text.decodeAs(encoding);
  }

  #useFont(font: number): void {
    this.#font = font;
    if (this.#state.target !== 'fonts') this.#encode(this.#fonts.get(font) ?? this.#documentEncoding);
  }

  #useStyle(style: number): void {
    this.#style = style;
    const level = this.#styles.get(style);
    if (this.#state.target === 'body' && level !== undefined) this.#change({ headingLevel: level });
  }

  /** Levels beyond the sixth mean body text. */
  #setLevel(level: number): void {
    if (level > 6) return;
    if (this.#state.target === 'styles') this.#styles.set(this.#style, level);
    else this.#change({ headingLevel: level });
  }

  #endRun(): void {
    const text = this.#text.take();
    const { target, hidden, deleted, shift, bold } = this.#state;
    if (hidden && !deleted && target === 'body' && text.trim() !== '') this.hiddenTexts.push(text.trim());
    if (text === '' || hidden || deleted) return;

    if (target === 'title') this.title += text;
    else if (target === 'mark') this.#blocks.addMark(text);
    else if (target === 'styles') this.#nameStyle(text);
    else if (target === 'around') this.around.push(`${this.around.pop() ?? ''}${text}`);
    else if (target === 'body') this.#blocks.add({ text: shifted(text, shift), bold });
  }

  #nameStyle(name: string): void {
    const level = /^\s*heading (\d)/i.exec(name)?.[1];
    if (level) this.#styles.set(this.#style, Number(level));
    else if (/^\s*title;/i.test(name)) this.#styles.set(this.#style, 1);
  }

  #endParagraph(): void {
    this.#endRun();
    this.#blocks.endParagraph(this.#paragraph);
  }

  #endCell(): void {
    this.#endRun();
    this.#blocks.endCell();
  }
}

const isPicture = (word: string) => word === 'pict' || word === 'shppict';

function shifted(text: string, shift: GroupState['shift']): string {
  if (shift === null) return text;

  return shift === 'raised' ? raised(text) : lowered(text);
}
