import type { MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it';

/** Results of the rules, in addition to tokens. */
export interface VaultEnvironment {
  /** Names of notes and other files that this note embeds. */
  embedded?: string[];
}

/** "[[note]]", "[[note|words]]" and, for a file that is shown in its place, "![[file]]". */
const LINK = /^(!?)\[\[([^\]\n|]{1,200})(?:\|([^\]\n]{1,200}))?\]\]/;
const LONGEST_LINK = 410;
const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|tiff?|heic|excalidraw)$/i;
/** Behind a bar may stand the width of a picture. */
const SIZE = /^\d+(?:x\d+)?$/;
const LONGEST_MARKED = 1_000;
/** A letter is in it, or it is long: "10 ^23" ends with a power. */
const BLOCK_ID = /^\^(?=[a-z\d-]*[a-z]|[a-z\d-]{6})[a-z\d][a-z\d-]{2,60}[ \t]*(?=\n|$)/i;
const CALLOUT = /^\[!([a-z][\w -]{0,40})(?:\|[^\]\n]*)?\][+-]?[ \t]*([^\n]*)\n?/i;

/**
 * Teaches the parser what programs for notes that link to one another write beyond Markdown: links, marked words, comments,
 * names of blocks and callouts. Code comes before these rules.
 */
export function addVaultRules(parser: MarkdownIt): void {
  parser.inline.ruler.before('link', 'vault_link', readLink);
  parser.inline.ruler.before('link', 'vault_comment', readComment);
  parser.inline.ruler.before('link', 'vault_mark', readMark);
  parser.inline.ruler.before('link', 'block_id', readBlockId);
  parser.block.ruler.before('reference', 'vault_comment', readCommentLines, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  parser.core.ruler.after('block', 'callout', readCallouts);
}

function readLink(state: StateInline, silent: boolean): boolean {
  const first = state.src[state.pos];
  if (first !== '[' && first !== '!') return false;
  const [whole, mark, target = '', words] =
    LINK.exec(state.src.slice(state.pos, state.pos + LONGEST_LINK)) ?? [];
  if (whole === undefined) return false;
  if (!silent && mark === '!' && PICTURE.test(target)) addPicture(state, words);
  else if (!silent) {
    if (mark === '!') (state.env as VaultEnvironment).embedded?.push(target);
    state.push('text', '', 0).content = words ?? shownTarget(target);
  }
  state.pos += whole.length;
  return true;
}

function addPicture(state: StateInline, words = ''): void {
  const text = new state.Token('text', '', 0);
  text.content = SIZE.test(words.trim()) ? '' : words;
  state.push('image', 'img', 0).children = [text];
}

/** "Note#Part" is shown as "Note > Part", and the name of a block is shown nowhere. */
function shownTarget(target: string): string {
  return target
    .replace(/#?\^[\w-]+$/, '')
    .split('#')
    .filter((part) => part !== '')
    .join(' > ');
}

function readComment(state: StateInline): boolean {
  if (!state.src.startsWith('%%', state.pos)) return false;
  const end = state.src.indexOf('%%', state.pos + 2);
  if (end < 0) return false;
  state.pos = end + 2;
  return true;
}

/** "==words==", whose signs go and whose words stay. */
function readMark(state: StateInline, silent: boolean): boolean {
  const { src, pos, posMax } = state;
  if (!/^==[^\s=]/.test(src.slice(pos, pos + 3))) return false;
  const within = src.slice(pos + 2, Math.min(posMax, pos + LONGEST_MARKED));
  const length = /[^\s=]==(?!=)/.exec(within)?.index;
  if (length === undefined) return false;
  if (!silent) {
    state.pos = pos + 2;
    state.posMax = pos + 2 + length + 1;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
  }
  state.pos = pos + 2 + length + 3;
  return true;
}

function readBlockId(state: StateInline): boolean {
  if (state.src[state.pos] !== '^' || /\S/.test(state.src[state.pos - 1] ?? '')) return false;
  const id = BLOCK_ID.exec(state.src.slice(state.pos, state.pos + 80))?.[0];
  if (id === undefined) return false;
  state.pos += id.length;
  return true;
}

/** A comment that begins a line and can hold blank lines; the text behind its end counts. */
function readCommentLines(state: StateBlock, start: number, end: number, silent: boolean): boolean {
  const lineAt = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line] ?? 0);
  if (!lineAt(start).startsWith('%%')) return false;
  for (let line = start; line < end; line += 1) {
    const text = line === start ? lineAt(line).slice(2) : lineAt(line);
    const index = text.indexOf('%%');
    if (index < 0) continue;
    if (silent) return true;
    const rest = text.slice(index + 2).trim();
    if (rest !== '') pushParagraph(state, rest);
    state.line = line + 1;
    return true;
  }

  return false;
}

function pushParagraph(state: StateBlock, content: string): void {
  state.push('paragraph_open', 'p', 1);
  const inline = state.push('inline', '', 0);
  inline.content = content;
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
}

/** A quotation that begins with "[!kind] Title" shows its title, or else its kind, on a separate line. */
function readCallouts(state: StateCore): void {
  state.tokens = state.tokens.flatMap((token, index) => {
    const isFirst =
      state.tokens[index - 1]?.type === 'paragraph_open' &&
      state.tokens[index - 2]?.type === 'blockquote_open';
    const [line, kind = '', title = ''] =
      (isFirst && token.type === 'inline' && CALLOUT.exec(token.content)) || [];
    if (line === undefined) return [token];

    const rest = token.content.slice(line.length);
    const part = (content: string) =>
      Object.assign(new state.Token('inline', '', 0), { content, children: [] });
    const [opening, closing] = [state.tokens[index - 1], state.tokens[index + 1]];
    const head = part(title.trim() || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase());
    const parts: (Token | undefined)[] = rest === '' ? [head] : [head, closing, opening, part(rest)];
    return parts.filter((one) => one !== undefined);
  });
}
