import { describe, expect, it } from 'vitest';
import { isReadable, UNKNOWN_CHARACTER } from './readable-text.ts';

const ENGLISH =
  'Photosynthesis is the process by which plants turn light into food. It takes place in the leaves, where the green pigment catches the light of the sun and passes its energy on to the rest of the plant.';

/** Simulates a font with shifted character codes. */
const shifted = (text: string) =>
  text.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 3) % 26) + 97));

describe('a readable page', () => {
  it.each([
    ['English', ENGLISH],
    [
      'Yoruba',
      'Ìwé ni ó ń fi ọgbọ́n kún ọgbọ́n, ẹ̀kọ́ sì ni ó ń mú ènìyàn dàgbà ní ìgbésí ayé rẹ̀ gbogbo pátápátá ní ilé ìwé.',
    ],
    ['Arabic', 'الماء هو أساس الحياة على الأرض'],
    ['Chinese', '光合作用是植物将光能转化为化学能的过程。'],
    ['numbers alone', '12.5 13.7 14.9'],
    ['a few unknown characters', `${ENGLISH} It has di${UNKNOWN_CHARACTER}culties.`],
    ['abbreviations', 'DNA, RNA, ATP, NADPH'],
  ])('%s', (_, text) => {
    expect(isReadable(text)).toBe(true);
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ['nothing', ''],
    ['marks alone', '- . -'],
    ['letters for other letters', shifted(ENGLISH)],
    ['characters without a name', ENGLISH.replace(/[eat]/g, UNKNOWN_CHARACTER)],
    ['unknown characters alone', UNKNOWN_CHARACTER.repeat(30)],
  ])('%s', (_, text) => {
    expect(isReadable(text)).toBe(false);
  });
});
