/** Headings by their commands. */
export const headingLevels: Readonly<Record<string, number>> = {
  part: 1,
  chapter: 1,
  section: 2,
  subsection: 3,
  subsubsection: 4,
  paragraph: 5,
  subparagraph: 6,
  frametitle: 2,
};

/** Commands whose argument is no text. */
export const droppedOne: ReadonlySet<string> = new Set([
  ...['label', 'ref', 'eqref', 'pageref', 'autoref', 'cref', 'Cref', 'cite'],
  ...['citep', 'citet', 'parencite', 'input', 'include', 'bibliography', 'bibliographystyle'],
  ...['usepackage', 'nocite', 'vspace', 'hspace', 'index', 'pagestyle', 'thispagestyle', 'documentclass'],
  ...['hypersetup', 'graphicspath', 'date', 'author', 'title', 'subtitle', 'institute', 'usetheme'],
  ...['bibitem', 'markboth', 'thanks', 'cline', 'geometry', 'lstset', 'pagenumbering', 'color'],
  ...['cmidrule', 'addbibresource'],
]);

/** Commands with two arguments that are none. */
export const droppedTwo: ReadonlySet<string> = new Set([
  ...['newcommand', 'renewcommand', 'providecommand', 'setlength', 'addtolength', 'setcounter', 'newtheorem'],
  ...['DeclareMathOperator', 'addcontentsline', 'fontsize', 'rule', 'definecolor', 'hyphenation'],
]);

/** Environments with an argument that says how they look. */
export const shapedEnvironments: Readonly<Record<string, number>> = {
  tabular: 1,
  array: 1,
  longtable: 1,
  tabularx: 2,
  'tabular*': 2,
  minipage: 1,
  multicols: 1,
  thebibliography: 1,
};

export const tableEnvironments: ReadonlySet<string> = new Set([
  'tabular',
  'array',
  'longtable',
  'tabularx',
  'tabular*',
]);

/** Commands and escaped signs that stand for characters. */
export const characterCommands: Readonly<Record<string, string>> = {
  '%': '%',
  '&': '&',
  '#': '#',
  _: '_',
  $: '$',
  '{': '{',
  '}': '}',
  ' ': ' ',
  '\n': ' ',
  ',': '\u2009',
  ';': ' ',
  ':': ' ',
  '!': '',
  '-': '',
  '/': '',
  '@': '',
  ldots: '…',
  dots: '…',
  textbackslash: '\\',
  textasciitilde: '~',
  textasciicircum: '^',
  textless: '<',
  textgreater: '>',
  textbar: '|',
  textasciigrave: '`',
  slash: '/',
  textdegree: '°',
  degree: '°',
  textmu: 'µ',
  texttimes: '×',
  textrightarrow: '→',
  textemdash: '—',
  textendash: '–',
  textquoteright: '’',
  textquoteleft: '‘',
  textbullet: '•',
  euro: '€',
  pounds: '£',
  S: '§',
  P: '¶',
  copyright: '©',
  ss: 'ß',
  o: 'ø',
  O: 'Ø',
  l: 'ł',
  L: 'Ł',
  ae: 'æ',
  AE: 'Æ',
  oe: 'œ',
  OE: 'Œ',
  aa: 'å',
  AA: 'Å',
  i: 'ı',
  j: 'ȷ',
  LaTeX: 'LaTeX',
  TeX: 'TeX',
  quad: ' ',
  qquad: ' ',
  newline: ' ',
  linebreak: ' ',
};

/** Marks over and under letters, by their commands. */
export const accents: Readonly<Record<string, string>> = {
  "'": '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '"': '\u0308',
  '~': '\u0303',
  '=': '\u0304',
  '.': '\u0307',
  u: '\u0306',
  v: '\u030C',
  H: '\u030B',
  c: '\u0327',
  k: '\u0328',
  d: '\u0323',
  r: '\u030A',
  b: '\u0331',
};
