import { expect, it } from 'vitest';
import { encode } from '../../testing/encode.ts';
import { getText } from '../blocks/raw-block.ts';
import { uploadedFile } from '../file-source.ts';
import { readSavedPage } from './read-saved-page.ts';

interface Part {
  head: string;
  body: Uint8Array | string;
}

/** A message of parts, as browsers save a page. */
function saved(parts: readonly Part[], type = 'multipart/related; type="text/html"'): Buffer {
  const head = `Subject: =?utf-8?Q?Caf=C3=A9s?=\r\nMIME-Version: 1.0\r\nContent-Type: ${type};\r\n\tboundary="--b"\r\n\r\n`;
  const sections = parts.map(({ head, body }) =>
    Buffer.concat([Buffer.from(`----b\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')]),
  );

  return Buffer.concat([Buffer.from(head), ...sections, Buffer.from('----b--\r\n')]);
}

const picture = { head: 'Content-Type: image/png\r\nContent-Transfer-Encoding: base64', body: 'iVBORw0=' };

async function read(bytes: Buffer) {
  const { title, pages, warnings } = await readSavedPage({ ...uploadedFile('a.mhtml', ''), content: bytes });

  return { title, texts: pages.flat().map(getText), warnings };
}

it.each([
  ['as it is', 'charset="utf-8"\r\nContent-Transfer-Encoding: 8bit', '<p>Wärme: 20 °C</p>'],
  [
    'in base64',
    'charset=utf-8\r\nContent-Transfer-Encoding: BASE64',
    Buffer.from('<p>Wärme: 20 °C</p>').toString('base64'),
  ],
  [
    'quoted',
    'charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable',
    '<p>W=C3=A4r=\r\nme: 20 =C2=b0C</p>',
  ],
  [
    'quoted in another encoding',
    'charset="iso-8859-1"\r\nContent-Transfer-Encoding: quoted-printable',
    '<p>W=E4rme: 20 =B0C</p>',
  ],
  [
    'in an encoding that the page declares',
    'x=y',
    encode('<meta charset="windows-1252"><p>Wärme: 20 °C</p>', 'windows-1252'),
  ],
])('a saved page is the page that it is, %s', async (_, head, body) => {
  const page = { head: `Content-Type: text/html; ${head}`, body };

  expect((await read(saved([page, picture]))).texts).toEqual(['Wärme: 20 °C']);
});

it("the title is the page's title, else the subject, and its pictures are counted", async () => {
  const html = (body: string) => ({ head: 'Content-Type: text/html', body });
  const first = await read(
    saved([html('<title>Heat</title><p>It spreads.</p><img src="cid:x" alt="a fire">'), picture]),
  );

  expect(first).toMatchObject({ title: 'Heat', warnings: ['One picture was left out.'] });
  expect((await read(saved([html('<p>It spreads.</p>')]))).title).toBe('Cafés');
});

it("the page is the message's first part, and frames are read if it is nothing else", async () => {
  const html = (id: string, body: string) => ({
    head: `Content-Type: text/html\r\nContent-ID: <${id}>`,
    body,
  });
  const advert = html('advert', '<p>Buy now.</p>');
  const page = html('page', '<p>Heat spreads.</p>');
  const frames = html('page', '<frameset><frame src="cid:advert"></frameset>');

  expect((await read(saved([advert, page], 'multipart/related; start="<page>"'))).texts).toEqual([
    'Heat spreads.',
  ]);
  expect((await read(saved([page, advert]))).texts).toEqual(['Heat spreads.']);
  expect((await read(saved([frames, advert]))).texts).toEqual(['Buy now.']);
});

it('a message behind a blank line is read', async () => {
  const page = { head: 'Content-Type: text/html', body: '<p>Heat spreads.</p>' };

  expect((await read(Buffer.concat([Buffer.from('\r\n'), saved([page])]))).texts).toEqual(['Heat spreads.']);
});
