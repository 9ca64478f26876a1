import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boldIn, outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const getOutline = async (body: string) =>
  (await reading.open('notes.rtf', `{\\rtf1\\ansi\\ansicpg1252 ${body}}`)).document.pages.flatMap(outline);

const word = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\froman\fcharset0 Times;}{\f1\fcharset204 Times CYR;}}
{\colortbl;\red0\green0\blue0;}{\stylesheet{\s0 Normal;}{\s1\outlinelevel0 heading 1;}{\*\cs10 Default;}}
{\info{\title The water cycle}{\author Somebody}}{\*\generator Word}
{\header\pard Page 1\par}
\pard\plain\s1 Water\par
\pard\plain It {\b evaporates} from the sea, 10{\super -14} mol of H{\sub 2}O, caf\'e9 \u8217?s.{\super 1}{\footnote\pard A note.\par}\par
{\listtext\pard\plain 1.\tab}\pard\ls1 rain\par
{\listtext\pard\plain (a)\tab}\pard\ls1\ilvl1 light\par
{\listtext\pard\plain\'b7\tab}\pard\ls2 snow\par
\trowd\cellx100\cellx200\pard\intbl{\b River\cell Length\cell}\row
\trowd\pard\intbl Nile\cell 6650\cell\row
\pard{\f1\'c2\'ee\'e4\'e0}\par
{\pict\pngblip 89504e470d0a}{\v hidden} {\field{\*\fldinst HYPERLINK "http://example.org"}{\fldrslt a link}}\par
}`;

describe('a rich text document', () => {
  it('has its headings, lists, tables, bold terms and letters', async () => {
    const { document, warnings } = await reading.open('notes.rtf', word);

    expect(document.title).toBe('The water cycle');
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 Water',
      'paragraph It evaporates from the sea, 10⁻¹⁴ mol of H₂O, café ’s.¹ (A note. )',
      'list_item#1 rain',
      'list_item1 (a) light',
      'list_item snow',
      'table_row River | Length',
      'table_row Nile | 6650',
      'paragraph Вода',
      'paragraph [picture] a link',
    ]);
    expect(document.pages[0]?.blocks.find(({ kind }) => kind === 'table_row')?.head).toBe(true);
    expect(boldIn(document)).toEqual(['evaporates', 'River', 'Length']);
    expect(warnings).toEqual(['Hidden text was left out: “hidden”.']);
  });

  it('names its content outside of its text, and reads its boxes and the pictures of its objects', async () => {
    const body = String.raw`{\header\pard Chemistry 101\par}{\footer\pard Page {\field{\*\fldinst PAGE}{\fldrslt 3}}\par}Acids are sour{\deleted always}\line Bases are bitter{\*\annotation Really?}\par{\shp{\*\shpinst{\sp{\sn x}{\sv 1}}{\shptxt\pard Remember.\par}}}{\object{\*\objdata 01}{\result{\pict 89}}}\par`;
    const { document, warnings } = await reading.open('notes.rtf', `{\\rtf1\\ansi ${body}}`);

    expect(document.pages.flatMap(outline)).toEqual([
      'paragraph Acids are sour',
      'paragraph Bases are bitter',
      'paragraph Remember.',
      'paragraph [picture]',
    ]);
    expect(warnings).toEqual([
      'Headers and footers were left out: “Chemistry 101”.',
      'Comments beside the text were left out: 1.',
    ]);
  });

  it.each([
    ['Japanese in two bytes', String.raw`{\fonttbl{\f2\fcharset128 MS;}}{\f2 \'90\'85\'82\'cd}`, '水は'],
    ['a pair of surrogates', String.raw`{\uc1 \u-10179?\u-8704?} x`, '😀 x'],
    [
      'several characters for one',
      String.raw`{\uc2 \u1042\'c2\'c2}ода`.replace('ода', String.raw`\uc0\u1086\u1076\u1072`),
      'Вода',
    ],
    ['marks', String.raw`\ldblquote a\rdblquote\endash b\~c\_d\{e\}`, '“a”–b c-d{e}'],
  ])('with %s says what it shows', async (_, body, expected) => {
    expect(await getOutline(`${body}\\par word`)).toEqual([`paragraph ${expected}`, 'paragraph word']);
  });

  it('stays in logical order if it is Hebrew', async () => {
    expect(
      await getOutline(String.raw`{\fonttbl{\f2\fcharset177 A;}}\rtlch\f2 \'ee\'e9\'ed \'e7\'ed\par`),
    ).toEqual(['paragraph מים חם']);
  });
});

describe('a rich text document that is broken or hostile', () => {
  it('without its end is read, and says so', async () => {
    const { document, warnings } = await reading.open('cut.rtf', word.slice(0, word.indexOf('from the sea')));

    expect(document.pages.flatMap(outline)).toEqual(['heading1 Water', 'paragraph It evaporates']);
    expect(warnings).toEqual(['The end of this file is missing.']);
  });

  it.each([
    ['too many ends of groups', '}}}} Rivers run\\par'],
    ['bytes that are counted wrongly', String.raw`Rivers run{\bin99999999999 x}`],
    ['an unknown code page', String.raw`\ansicpg99999 Rivers run\par`],
    ['words without end', `\\${'a'.repeat(500)} Rivers run`],
    ['null bytes', 'Riv\0ers run'],
  ])('with %s is read', async (_, body) => {
    expect((await getOutline(body)).join(' ')).toMatch(/Rivers run/);
  });

  it('with 200,000 groups is rejected', async () => {
    expect(await reading.read('deep.rtf', `{\\rtf1 ${'{'.repeat(200_000)}`)).toMatchObject({
      reason: 'too_deep',
    });
  });

  it('is empty if it has only pictures', async () => {
    expect(await reading.read('none.rtf', `{\\rtf1{\\pict ${'00'.repeat(1_000)}}}`)).toMatchObject({
      reason: 'empty',
    });
  });

  it('is read in part if it has only one line', async () => {
    const outcome = await reading.readIsolated('long.rtf', `{\\rtf1 ${'water falls '.repeat(3_000_000)}}`);

    expect(outcome).toMatchObject({ ok: true, warnings: ['Only the first 2,000,000 characters were read.'] });
  });

  it('has text behind a picture of megabytes', async () => {
    const outcome = await reading.readIsolated(
      'large.rtf',
      `{\\rtf1{\\pict ${'ab'.repeat(10_000_000)}}Rivers run\\par}`,
    );

    expect(outcome).toMatchObject({ ok: true, words: 2 });
  });
});
