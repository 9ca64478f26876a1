/** Encodings by the number of their code page, as far as TextDecoder knows them. */
const BY_CODE_PAGE: Readonly<Record<number, string>> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  10007: 'x-mac-cyrillic',
  20866: 'koi8-r',
  65001: 'utf-8',
};
/** Encodings by the character set of a font; 0 means the document's encoding. */
const BY_CHARACTER_SET: Readonly<Record<number, number>> = {
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/** @param codePage as RTF names it @returns a label of TextDecoder */
export function encodingOfCodePage(codePage: number): string {
  const isWindows = codePage >= 1250 && codePage <= 1258;

  return BY_CODE_PAGE[codePage] ?? (isWindows ? `windows-${codePage}` : 'windows-1252');
}

/** @returns a label of TextDecoder, null for the character set of the document */
export function encodingOfCharacterSet(characterSet: number): string | null {
  const codePage = BY_CHARACTER_SET[characterSet];

  return codePage === undefined ? null : encodingOfCodePage(codePage);
}
