import { fileKinds, type ReadingAbility } from '@akada/core/notes/file-kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDoc, makeOle2 } from '../testing/doc.ts';
import { docxMembers, docxParagraph, lockedDocx, makeDocx } from '../testing/docx.ts';
import { encode } from '../testing/encode.ts';
import { odfMembers } from '../testing/odf.ts';
import { makePdf } from '../testing/pdf-page-writer.ts';
import { pptxMembers } from '../testing/pptx.ts';
import { type Reading, startReading } from '../testing/reading.ts';
import { xlsxMembers } from '../testing/xlsx.ts';
import { makeZip } from '../testing/zip.ts';
import { sniffMediaType } from './sniff-media-type.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

async function sniff(
  filename: string,
  content: Uint8Array | string,
  abilities: ReadonlySet<ReadingAbility> = new Set(),
) {
  const bytes = Buffer.from(content);

  const path = reading.write('stored', bytes);
  const archive = bytes.subarray(0, 2).equals(Buffer.from('PK')) ? await reading.inspect(path) : undefined;
  return sniffMediaType(bytes.subarray(0, 4_100), filename, { archive, abilities });
}

const pdf = () => makePdf(1, (writer) => writer.line('A note', 72, 100));
const docx = makeDocx(docxParagraph('A note'));
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const ftyp = (brand: string) => Buffer.from(`\0\0\0\u001cftyp${brand}\0\0\0\0`, 'latin1');
const heic = ftyp('heic');
const tiff = Buffer.from('49492a00080000000000', 'hex');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!doctype html><title>x</title><script>alert(1)</script>%PDF-1.7';

const saved =
  'From: <Saved by Blink>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>Rivers\r\n--b--\r\n';

