/** Files of each format that are cut, wrongly encoded, far too large or hostile: each ends with a sentence, and the next is read. */
import { beforeAll, describe, expect, it } from 'vitest';
import { encode } from '../../../platform/extract/testing/encode.ts';
import { oldItem, oldTest, zipped } from '../../../platform/question-files/testing/qti-files.ts';
import { inLong } from '../../../testing/suites/scale.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { newAuthor } from '../../questions/testing/bank-people.ts';
import { exchanger } from '../testing/exchange-people.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
});

/** A file with one question of this text, which has two options. */
const files: Readonly<Record<string, (stem: string) => string>> = {
  gift: (stem) => `Before?{T}\n\n[html]${stem}{=one ~two}\n`,
  aiken: (stem) => `Before?\nA) yes\nB) no\nANSWER: A\n\n${stem}\nA) one\nB) two\nANSWER: A\n`,
  csv: (stem) => `stem,A,B,answer\nBefore?,yes,no,A\n"${stem.replaceAll('"', '""')}",one,two,A\n`,
  moodle_xml: (stem) =>
    `<?xml version="1.0"?><quiz>${moodleQuestion('Before?')}\n${moodleQuestion(stem)}</quiz>`,
  qti: (stem) => oldTest(oldItem({ text: 'Before?' }), htmlItem(stem)),
};

function moodleQuestion(stem: string): string {
  return `<question type="multichoice"><name><text>n</text></name><questiontext format="html"><text><![CDATA[${stem}]]></text></questiontext><single>true</single><answer fraction="100"><text>one</text></answer><answer fraction="0"><text>two</text></answer></question>`;
}

function htmlItem(stem: string): string {
  return oldItem({ text: 'HERE' })
    .replace('<mattext>HERE', '<mattext texttype="text/html">HERE')
    .replace('HERE', () => `<![CDATA[${stem}]]>`);
}

/** A text and a package: the tests of each reader prove the same rules for the other formats. */
const formats = ['moodle_xml', 'qti', ...inLong(['gift', 'aiken', 'csv'])].map(
  (format) => [format, files[format] ?? String] as const,
);

async function someone() {
  const author = await newAuthor(app);
  const tutor = exchanger(app, author);
  return {
    tutor,
    async questions(): Promise<{ stem: string; content: unknown }[]> {
      const { items } = await author.list();
      return Promise.all(items.map(async ({ id }: { id: string }) => (await author.read(id)).body));
    },
  };
}

describe.each(formats)('a file of %s', (format, getFile) => {
  it('imports the questions before a cut, and reports the rest', async () => {
    const { tutor, questions } = await someone();
    // Cuts within the last question in any format.
    const missing = format === 'gift' ? 8 : 25;
    const done = await tutor.imported(getFile('What holds water?').slice(0, -missing), { format });
    expect(done).toMatchObject({ status: 'done', imported: 1, skipped: 1, errors: [expect.anything()] });
    expect((await questions()).map(({ stem }) => stem)).toEqual(['Before?']);
  });

  it('in an older encoding is read with its letters', async () => {
    const { tutor, questions } = await someone();
    const bytes = Uint8Array.from(encode(getFile('Où est l’été à Noël, près de la forêt ?'), 'windows-1252'));
    expect(await tutor.imported(bytes, { format })).toMatchObject({ imported: 2, errors: [] });
    expect((await questions()).map(({ stem }) => stem)).toContain('Où est l’été à Noël, près de la forêt ?');
  });

  it('loses its scripts and pictures of other sites', async () => {
    const { tutor, questions } = await someone();
    const hostile =
      'Safe <script>steal()</script><img src="https://x.test/a.png" onerror="steal()"><a href="javascript:steal()">here</a>';
    await tutor.imported(getFile(hostile.replaceAll('=', format === 'gift' ? '\\=' : '=')), { format });
    const stored = await questions();
    const trees = JSON.stringify(stored.map(({ content }) => content));
    expect(stored.some(({ stem }) => stem.startsWith('Safe'))).toBe(true);
    expect(trees).not.toMatch(/"(?:src|href)":"(?:https:\/\/x|javascript:)|"type":"(?:html|script|image)"/);
  });

  it('reports one error if one question is nearly all of it', async () => {
    const { tutor } = await someone();
    const done = await tutor.imported(getFile('word '.repeat(1_900_000)), { format });
    expect(done).toMatchObject({ status: 'done', imported: 1, skipped: 1, errors: [expect.anything()] });
  });

  it('is rejected before it is read if it has 12 MB', async () => {
    const { tutor } = await someone();
    const { status, body } = await tutor.bring(getFile('word '.repeat(2_400_000)), { format });
    expect([status, body.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('a zip of QTI', () => {
  it('with names that lead out of it, and a document that names other files, reads nothing there', async () => {
    const { tutor, questions } = await someone();
    const entity = '<!DOCTYPE questestinterop [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const zip = await zipped({
      'imsmanifest.xml':
        '<manifest><resources><resource type="imsqti_xmlv1p2" href="../../etc/passwd"/><resource type="imsqti_xmlv1p2" href="bomb.xml"/><resource type="imsqti_xmlv1p2" href="quiz.xml"/></resources></manifest>',
      'bomb.xml': `${entity}${oldTest(oldItem({ text: '&x;' }))}`,
      'quiz.xml': oldTest(htmlItem('Safe <img src="../../../../etc/passwd">')),
    });
    const done = await tutor.imported(Uint8Array.from(zip), { name: 'quiz.zip' });
    expect(done).toMatchObject({ status: 'done', imported: 1 });
    expect((await questions()).map(({ stem }) => stem)).toEqual(['Safe']);
  });
});
