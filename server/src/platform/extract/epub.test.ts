import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookMembers } from './testing/epub.ts';
import { outline, type Reading, startReading } from './testing/reading.ts';
import { type Member, makeZip } from './testing/zip.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const lockedBy = (...names: string[]): Member => ({
  name: 'META-INF/encryption.xml',
  content: `<encryption>${names.map((name) => `<enc:EncryptedData xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:CipherData><enc:CipherReference URI="${name}"/></enc:CipherData></enc:EncryptedData>`).join('')}</encryption>`,
});

describe('an e-book', () => {
  it('is read in the order of its spine, with title, headings, lists, tables and what is raised', async () => {
    const { document, warnings } = await reading.open(
      'book.epub',
      makeZip(
        bookMembers([
          '<h1>Cells<a id="x"/></h1><p>A cell holds 10<sup>6</sup> molecules, as <m:math><m:mi>n</m:mi></m:math> says.</p>',
          '<h1>Parts</h1><ol><li>nucleus</li><li>membrane</li></ol><table><tr><th>Part</th><th>Role</th></tr><tr><td>nucleus</td><td>genes</td></tr></table><script>alert(1)</script>',
        ]),
      ),
    );

    expect(document.title).toBe('A book of cells');
    expect(document.pages.map(outline)).toEqual([
      ['heading1 Cells', 'paragraph A cell holds 10⁶ molecules, as n says.'],
      [
        'heading1 Parts',
        'list_item#1 nucleus',
        'list_item#2 membrane',
        'table_row Part | Role',
        'table_row nucleus | genes',
      ],
    ]);
    expect(warnings).toEqual([]);
  });

  it('is read in part when a chapter is missing or locked, and fonts that are locked do not matter', async () => {
    const members = bookMembers(['<p>One.</p>', '<p>Two.</p>', '<p>Three.</p>']);
    const locked = lockedBy('OEBPS/text/chapter%202.xhtml', 'OEBPS/fonts/a.otf');
    const { document, warnings } = await reading.open(
      'book.epub',
      makeZip([...members.filter(({ name }) => !name.endsWith('chapter 1.xhtml')), locked]),
    );

    expect(document.pages.map(({ text }) => text)).toEqual(['One.']);
    expect(warnings).toEqual(['Missing or locked parts were left out: 2.']);
  });

  it('is encrypted when only the programs of its seller can open it', async () => {
    const book = bookMembers(['<p>One.</p>']);

    expect(
      await reading.read('book.epub', makeZip([...book, lockedBy('OEBPS/text/chapter%200.xhtml')])),
    ).toMatchObject({ reason: 'encrypted' });
  });

  it('is damaged, empty or none', async () => {
    const whole = makeZip(bookMembers(['<p>One.</p>']));
    const without = bookMembers(['<p>One.</p>']).filter(({ name }) => !name.includes('chapter'));

    expect(await reading.read('cut.epub', whole.subarray(0, 200))).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('without.epub', makeZip(without))).toMatchObject({ reason: 'damaged' });
    expect(await reading.read('blank.epub', makeZip(bookMembers([''])))).toMatchObject({ reason: 'empty' });
    expect(
      await reading.read('other.epub', makeZip([{ name: 'mimetype', content: 'application/epub+zip' }])),
    ).toMatchObject({ reason: 'wrong_type' });
  });

  it('follows no path out of the archive, expands no entity and nests no deeper than the limit', async () => {
    const replaced = (from: string, to: string) =>
      makeZip(
        bookMembers(['<p>One.</p>']).map((member) => ({
          ...member,
          content: String(member.content).replace(from, to),
        })),
      );

    expect(
      await reading.read('out.epub', replaced('text/chapter%200.xhtml', '../../../../etc/passwd')),
    ).toMatchObject({ reason: 'damaged' });
    expect(
      await reading.read('laughs.epub', replaced('<package', '<!DOCTYPE p [<!ENTITY a "aa">]><package')),
    ).toMatchObject({ reason: 'damaged' });
    expect(
      await reading.read('deep.epub', makeZip(bookMembers([`${'<div>'.repeat(20_000)}x`]))),
    ).toMatchObject({ reason: 'too_deep' });
  });

  it('is too large when a chapter inflates without end', { timeout: 120_000 }, async () => {
    const bomb = makeZip(bookMembers([' '.repeat(70_000_000)]));

    expect(await reading.readIsolated('bomb.epub', bomb)).toMatchObject({ reason: 'too_large' });
    expect(await reading.readIsolated('good.epub', makeZip(bookMembers(['<p>One.</p>'])))).toMatchObject({
      ok: true,
    });
  });
});
