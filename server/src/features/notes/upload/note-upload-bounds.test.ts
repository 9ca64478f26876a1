/** Tests how much of the server one sender may occupy while others upload too. */
import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { makeZip } from '../../../platform/extract/testing/zip.ts';
import { createCaller, type SignedInCaller } from '../../../testing/people.ts';
import { apiUrl, type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { boundary, formHeaders, postUpload } from '../testing/raw-form.ts';

let app: SharedTestApp;
const held: (() => void)[] = [];

beforeAll(async () => {
  app = await sharedTestApp();
});

afterEach(() => {
  for (const release of held.splice(0)) release();
});

const chapter = { file: 'chapter.txt', bytes: 'Osmosis is the movement of water.' };

/** An upload whose first bytes have been sent and whose end comes when it is released. */
async function slowUpload(student: SignedInCaller) {
  const upload = request(`${await apiUrl(app)}/uploads/start`, {
    method: 'POST',
    headers: formHeaders(student),
  });
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="slow.txt"\r\n\r\n`;
  upload.write(`${head}Osmosis is the movement `);
  // The server may break the connection of an upload that it rejected.
  upload.on('error', () => {});
  const release = () => {
    if (!upload.writableEnded) upload.end(`of water.\r\n--${boundary}--\r\n`);
  };
  held.push(release);
  const answer = once(upload, 'response').then(([{ statusCode, headers }]) => ({ statusCode, headers }));
  return { release, answer };
}

it('each person can have three uploads in progress without limiting others', async () => {
  const [student, other] = [await createCaller(app), await createCaller(app)];
  const slow = await Promise.all([1, 2, 3, 4].map(() => slowUpload(student)));
  const rejection = await Promise.race(slow.map(async (upload) => ({ upload, ...(await upload.answer) })));
  expect([rejection.statusCode, rejection.headers['retry-after']]).toEqual([429, '5']);
  expect((await postUpload(app, student, [chapter])).status).toBe(429);
  expect((await postUpload(app, other, [chapter])).status).toBe(201);

  const underWay = slow.find((upload) => upload !== rejection.upload);
  underWay?.release();
  expect((await underWay?.answer)?.statusCode).toBe(201);
  await expect.poll(async () => (await postUpload(app, student, [chapter])).status).toBe(201);
});

it('an archive with a directory of only long names is rejected', async () => {
  const student = await createCaller(app);
  const long = 'n'.repeat(64_000);
  const members = Array.from({ length: 100 }, (_, index) => ({ name: `${index}${long}`, content: '' }));
  const response = await postUpload(app, student, [{ file: 'notes.docx', bytes: makeZip(members) }]);
  expect(response.status).toBe(415);
});