describe('what is taken in', () => {
  it('is found by its content, and between kinds of text by its name', async () => {
    expect(await sniff('notes.pdf', await pdf())).toEqual({
      accepted: true,
      mediaType: fileKinds.pdf.mediaType,
    });
    expect(await sniff('notes.docx', docx)).toEqual({ accepted: true, mediaType: fileKinds.docx.mediaType });
    expect(await sniff('NOTES.MD', '# Rivers')).toEqual({
      accepted: true,
      mediaType: fileKinds.markdown.mediaType,
    });
    expect(await sniff('notes.txt', '# Rivers')).toEqual({
      accepted: true,
      mediaType: fileKinds.text.mediaType,
    });
  });

  it('needs no name, and a name without meaning does not matter', async () => {
    expect(await sniff('notes', 'Rivers run.')).toMatchObject({ mediaType: fileKinds.text.mediaType });
    expect(await sniff('week.3', docx)).toMatchObject({ mediaType: fileKinds.docx.mediaType });
    expect(await sniff('scan 12', await pdf())).toMatchObject({ mediaType: fileKinds.pdf.mediaType });
  });

  it('may be text that begins like something else', async () => {
    expect(await sniff('bmi.txt', 'BMI is weight over height squared.')).toMatchObject({ accepted: true });
    expect(await sniff('readme.md', '<div align="center">\n\n# Rivers\n</div>')).toMatchObject({
      accepted: true,
    });
    expect(await sniff('wide.txt', Buffer.from('Rivers', 'utf16le'))).toMatchObject({ accepted: true });
  });

  it('may be locked, damaged or empty: the reading says so where the person sees it', async () => {
    expect(await sniff('locked.docx', lockedDocx())).toMatchObject({ mediaType: fileKinds.docx.mediaType });
    expect(await sniff('cut.docx', docx.subarray(0, 300))).toMatchObject({
      mediaType: fileKinds.docx.mediaType,
    });
    expect(await sniff('empty.pdf', '')).toMatchObject({ mediaType: fileKinds.pdf.mediaType });
  });

  it.each([
    ['slides.pptx', makeZip(pptxMembers([])), 'pptx'],
    ['marks.xlsx', makeZip(xlsxMembers([])), 'xlsx'],
    ['text.odt', makeZip(odfMembers('text', '')), 'odt'],
    ['packed-again.odt', makeZip(odfMembers('text', '').reverse()), 'odt'],
    ['marks.ods', makeZip(odfMembers('spreadsheet', '')), 'ods'],
    ['slides.odp', makeZip(odfMembers('presentation', '')), 'odp'],
    ['week 3.zip', makeZip([{ name: 'a.txt', content: 'a' }]), 'zip'],
    ['old.doc', makeDoc({ body: 'A note' }), 'doc'],
    ['week 4', makeDoc({ body: 'A note' }), 'doc'],
    ['locked.doc', lockedDocx(), 'doc'],
    ['locked.pptx', lockedDocx(), 'pptx'],
    ['book.epub', makeZip([{ name: 'mimetype', content: 'application/epub+zip' }]), 'epub'],
    ['unmarked.epub', makeZip([{ name: 'META-INF/container.xml', content: '' }]), 'epub'],
    ['cut.xlsx', makeZip(xlsxMembers([])).subarray(0, 300), 'xlsx'],
    ['page.html', '<!doctype html><p>Rivers', 'html'],
    ['page.html', '<p>Rivers</p>', 'html'],
    ['page.xhtml', '<?xml version="1.0"?><!DOCTYPE html><html xmlns="x"><p>Rivers</p></html>', 'html'],
    ['page', '<html><p>Rivers', 'html'],
    ['wide.html', Buffer.from('\uFEFF<!doctype html><p>Rivers', 'utf16le'), 'html'],
    ['page.mhtml', saved, 'mhtml'],
    ['page.mht', '<!doctype html><p>Rivers', 'html'],
    ['page.html', saved, 'mhtml'],
    ['page.txt', saved, 'mhtml'],
    ['handout.doc', saved, 'mhtml'],
    ['a page', saved, 'mhtml'],
    ['mail.eml', saved, 'email'],
    ['headers.txt', 'Content-Type: multipart/related\nis a line of a header.\n\nRivers', 'text'],
    ['feed.xml', '<?xml version="1.0"?><rss><title>Rivers</title></rss>', 'xml'],
    ['data.xml', '<rivers><river>Nile</river></rivers>', 'xml'],
    ['book.fb2', '<?xml version="1.0"?>\n<FictionBook xmlns="x"><body/></FictionBook>', 'fb2'],
    ['old.doc', '{\\rtf1\\ansi Rivers}', 'rtf'],
    ['site.php', '<!doctype html><?php echo 1;', 'code'],
    ['notes.js', 'alert(1)', 'code'],
    ['marks.csv', 'River,Length\nNile,6650', 'csv'],
    ['Lecture 3. Rivers', 'Rivers run.', 'text'],
    ['build.log', '\u001B[32mok\u001B[0m 12 passed\n'.repeat(9), 'text'],
    ['cyrillic.txt', encode('Вода испаряется с поверхности моря.', 'windows-1251'), 'text'],
    ['wide.txt', Buffer.from('fffe00004f00000073000000', 'hex'), 'text'],
    ['japanese.srt', encode('水は海の表面から蒸発します。', 'shift_jis'), 'srt'],
  ] as const)('is %s with %s: %s', async (filename, content, kind) => {
    expect(await sniff(filename, content)).toEqual({ accepted: true, mediaType: fileKinds[kind].mediaType });
  });

  it('is known by only the start of its bytes, without the stored file', async () => {
    expect(await sniffMediaType(docx, 'notes.docx')).toMatchObject({ mediaType: fileKinds.docx.mediaType });
  });
});

