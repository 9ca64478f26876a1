/** Groups that hold no text of the document. */
export const hiddenGroups: ReadonlySet<string> = new Set(
  [
    [
      '*',
      'colortbl',
      'pict',
      'object',
      'objdata',
      'fldinst',
      'listtable',
      'listoverridetable',
      'revtbl',
      'rsidtbl',
    ],
    ['generator', 'themedata', 'datastore', 'latentstyles', 'xmlnstbl', 'filetbl', 'xe', 'tc', 'bkmkstart'],
    [
      'bkmkend',
      'atnid',
      'atnauthor',
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

/** Words that end a line within a paragraph. */
export const lineEnds: ReadonlySet<string> = new Set(['line', 'lbr', 'softline']);

export const paragraphEnds: ReadonlySet<string> = new Set(['par', 'sect', 'page', 'column']);
