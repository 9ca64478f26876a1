import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readingWarnings } from './reading-warnings.ts';
import { lockedDocx } from './testing/docx.ts';
import { part } from './testing/ooxml-package.ts';
import {
  bodyShape,
  pptxMembers,
  type SlideParts,
  shape,
  textParagraph,
  textRun,
  titleShape,
} from './testing/pptx.ts';
import { boldIn, outline, type Reading, startReading } from './testing/reading.ts';
import { makeZip } from './testing/zip.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const open = async (...slides: SlideParts[]) => reading.open('lecture.pptx', makeZip(pptxMembers(slides)));
const level = (depth: number, bullet = '') => `<a:pPr lvl="${depth}">${bullet}</a:pPr>`;
const numbered = (depth: number, startAt = '') =>
  level(depth, `<a:buAutoNum type="arabicPeriod"${startAt}/>`);

describe('a presentation', () => {
  it('keeps letters and Roman numerals of its lists in the text', async () => {
    const lettered = (type: string) => level(0, `<a:buAutoNum type="${type}"/>`);
    const { document } = await open({
      shapes: bodyShape(
        [
          textParagraph('iron', lettered('alphaUcPeriod')),
          textParagraph('neon', lettered('alphaUcPeriod')),
          textParagraph('I only', lettered('romanLcParenBoth')),
          textParagraph('a leaf', lettered('alphaLcParenR')),
        ].join(''),
      ),
    });

    expect(outline(document.pages[0])).toEqual([
      'list_item A. iron',
      'list_item B. neon',
      'list_item (i) I only',
      'list_item a) a leaf',
    ]);
  });

  it('is a page for each slide in the order of the show, whatever the parts are called', async () => {
    const titles = Array.from({ length: 11 }, (_, index) => `Step ${index + 1}`);
    const { document } = await open(...titles.map((title) => ({ shapes: titleShape(title) })));

    expect(document.pages.map(({ text }) => text)).toEqual(titles);
    expect(document.title).toBe('Step 1');
  });

  it('has titles as headings, bullets with their depth, and numbers that continue around deeper items', async () => {
    const { document } = await open({
      shapes:
        bodyShape(
          [
            textParagraph('Mitochondria release energy'),
            textParagraph('In the form of ATP', level(1)),
            textParagraph('Isolate the cells', numbered(0, ' startAt="3"')),
            textParagraph('Keep them cold', level(1)),
            textParagraph('Break them open', numbered(0, ' startAt="3"')),
            textParagraph('A remark without a bullet', level(0, '<a:buNone/>')),
          ].join(''),
        ) + titleShape('Respiration'),
    });

    expect(outline(document.pages[0])).toEqual([
      'heading1 Respiration',
      'list_item Mitochondria release energy',
      'list_item1 In the form of ATP',
      'list_item#3 Isolate the cells',
      'list_item1 Keep them cold',
      'list_item#4 Break them open',
      'paragraph A remark without a bullet',
    ]);
  });

  it('reads boxes from top to bottom, in a row from left to right, and groups as one box', async () => {
    const box = (text: string, left: number, top: number) =>
      shape(textParagraph(text), { position: [left, top] });
    const group = `<p:grpSp><p:grpSpPr><a:xfrm><a:off x="0" y="2743200"/></a:xfrm></p:grpSpPr>${box('Group, below', 0, 9)}${box('Group, above', 0, 1)}</p:grpSp>`;
    const { document } = await open({
      shapes:
        box('Last', 1, 6) + group + box('Right', 5, 1.1) + box('Left', 1, 1.2) + titleShape('Two columns'),
    });

    expect(document.pages[0]?.text.split('\n\n')).toEqual([
      'Two columns',
      'Left',
      'Right',
      'Group, above',
      'Group, below',
      'Last',
    ]);
  });

  it('reads a table with its head, leaving cells that others cover empty', async () => {
    const cell = (text: string, attributes = '') =>
      `<a:tc${attributes}><a:txBody><a:bodyPr/>${textParagraph(text)}</a:txBody><a:tcPr/></a:tc>`;
    const row = (...cells: string[]) => `<a:tr h="1">${cells.join('')}</a:tr>`;
    const table = `<p:graphicFrame><p:nvGraphicFramePr/><p:xfrm><a:off x="0" y="914400"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr firstRow="1"/><a:tblGrid/>${row(cell('Part'), cell('What it does'), cell('Found in'))}${row(cell('Nucleus', ' gridSpan="2"'), cell('', ' hMerge="1"'), cell('cells'))}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
    const { document } = await open({ shapes: table });
    const [head, body] = document.pages[0]?.blocks ?? [];

    expect(outline(document.pages[0])).toEqual([
      'table_row Part | What it does | Found in',
      'table_row Nucleus | cells',
    ]);
    expect(head?.head).toBe(true);
    expect(body?.head).toBeUndefined();
    expect(body?.cells?.map(({ column }) => column)).toEqual([0, 2]);
  });

  it('preserves raised, lowered and bold text, and drops numbers and dates of slides', async () => {
    const { document } = await open({
      shapes:
        shape(
          `<a:p>${textRun('A cell', ' b="1"')}${textRun(' holds 10')}${textRun('6', ' baseline="30000"')}${textRun(' molecules of H')}${textRun('2', ' baseline="-25000"')}${textRun('O')}<a:br/>${textRun('or more')}</a:p>`,
        ) +
        shape(`<a:p><a:fld id="{1}" type="slidenum"><a:t>7</a:t></a:fld></a:p>`, {
          placeholder: '<p:ph type="sldNum" idx="12"/>',
        }),
    });

    expect(document.pages[0]?.text).toBe('A cell holds 10⁶ molecules of H₂O or more');
    expect(boldIn(document)).toEqual(['A cell']);
  });

  it('writes formulas in LaTeX, and reads only the newer form of each', async () => {
    const formula =
      '<m:oMath><m:r><m:t>𝑣=</m:t></m:r><m:f><m:num><m:r><m:t>𝑠</m:t></m:r></m:num><m:den><m:r><m:t>𝑡</m:t></m:r></m:den></m:f></m:oMath>';
    const newer = shape(`<a:p>${textRun('Speed: ')}<a14:m>${formula}</a14:m></a:p>`);
    const { document } = await open({
      shapes: `<mc:AlternateContent><mc:Choice Requires="a14">${newer}</mc:Choice><mc:Fallback>${shape(textParagraph(' '))}</mc:Fallback></mc:AlternateContent>`,
    });

    expect(document.pages[0]?.text).toBe('Speed: $v=\\frac{s}{t}$');
  });

  it('reads notes after the slide and says so, and names the slides that are hidden', async () => {
    const { document, warnings } = await open(
      { shapes: titleShape('Osmosis'), notes: textParagraph('Ask what happens in salt water.') },
      { shapes: titleShape('Reserve'), hidden: true },
    );

    expect(outline(document.pages[0])).toEqual([
      'heading1 Osmosis',
      'paragraph Speaker notes:',
      'paragraph Ask what happens in salt water.',
    ]);
    expect(warnings).toEqual(['Slides that are hidden in the show were read too: 2.']);
  });

  it('reads the title of a chart and the items of a diagram', async () => {
    const frame = (content: string) =>
      `<p:graphicFrame><p:nvGraphicFramePr/><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></p:graphicFrame>`;
    const point = (text: string, type = '') =>
      `<dgm:pt modelId="1"${type}><dgm:t>${textParagraph(text)}</dgm:t></dgm:pt>`;
    const { document } = await open({
      shapes: frame('<c:chart r:id="rId7"/>') + frame('<dgm:relIds r:dm="rId8" r:lo="rId9"/>'),
      relations: { rId7: ['chart', '../charts/chart1.xml'], rId8: ['diagramData', '../diagrams/data1.xml'] },
      parts: [
        part(
          'ppt/charts/chart1.xml',
          'c:chartSpace',
          `<c:chart><c:title><c:tx><c:rich>${textParagraph('Growth of yeast')}</c:rich></c:tx></c:title></c:chart>`,
        ),
        part(
          'ppt/diagrams/data1.xml',
          'dgm:dataModel',
          `<dgm:ptLst>${point('Prophase')}${point('x', ' type="sibTrans"')}${point('Metaphase')}</dgm:ptLst>`,
        ),
      ],
    });

    expect(outline(document.pages[0])).toEqual([
      'paragraph Growth of yeast',
      'list_item Prophase',
      'list_item Metaphase',
    ]);
  });
});

describe('what other programs put on a slide', () => {
  const frame = (content: string) =>
    `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="x" descr="marks"/></p:nvGraphicFramePr><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></p:graphicFrame>`;

  it.each([
    [
      'an object is a picture',
      frame('<p:oleObj progId="Excel.Sheet.12"><p:embed/></p:oleObj>'),
      'paragraph [picture: marks]',
    ],
    [
      'an older formula is a gap',
      frame(
        '<mc:AlternateContent><mc:Choice><p:oleObj progId="Equation.3"/></mc:Choice></mc:AlternateContent>',
      ),
      'paragraph [formula]',
    ],
    [
      'ink is the picture of it',
      '<mc:AlternateContent><mc:Choice><p:contentPart/></mc:Choice><mc:Fallback><p:pic/></mc:Fallback></mc:AlternateContent>',
      'paragraph [picture]',
    ],
  ])('%s', async (_, shapes, expected) => {
    const { document } = await open({ shapes: titleShape('Osmosis') + shapes });

    expect(outline(document.pages[0])).toEqual(['heading1 Osmosis', expected]);
  });

  it('comments are named by their slides', async () => {
    const { warnings } = await open(
      { shapes: titleShape('Osmosis') },
      { shapes: titleShape('Salt'), relations: { rId5: ['comments', '../comments/comment1.xml'] } },
    );

    expect(warnings).toEqual(['Comments beside slides were left out: 2.']);
  });
});

describe('a presentation that is damaged or hostile', () => {
  const good: SlideParts = { shapes: titleShape('A cell is alive') };
  const bad = (content: string): SlideParts => ({ shapes: content });

  it('is read without a broken slide, and is damaged when all are', async () => {
    const outcome = await open(good, bad('<p:sp>'), good);

    expect(readingWarnings(outcome.document.pages)).toEqual([
      'Pages that could not be read (pictures, scans or unreadable letters): 2. You get no questions from them.',
    ]);
    expect(outcome.document.pages.map(({ text }) => text)).toEqual([
      'A cell is alive',
      '',
      'A cell is alive',
    ]);
    expect(await reading.read('bad.pptx', makeZip(pptxMembers([bad('<p:sp>')])))).toMatchObject({
      reason: 'damaged',
    });
  });

  it('is encrypted when Office or an archiver locked it', async () => {
    const partly = pptxMembers([good]).map((member) => ({ ...member, locked: true }));

    expect(await reading.read('locked.pptx', lockedDocx())).toMatchObject({ reason: 'encrypted' });
    expect(await reading.read('zip-locked.pptx', makeZip(partly))).toMatchObject({ reason: 'encrypted' });
  });

  it('is damaged when it broke off or has no slides that exist, and empty without a word', async () => {
    const whole = makeZip(pptxMembers([good]));
    const without = pptxMembers([good]).filter(({ name }) => !name.startsWith('ppt/slides/'));

    expect(await reading.read('cut.pptx', whole.subarray(0, 500))).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('without.pptx', makeZip(without))).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('none.pptx', makeZip(pptxMembers([])))).toMatchObject({ reason: 'empty' });
    expect(await reading.read('blank.pptx', makeZip(pptxMembers([{ shapes: '' }])))).toMatchObject({
      reason: 'empty',
    });
  });

  it('is of the wrong type when it is another kind of archive', async () => {
    const other = makeZip([{ name: 'ppt/slides/slide1.xml', content: '' }]);

    expect(await reading.read('other.pptx', other)).toMatchObject({ reason: 'wrong_type' });
  });

  it('expands no entity and nests no deeper than the limit', async () => {
    const declared = pptxMembers([good]).map((member) =>
      member.name === 'ppt/presentation.xml'
        ? { ...member, content: `<!DOCTYPE p [<!ENTITY a SYSTEM "file:///etc/passwd">]>${member.content}` }
        : member,
    );
    const deep = '<p:grpSp>'.repeat(200_000) + '</p:grpSp>'.repeat(200_000);

    expect(await reading.read('entity.pptx', makeZip(declared))).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('deep.pptx', makeZip(pptxMembers([good, bad(deep)])))).toMatchObject({
      reason: 'too_deep',
    });
  });

  it('is too large when a slide inflates without end, whatever size it declares', {
    timeout: 120_000,
  }, async () => {
    const bomb = makeZip(
      pptxMembers([bad(' '.repeat(70_000_000))]).map((member) => ({ ...member, declaredSize: 1_000 })),
    );

    expect(await reading.readIsolated('bomb.pptx', bomb)).toMatchObject({ reason: 'too_large' });
    expect(await reading.readIsolated('good.pptx', makeZip(pptxMembers([good])))).toMatchObject({ ok: true });
  });
});