describe('a rejected file', () => {
  it.each([
    ['a picture named as text', 'notes.txt', png],
    ['a picture named as PDF', 'notes.pdf', png],
    ['a web page named as PDF', 'notes.pdf', html],
    ['a web page named as text', 'notes.txt', html],
    ['a drawing named as PDF', 'notes.pdf', svg],
    ['a drawing in UTF-16', 'notes.txt', Buffer.from(svg, 'utf16le')],
    ['rich text named as text', 'notes.txt', '{\\rtf1\\ansi Rivers}'],
    [
      'bytes without meaning',
      'notes.txt',
      Buffer.from(Array.from({ length: 4_000 }, (_, i) => (i * 89) % 256)),
    ],
    ['text named as PDF', 'notes.pdf', 'Rivers run.'],
    ['text named as a picture', 'notes.png', 'Rivers run.'],
    ['text named as rich text', 'notes.rtf', 'Rivers run.'],
    ['a book named as a web page', 'notes.html', '<?xml version="1.0"?><FictionBook><body/></FictionBook>'],
    ['a drawing named as XML', 'notes.xml', `<?xml version="1.0"?>${svg}`],
    ['zeros in text', 'notes.txt', `Rivers${'\0'.repeat(40)}run.`],
    ['a presentation', 'notes.docx', makeZip([{ name: 'ppt/presentation.xml', content: '' }])],
    ['an old presentation', 'notes.doc', makeOle2({ 'PowerPoint Document': Buffer.alloc(9) })],
    ['an old workbook', 'notes.xls', makeOle2({ Workbook: Buffer.alloc(9) })],
    ['an old Word document by another name', 'notes.docx', makeDoc({ body: 'A note' })],
    ['an archive that is a program', 'notes.jar', makeZip([{ name: 'META-INF/MANIFEST.MF', content: '' }])],
    ['an archive of files by another name', 'notes.exe', makeZip([{ name: 'a.txt', content: 'a' }])],
    ['a workbook in binary form', 'notes.xlsx', makeZip([{ name: 'xl/workbook.bin', content: '' }])],
    ['nothing, under an unknown name', 'notes.exe', ''],
  ])('%s', async (_, filename, content) => {
    expect(await sniff(filename, content)).toMatchObject({ accepted: false });
  });

  it('says what was found and what to do', async () => {
    const workbook = makeZip([...docxMembers('').slice(0, 2), { name: 'xl/workbook.xml', content: '' }]);

    expect(await sniff('marks.docx', workbook)).toMatchObject({
      accepted: false,
      detail:
        'This file is an Excel workbook, but its name ends in .docx. Rename it to end in .xlsx and upload it again.',
    });
    expect(await sniff('notes.docx', await pdf())).toMatchObject({
      accepted: false,
      detail: 'This file is a PDF, but its name ends in .docx. Rename it to end in .pdf and upload it again.',
    });
  });

  it.each([
    ['photo.png', png, 'This file is a picture, which cannot be read. Scan the page with an app'],
    ['notes.txt', png, 'This file is a picture, which cannot be read. Scan the page with an app'],
    ['IMG_1.HEIC', heic, 'This file is a HEIC photo, which cannot be read.'],
    [
      'cut.xls',
      makeDoc({ body: '' }).subarray(0, 600),
      'This file is an Excel workbook from before 2007, which',
    ],
    [
      'week 3',
      makeOle2({ 'PowerPoint Document': Buffer.alloc(9) }),
      'This file is a PowerPoint presentation from before 2007, which cannot be read. Open it in PowerPoint or LibreOffice, save it as PowerPoint (.pptx) or PDF',
    ],
    [
      'first.doc',
      Buffer.from('dba52d0000000904', 'hex'),
      'This file is a Word document from before 1994, which cannot be read. Open it in LibreOffice',
    ],
    ['old.ppt', lockedDocx(), 'This file is a PowerPoint presentation from before 2007, which'],
    ['old.xls', lockedDocx(), 'This file is an Excel workbook from before 2007, which'],
    [
      'essay.pages',
      makeZip([{ name: 'Index/Document.iwa', content: 'x' }]),
      'This file is a Pages document, which cannot be read. In Pages choose File, Export To,',
    ],
    [
      'marks.numbers',
      makeZip([{ name: 'Index/Document.iwa', content: 'x' }]),
      'This file is a Numbers spreadsheet, which cannot be read.',
    ],
    [
      'talk.key',
      makeZip([{ name: 'Index/Document.iwa', content: 'x' }]),
      'This file is a Keynote presentation, which cannot be read.',
    ],
    ['talk.mp3', Buffer.from('49443303000000000021', 'hex'), 'This file is a sound recording, which'],
    ['drawing.svg', svg, 'This file is a drawing (SVG), which cannot be read.'],
    [
      'notes.pdf',
      'Rivers run.',
      'This file is plain text, but its name ends in .pdf. Rename it to end in .txt and upload it again.',
    ],
    [
      'notes.txt',
      '{\\rtf1\\ansi Rivers}',
      'This file is a rich text document, but its name ends in .txt. Rename it to end in .rtf',
    ],
    ['notes.pdf', html, 'This file is a web page, but its name ends in .pdf. Rename it to end in .html'],
    ['notes.exe', '', 'This file is empty. Check that you chose the right file.'],
  ])('calls %s by its own name and says the way out', async (filename, content, detail) => {
    expect(await sniff(filename, content)).toMatchObject({
      accepted: false,
      detail: expect.stringContaining(detail),
    });
  });

  it.each([
    ['IMG_1.HEIC', heic, 'This file is a HEIC photo, which cannot be read. Save or export it as JPEG'],
    ['board.jpg', heic, 'This file is a HEIC photo, which cannot be read. Save or export it as JPEG'],
    ['a.avif', ftyp('avif'), 'This file is an AVIF picture, which cannot be read. Save or export it as JPEG'],
    [
      'scan.tiff',
      tiff,
      'This file is a TIFF picture, which cannot be read. Save it as PDF, with all its pages',
    ],
    [
      'a.gif',
      Buffer.from('GIF89a\x01\0\x01\0\x80\0\0', 'latin1'),
      'This file is a GIF picture, which cannot be read. Save it as PNG',
    ],
    [
      'a.jxl',
      Buffer.from('0000000c4a584c200d0a870a00000000', 'hex'),
      'This file is a JPEG XL picture, which cannot be read. Save',
    ],
  ])('sends the picture %s on in a format that is read, where one is', async (filename, content, detail) => {
    expect(await sniff(filename, content, new Set(['recognition']))).toMatchObject({
      accepted: false,
      detail: expect.stringContaining(detail),
    });
    expect(await sniff(filename, content)).toMatchObject({
      detail: expect.stringContaining('Scan the page with an app'),
    });
  });
});

