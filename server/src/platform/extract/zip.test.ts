import { fileKinds } from '@akada/core/notes/file-kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inLong, runs } from '../../testing/suites/scale.ts';
import { docxMembers, docxParagraph, makeDocx } from './testing/docx.ts';
import { makePdf } from './testing/pdf-page-writer.ts';
import { pptxMembers, textParagraph, titleShape } from './testing/pptx.ts';
import { outline, type Reading, startReading } from './testing/reading.ts';
import { type Member, makeZip } from './testing/zip.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const file = (name: string, content: Member['content'], rest: Partial<Member> = {}): Member => ({
  name,
  content,
  ...rest,
});
const open = (...members: Member[]) => reading.open('week 3.zip', makeZip(members));
const presentation = makeZip(
  pptxMembers([{ shapes: titleShape('Osmosis'), notes: textParagraph('Ask about salt.') }]),
);
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');

describe('an archive of files', () => {
  it('is one note of all of them, in the natural order of their names', async () => {
    const { document, warnings } = await open(
      file('lecture 10.txt', 'Cells divide.'),
      file('lecture 2.docx', makeDocx(docxParagraph('Cells grow.'))),
      file('lecture 1.md', '# Cells\n\nCells are small.'),
      file('lecture 3.pptx', presentation),
      file(
        'papers/cells.pdf',
        await makePdf(1, (writer) => writer.line('Cells were seen in 1665.', 72, 100)),
      ),
    );

    expect(document.title).toBe('week 3');
    expect(warnings).toEqual([]);
    expect(document.pages.map(({ section }) => section)).toEqual([
      'lecture 1',
      'lecture 2',
      'lecture 3',
      'lecture 10',
      'papers/cells',
    ]);
    expect(document.pages.flatMap(outline)).toEqual([
      'heading1 lecture 1',
      'heading2 Cells',
      'paragraph Cells are small.',
      'heading1 lecture 2',
      'paragraph Cells grow.',
      'heading1 lecture 3',
      'heading2 Osmosis',
      'paragraph Speaker notes:',
      'paragraph Ask about salt.',
      'heading1 lecture 10',
      'paragraph Cells divide.',
      'heading1 papers/cells',
      'paragraph Cells were seen in 1665.',
    ]);
  });

  it('omits unreadable files, with the reason for each, and names the others', async () => {
    const { document, warnings } = await open(
      file('a.txt', 'Cells divide.'),
      file('b.png', png),
      file('c.pdf', 'Cells divide.'),
      file('d.txt', 'secret', { locked: true }),
      file('e.docx', makeDocx(docxParagraph('Cells')).subarray(0, 300)),
      file('f.txt', ''),
      file('g.txt', ' '.repeat(61_000_000)),
      file('h.mp3', 'ID3'),
    );

    expect(document.pages.flatMap(outline)).toEqual(['heading1 a', 'paragraph Cells divide.']);
    expect(warnings).toEqual([
      'Read from this archive: a.txt.',
      'b.png was left out. This file is a picture, which cannot be read.',
      'c.pdf was left out. This file is plain text, but its name ends in .pdf.',
      'd.txt was left out. This file is protected with a password.',
      'e.docx was left out. This file is damaged or incomplete.',
      'f.txt was left out. This file has no text in it.',
      'g.txt was left out. This file holds more than we can read when it is unpacked.',
      'h.mp3 was left out. This file is a sound recording (MP3). Upload it by itself.',
    ]);
  });

  it('knows where the pages are that have no text, also in an archive in it', async () => {
    const pdf = await makePdf(2, (writer, number) => {
      if (number === 1) writer.line('Cells grow.', 72, 100);
    });
    const scan = Buffer.from(pdf);
    const outcome = await open(
      file('a.txt', 'Cells divide.'),
      file('b.pdf', scan),
      file('c.zip', makeZip([file('scan.pdf', scan)])),
    );

    expect(outcome.document.pages.map(({ reading: how }) => how)).toEqual([
      'text',
      'text',
      'unreadable',
      'text',
      'unreadable',
    ]);
    const { mediaType } = fileKinds.pdf;
    expect(outcome.scans).toEqual([
      { number: 3, member: { members: ['b.pdf'], mediaType, page: 2, under: null } },
      { number: 5, member: { members: ['c.zip', 'scan.pdf'], mediaType, page: 2, under: null } },
    ]);
  });

  it('passes over what programs put there for themselves', async () => {
    const { document, warnings } = await open(
      file('notes/', ''),
      file('notes/a.txt', 'Cells divide.'),
      file('__MACOSX/notes/._a.txt', 'x'),
      file('notes/.DS_Store', 'x'),
      file('.git/config.txt', 'x'),
      file('Thumbs.db', 'x'),
    );

    expect(document.pages).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  it('opens archives in it two levels deep, with the warnings of their files', async () => {
    const within = (name: string, content: Buffer) => makeZip([file(name, content)]);
    const text = Buffer.from('Cells divide.');
    const two = within('one.zip', within('two.zip', within('a.txt', text)));
    const { document, warnings } = await open(
      file('deep.zip', two.subarray(0)),
      file('z.txt', 'Cells grow.'),
    );

    expect(document.pages.flatMap(outline)).toEqual(['heading1 z', 'paragraph Cells grow.']);
    expect(warnings).toEqual([
      'Read from this archive: z.txt.',
      'deep.zip was left out. This file is nested too deeply to be read.',
    ]);

    const shallow = await open(file('one.zip', within('two.zip', within('a.txt', text))));
    expect(outline(shallow.document.pages[0])).toEqual([
      'heading1 one',
      'heading2 two',
      'heading3 a',
      'paragraph Cells divide.',
    ]);
  });

  it('never uses a name as a path', async () => {
    const outside = makeZip([file('../../etc/passwd.txt', 'Cells divide.')]);

    expect(await reading.read('slip.zip', outside)).toMatchObject({ reason: 'damaged' });
  });
});

describe('an archive of nothing that can be read', () => {
  it.each<[string, string, Member[]]>([
    [
      'encrypted',
      'locked files',
      [file('a.txt', 'x', { locked: true }), file('b.txt', 'x', { locked: true })],
    ],
    ['empty', 'no files', []],
    ['no_text', 'pictures', [file('a.png', png), file('b.png', png)]],
    ['damaged', 'broken documents', [file('a.docx', makeDocx('').subarray(0, 90))]],
    ['too_large', 'over two thousand files', Array.from({ length: 2_001 }, (_, i) => file(`${i}.txt`, 'x'))],
    ...inLong<[string, string, Member[]]>([
      ['too_large', 'sixty thousand files', Array.from({ length: 60_000 }, (_, i) => file(`${i}.txt`, ''))],
    ]),
  ])('is %s with %s', async (reason, _, members) => {
    expect(await reading.read('notes.zip', makeZip(members))).toMatchObject({ reason });
  });
});

describe('an archive that is a bomb', { timeout: 300_000 }, () => {
  it('ends at the limit over all members, however they are nested', async () => {
    const zeros = Array.from({ length: 12 }, (_, index) => file(`${index}.txt`, Buffer.alloc(9_000_000)));
    const inner = (name: string) => file(name, makeZip(zeros));
    const outcome = await reading.readIsolated(
      'bomb.zip',
      makeZip([file('1.txt', 'Cells grow.'), inner('2.zip'), inner('3.zip'), file('4.txt', 'Cells divide.')]),
    );

    expect(outcome).toMatchObject({
      ok: true,
      warnings: [
        'Read from this archive: 1.txt.',
        '2.zip was left out. This file has no text in it.',
        '3.zip was left out. This file has no text in it.',
        '4.txt was left out. This file holds more than we can read when it is unpacked.',
      ],
    });
  });

  it('reads no further than a document may reach', async () => {
    const long = (name: string) => file(name, 'Cells divide. '.repeat(80_000));
    const { document, warnings } = await open(long('1.txt'), long('2.txt'), file('3.txt', 'Never seen.'));

    expect(document.pages.map(({ text }) => text).join('')).not.toContain('Never seen.');
    expect(warnings).toEqual(['Only the first 2,000,000 characters were read.']);
  });

  it('reads what comes before the member that inflates to more than fits under a false size', async () => {
    const bomb = file('2.docx', Buffer.alloc(runs(700_000_000)), { declaredSize: 1_000 });
    const outcome = await reading.readIsolated('bomb.zip', makeZip([file('1.txt', 'Cells grow.'), bomb]));

    expect(outcome).toMatchObject({
      ok: true,
      warnings: [
        'Read from this archive: 1.txt.',
        '2.docx was left out. This file holds more than we can read when it is unpacked.',
      ],
    });
  });

  it('bounds documents in it by the same limits', async () => {
    const laughs = makeDocx(docxParagraph('&b;'), '<!DOCTYPE w [<!ENTITY b "aaaa">]>');
    const heavy = makeZip(docxMembers(docxParagraph(' '.repeat(70_000_000))));
    const outcome = await reading.readIsolated(
      'bomb.zip',
      makeZip([file('1.txt', 'Cells grow.'), file('2.docx', laughs), file('3.docx', heavy)]),
    );

    expect(outcome).toMatchObject({
      ok: true,
      warnings: [
        'Read from this archive: 1.txt.',
        '2.docx was left out. This file is damaged or incomplete.',
        '3.docx was left out. This file holds more than we can read when it is unpacked.',
      ],
    });
  });
});
