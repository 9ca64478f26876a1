import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outline, type Reading, startReading } from '../../testing/reading.ts';

let reading: Reading;
beforeAll(() => {
  reading = startReading();
});
afterAll(() => reading.end());

const message = [
  'From: Ada <ada@example.org>',
  'Subject: =?utf-8?Q?Notes_on_caf=C3=A9s?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="outer"',
  '',
  '--outer',
  'Content-Type: multipart/alternative; boundary="inner"',
  '',
  '--inner',
  'Content-Type: text/plain; charset=windows-1251',
  'Content-Transfer-Encoding: base64',
  '',
  'wu7k4A==',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<h2>Rivers</h2><ul><li>The Nile runs =E2=80=93 slowly</li></ul>',
  '--inner--',
  '--outer',
  'Content-Type: application/pdf; name="slides.pdf"',
  'Content-Disposition: attachment; filename="slides.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  'JVBERi0=',
  '--outer--',
].join('\r\n');

describe('an email', () => {
  it('is its message, with the subject as title and its attachments named', async () => {
    const { document, warnings } = await reading.open('mail.eml', message);

    expect(document.title).toBe('Notes on cafés');
    expect(document.pages.flatMap(outline)).toEqual(['heading2 Rivers', 'list_item The Nile runs – slowly']);
    expect(warnings).toEqual([
      'The attachments of this message were left out: slides.pdf. Upload them one by one.',
    ]);
  });

  it('without a page is its plain text, in the encoding that it declares', async () => {
    const plainText =
      'Subject: Water\r\nContent-Type: text/plain; charset=windows-1251\r\nContent-Transfer-Encoding: base64\r\n\r\nwu7k4A==';
    const { document } = await reading.open('mail.eml', plainText);

    expect(document.pages.flatMap(outline)).toEqual(['paragraph Вода']);
  });
});

describe('an email in UTF-16', () => {
  const source = [
    'From: ada@example.org',
    'Subject: Café',
    'Content-Type: text/plain; charset=iso-8859-1',
    '',
    'Water boils at 100 °C – in a café.',
  ].join('\r\n');
  const wide = (text: string) => Buffer.from(text, 'utf16le');
  const inBase64 = (bytes: Buffer, charset: string) =>
    `Subject: Café\r\nContent-Type: text/plain; charset=${charset}\r\nContent-Transfer-Encoding: base64\r\n\r\n${bytes.toString('base64')}`;
  const words = 'Water boils at 100 °C – in a café.';

  it.each<[string, Buffer | string]>([
    ['whose source an editor saved so', wide(`\uFEFF${source}`)],
    ['from the larger byte on, without a mark', wide(source).swap16()],
    ['in a part', inBase64(wide(words), 'utf-16le')],
    ['in a part with a mark', inBase64(wide(`\uFEFF${words}`).swap16(), 'utf-16')],
    ['whose source has a part in base64', wide(`\uFEFF${inBase64(Buffer.from(words), 'utf-8')}`)],
  ])('is read, %s', async (_, bytes) => {
    const { document } = await reading.open('mail.eml', bytes);

    expect(document.title).toBe('Café');
    expect(document.pages.flatMap(outline)).toEqual([`paragraph ${words}`]);
  });

  it.each([
    source.replace('iso-8859-1', 'utf-8'),
    `X-Mark: \u00FF\u00FE\r\n${source.replace('iso-8859-1', 'utf-8')}`,
  ])('is no other email', async (text) => {
    const { document } = await reading.open('mail.eml', text);

    expect(document.pages.flatMap(outline)).toEqual([`paragraph ${words}`]);
  });
});

describe('an email that is broken or hostile', () => {
  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, index) => `Content-Type: multipart/mixed; boundary="b${index}"\n\n--b${index}\n`,
    ).join('');

  it.each([
    ['no header', 'Rivers run to the sea.', 'damaged'],
    ['no message', 'Subject: Rivers\n\n', 'empty'],
    ['messages within messages', `Subject: x\n${nested(5_000)}`, 'too_deep'],
    ['a header of megabytes', `Subject: x\nX-Long: ${'a'.repeat(5_000_000)}\n\nRivers`, 'too_large'],
  ])('with %s ends with a reason', async (_, text, reason) => {
    expect(await reading.read('odd.eml', text)).toMatchObject({ ok: false, reason });
  });

  it.each([
    ['a cut end', message.slice(0, message.indexOf('--inner--'))],
    ['an unknown encoding', 'Subject: x\nContent-Type: text/plain; charset=klingon\n\nRivers run'],
    ['null bytes', 'Subject: x\n\nRiv\0ers run'],
  ])('with %s is read', async (_, text) => {
    expect(await reading.read('odd.eml', text)).toMatchObject({ ok: true });
  });

  it('with an attachment of 40 MB is read in part', async () => {
    const outcome = await reading.readIsolated(
      'large.eml',
      message.replace('JVBERi0=', 'QUJD'.repeat(10_000_000)),
    );

    expect(outcome).toMatchObject({
      ok: true,
      warnings: [expect.stringContaining('slides.pdf'), 'Only the beginning of this message was read.'],
    });
  });
});