describe('a package of another program', () => {
  const member = (name: string) => makeZip([{ name, content: 'x' }]);

  it.each([
    ['deck.apkg', member('collection.anki21b'), 'an Anki deck', 'Notes in Plain Text'],
    ['deck.zip', member('collection.anki2'), 'an Anki deck', 'Notes in Plain Text'],
    ['all.colpkg', member('media'), 'an Anki deck', 'Notes in Plain Text'],
    ['lesson.h5p', member('h5p.json'), 'an H5P activity', 'print that page as PDF'],
    ['map.xmind', member('content.json'), 'an Xmind map', 'Export, then PDF'],
    ['course.mbz', member('moodle_backup.xml'), 'a Moodle backup', 'Moodle XML'],
    ['course.mbz', Buffer.from('1f8b0800000000000003', 'hex'), 'a Moodle backup', 'Moodle XML'],
    ['course.imscc', member('imsmanifest.xml'), 'a course package', 'one by one'],
    ['flow.vsdx', member('visio/document.xml'), 'a Visio drawing', 'as PDF'],
    ['old.pages', member('index.xml'), 'a Pages document', 'Export To'],
    ['new.pages', member('Index/Document.iwa'), 'a Pages document', 'PDF'],
  ])('%s is named, with a way that works', async (filename, bytes, name, way) => {
    const sniffed = await sniff(filename, bytes);

    expect(sniffed).toMatchObject({
      accepted: false,
      finding: expect.stringContaining(`This file is ${name}`),
    });
    expect(sniffed).toMatchObject({ detail: expect.stringContaining(way) });
    expect(sniffed).toMatchObject({ detail: expect.not.stringContaining('Rename') });
  });

  it('is neither an archive of notes, nor a document with a wrong name', async () => {
    expect(await sniff('notes.zip', member('week 1/content.txt'))).toMatchObject({ accepted: true });
    expect(await sniff('notes.abc', member('notes.txt'))).toMatchObject({
      detail: expect.stringContaining('Rename it to end in .zip'),
    });
    expect(await sniff('notes.apkg', docx)).toMatchObject({ mediaType: fileKinds.docx.mediaType });
  });
});

describe('what the name decides', () => {
  const film = ftyp('isom');

  it('is that a sound recording in the container of films is sound', async () => {
    expect(await sniff('lecture.m4a', film)).toMatchObject({
      finding: expect.stringContaining('a sound recording'),
    });
    expect(await sniff('lecture.m4a', film, new Set(['transcription']))).toMatchObject({
      mediaType: fileKinds.m4a.mediaType,
    });
    expect(await sniff('lecture.mp4', film)).toMatchObject({ finding: expect.stringContaining('a video') });
  });

  it.each(['\r\n\r\n', '\uFEFF', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n', '<br />\n'])(
    'is that a PDF begins behind %j',
    async (start) => {
      const bytes = Buffer.concat([Buffer.from(start), Buffer.from(await pdf())]);

      expect(await sniff('notes.pdf', bytes)).toMatchObject({ mediaType: fileKinds.pdf.mediaType });
      expect(await reading.read('notes.pdf', bytes)).toMatchObject({ ok: true });
    },
  );

  it('is that a text about PDF is text', async () => {
    const text = 'Every such file begins with %PDF-1.7 and has objects, as in 1 0 obj.';

    expect(await sniff('notes.txt', text)).toMatchObject({ mediaType: fileKinds.text.mediaType });
    expect(await sniff('notes.md', text)).toMatchObject({ mediaType: fileKinds.markdown.mediaType });
    expect(await sniff('notes.pdf', 'A text about PDF.')).toMatchObject({ accepted: false });
  });
});
