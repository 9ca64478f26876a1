/** Groups that hold no text of the document. */
export const hiddenGroups: ReadonlySet<string> = new Set(
  [
    ['*', 'colortbl', 'pict', 'object', 'objdata', 'header', 'headerl', 'headerr', 'headerf', 'footer'],
    ['footerl', 'footerr', 'footerf', 'fldinst', 'listtable', 'listoverridetable', 'revtbl', 'rsidtbl'],
    ['generator', 'themedata', 'datastore', 'latentstyles', 'xmlnstbl', 'filetbl', 'xe', 'tc', 'bkmkstart'],
    [
      'bkmkend',
      'atnid',
      'atnauthor',
      'annotation',
      'nonshppict',
      'template',
      'nonesttables',
      'mmathPr',
      'author',
      'operator',
    ],
  ].flat(),
);

/** Words that stand for a character. */
export const characterWords: Readonly<Record<string, string>> = {
  tab: '\t',
  line: ' ',
  lbr: ' ',
  softline: ' ',
  emdash: '—',
  endash: '–',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  nestcell: ' ',
};

export const paragraphEnds: ReadonlySet<string> = new Set(['par', 'sect', 'page', 'column']);
