import { getEnding } from '@akada/core/notes/file-kinds.ts';

/** The comment syntax of a language. */
export interface CommentForms {
  /** Begin a comment up to the end of the line. */
  line: readonly string[];
  /** Begin and end a comment of several lines. */
  block: readonly { open: string; close: string }[];
}

const SLASHES: CommentForms = { line: ['//'], block: [{ open: '/*', close: '*/' }] };
const HASH: CommentForms = { line: ['#'], block: [] };
const forms: readonly { endings: readonly string[]; forms: CommentForms }[] = [
  { endings: ['rb', 'pl', 'r', 'jl', 'sh', 'bash', 'ex'], forms: HASH },
  {
    endings: ['py'],
    forms: {
      line: ['#'],
      block: [
        { open: '"""', close: '"""' },
        { open: "'''", close: "'''" },
      ],
    },
  },
  { endings: ['ps1'], forms: { line: ['#'], block: [{ open: '<#', close: '#>' }] } },
  { endings: ['css'], forms: { line: [], block: [{ open: '/*', close: '*/' }] } },
  { endings: ['sql'], forms: { line: ['--'], block: [{ open: '/*', close: '*/' }] } },
  { endings: ['lua'], forms: { line: ['--'], block: [{ open: '--[[', close: ']]' }] } },
  { endings: ['hs'], forms: { line: ['--'], block: [{ open: '{-', close: '-}' }] } },
  { endings: ['m', 'erl'], forms: { line: ['%', '//'], block: [{ open: '/*', close: '*/' }] } },
  { endings: ['clj', 'lisp', 'asm'], forms: { line: [';'], block: [] } },
  { endings: ['f90'], forms: { line: ['!'], block: [] } },
  { endings: ['vb'], forms: { line: ["'"], block: [] } },
  {
    endings: ['pas'],
    forms: {
      line: ['//'],
      block: [
        { open: '{', close: '}' },
        { open: '(*', close: '*)' },
      ],
    },
  },
  { endings: ['php'], forms: { line: ['//', '#'], block: [{ open: '/*', close: '*/' }] } },
];
const byEnding = new Map(forms.flatMap((row) => row.endings.map((ending) => [ending, row.forms])));

/** Comment syntax by the file ending; the default is the syntax of C. */
export function getCommentForms(filename: string): CommentForms {
  return byEnding.get(getEnding(filename)) ?? SLASHES;
}
