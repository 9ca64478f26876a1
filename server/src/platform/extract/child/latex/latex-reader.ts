import { lowered, raised } from '@akada/core/notes/raised-text.ts';
import { NESTING_LIMIT } from '../../limits.ts';
import { Unreadable } from '../../reasons.ts';
import { pictureRun } from '../blocks/picture-run.ts';
import { code, heading, listItem, paragraph, plain, type RawBlock, type Run } from '../blocks/raw-block.ts';
import { LatexTable } from './latex-table.ts';
import type { LatexToken } from './latex-tokens.ts';
import {
  accents,
  characterCommands,
  headingLevels,
  shapedEnvironments,
  tableEnvironments,
} from './latex-words.ts';

/** Settings of a pair of braces, until it closes. */
interface Group {
  bold: boolean;
  shift: (text: string) => string;
  /** The effect of the closing brace: a heading is complete, a footnote's bracket closes. */
  end: 'nothing' | 'heading' | 'footnote';
}

interface List {
  isNumbered: boolean;
  next: number;
}

const same = (text: string): string => text;
const RAISES: Readonly<Record<string, (text: string) => string>> = {
  textsuperscript: raised,
  textsubscript: lowered,
};
const BOLD = new Set(['textbf', 'bfseries', 'mathbf', 'alert', 'bf']);

/** Turns LaTeX tokens into blocks. Unknown commands give their text. */
export class LatexReader {
  readonly blocks: RawBlock[] = [];
  #runs: Run[] = [];
  #groups: Group[] = [];
  #group: Group = { bold: false, shift: same, end: 'nothing' };
  /** Settings for the next opening brace. */
  #next: Partial<Group> = {};
  #headingLevel = 0;
  #lists: List[] = [];
  #item: { depth: number; ordinal: number | null } | null = null;
  #table: LatexTable | null = null;
  #accent: string | null = null;

  /** @throws {Unreadable} `too_deep` beyond the nesting limit */
  read(token: LatexToken): void {
    if (token.is === 'text') this.#text(token.source);
    else if (token.is === 'math') this.#math(token.source, token.display);
    else if (token.is === 'open') this.#open();
    else if (token.is === 'close') this.#close();
    else if (token.is === 'paragraph') this.#endBlock();
    else if (token.is === 'cell') this.#table?.endCell(this.#takeRuns());
    else if (token.is === 'begin') this.#begin(token.name);
    else if (token.is === 'end') this.#end(token.name);
    else this.#command(token.name, token.source);
  }

  end(): void {
    this.#endTable();
    this.#endBlock();
  }

  #text(source: string): void {
    const text = quoted(source);
    const mark = this.#accent;
    this.#accent = null;
    const [first = ''] = text;
    const accented = mark ? first.replace('ı', 'i') + mark + text.slice(first.length) : text;
    this.#runs.push({ text: this.#group.shift(accented), bold: this.#group.bold });
  }

  #math(source: string, display: boolean): void {
    this.#runs.push(plain(display ? ` ${source} ` : source));
  }

  #open(): void {
    if (this.#groups.length >= NESTING_LIMIT) throw new Unreadable('too_deep', 'groups beyond the limit');
    this.#groups.push(this.#group);
    this.#group = { ...this.#group, end: 'nothing', ...this.#next };
    this.#next = {};
  }

  #close(): void {
    const { end } = this.#group;
    if (end === 'heading') this.#endBlock();
    if (end === 'footnote') this.#runs.push(plain(')'));
    this.#group = this.#groups.pop() ?? this.#group;
  }

  #command(name: string, source: string): void {
    const bare = name.replace(/\*$/, '');
    const level = headingLevels[bare];
    if (name === 'verbatim') this.#verbatim(source);
    else if (name === '\\' || bare === 'tabularnewline') this.#lineEnd();
    else if (level !== undefined) this.#heading(level);
    else if (bare === 'item') this.#startItem();
    else if (bare === 'par') this.#endBlock();
    else if (BOLD.has(bare)) this.#setBold(bare);
    else if (RAISES[bare]) this.#next = { shift: RAISES[bare] };
    else if (bare === 'footnote') this.#footnote();
    else if (bare === 'includegraphics') this.#runs.push(pictureRun(null));
    else if (/^(?:hline|midrule|toprule|bottomrule)$/.test(bare)) this.#table?.rule();
    else if (characterCommands[name] !== undefined) this.#text(characterCommands[name]);
    else if (accents[name] !== undefined) this.#accent = accents[name];
    else if (this.#runs.length > 0 && /\s$/.test(source)) this.#runs.push(plain(' '));
  }

  #verbatim(source: string): void {
    this.#endBlock();
    this.blocks.push(code(source));
  }

  #lineEnd(): void {
    if (this.#table) this.#table.endRow(this.#takeRuns());
    else this.#runs.push(plain(' '));
  }

  #heading(level: number): void {
    this.#endBlock();
    this.#headingLevel = level;
    this.#next = { end: 'heading' };
  }

  #setBold(name: string): void {
    if (/series|bf$/.test(name) && name !== 'textbf' && name !== 'mathbf')
      this.#group = { ...this.#group, bold: true };
    else this.#next = { bold: true };
  }

  #footnote(): void {
    this.#runs.push(plain(' ('));
    this.#next = { end: 'footnote' };
  }

  #begin(name: string): void {
    this.#endBlock();
    const isNumbered = name === 'enumerate';
    if (isNumbered || name === 'itemize' || name === 'description') {
      if (this.#lists.length >= NESTING_LIMIT) throw new Unreadable('too_deep', 'lists beyond the limit');
      this.#lists.push({ isNumbered, next: 1 });
    }
    if (tableEnvironments.has(name)) this.#table = new LatexTable();
    if (name === 'frame') this.#heading(2);
    if (shapedEnvironments[name] === undefined && name !== 'frame') this.#next = {};
  }

  #end(name: string): void {
    if (tableEnvironments.has(name)) this.#endTable();
    this.#endBlock();
    if (name === 'enumerate' || name === 'itemize' || name === 'description') this.#lists.pop();
  }

  #startItem(): void {
    this.#endBlock();
    const list = this.#lists.at(-1);
    this.#item = { depth: Math.max(this.#lists.length - 1, 0), ordinal: list?.isNumbered ? list.next : null };
    if (list) list.next += 1;
  }

  #endTable(): void {
    if (!this.#table) return;
    this.blocks.push(...this.#table.finish(this.#takeRuns()));
    this.#table = null;
  }

  #endBlock(): void {
    if (this.#table) return;
    const runs = this.#takeRuns();
    const level = this.#headingLevel;
    const item = this.#item;
    if (runs.every(({ text }) => text.trim() === '')) return;

    this.#headingLevel = 0;
    // Only the first paragraph of an item carries its number.
    if (item) this.#item = this.#lists.length > 0 ? { ...item, ordinal: null } : null;
    if (level > 0) this.blocks.push(heading(level, runs));
    else if (item && this.#lists.length > 0) this.blocks.push(listItem(runs, item.depth, item.ordinal));
    else this.blocks.push(paragraph(runs));
  }

  #takeRuns(): Run[] {
    const runs = this.#runs;
    this.#runs = [];

    return runs;
  }
}

/** Quotation marks and dashes as they are printed. */
function quoted(text: string): string {
  return text
    .replace(/``/g, '“')
    .replace(/''/g, '”')
    .replace(/---/g, '—')
    .replace(/--/g, '–')
    .replace(/`/g, '‘');
}
