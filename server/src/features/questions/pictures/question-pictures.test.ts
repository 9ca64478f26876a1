/** Pictures of questions: encoded again, kept once, and gone with their account. */
import { addQuestionPicture, describeQuestionPictures } from '@akada/contract/material/question-pictures.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type BankAuthor, newAuthor } from '../testing/bank-people.ts';

let app: TestApp;
let author: BankAuthor;

beforeAll(async () => {
  // Stored files have the time of the machine.
  app = await createTestApp({ startsAt: Date.now() });
});
beforeEach(async () => {
  author = await newAuthor(app);
});
afterAll(() => app.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a9d8f' } })
    .withExif({ IFD0: { Copyright: 'Ngozi Eze' } })
    .jpeg()
    .toBuffer();

const add = (bytes: Uint8Array, by = author) =>
  by.call(addQuestionPicture, { file: new File([new Uint8Array(bytes)], 'leaf.jpg') });

const read = (id: string) => app.http.inject({ url: `/api/v1/questions/pictures/${id}` });

const storedKeys = async () => {
  const keys = [];
  for await (const { key } of app.platform.files.list('questionpictures')) keys.push(key);
  return keys;
};

describe('a picture', () => {
  it('a picture is reduced to 1,600 pixels and loses its metadata', async () => {
    const { status, body } = await add(await picture(3_200, 800));
    expect([status, body]).toEqual([201, { id: expect.any(String), width: 1_600, height: 400 }]);
    const shown = await read(body.id);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { format, width, exif } = await sharp(shown.rawPayload).metadata();
    expect([format, width, exif]).toEqual(['webp', 1_600, undefined]);
  });

  it('its size is known before it is loaded, to others as well, and unknown pictures are omitted', async () => {
    const { body } = await add(await picture(400, 300));
    const other = await newAuthor(app);
    const sizes = await other.call(describeQuestionPictures, { query: { ids: [body.id, newId()] } });
    const bytes = (await read(body.id)).rawPayload.length;
    expect(sizes.body).toEqual({ items: [{ ...body, bytes }] });
  });

  it('a small picture is not enlarged', async () => {
    expect((await add(await picture(40, 30))).body).toMatchObject({ width: 40, height: 30 });
  });

  it('an account stores equal pictures once', async () => {
    const bytes = await picture(50, 50);
    const previous = (await storedKeys()).length;
    const [one, two] = await Promise.all([add(bytes), add(bytes)]);
    expect(two.body).toEqual(one.body);
    expect((await add(bytes)).body).toEqual(one.body);
    expect((await add(bytes, await newAuthor(app))).body.id).not.toBe(one.body.id);

    app.clock.advance(2 * 60 * 60_000);
    await app.features.tasks.find(({ name }) => name === 'questions.clean_pictures')?.run();
    expect((await storedKeys()).length).toBe(previous + 2);
    expect((await read(one.body.id)).statusCode).toBe(200);
  });

  it('a picture is shown in a question that names it', async () => {
    const { body } = await add(await picture(60, 60));
    const question = await author.write({ stem: `![a leaf](image:${body.id}) What is this?` });
    const image = { type: 'image', id: body.id, alt: 'a leaf' };
    expect(question.content?.stem?.blocks).toMatchObject([{ children: [image, ' What is this?'] }]);
  });

  it('files of other types and damaged pictures are rejected', async () => {
    const text = await add(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect([text.status, text.body.code]).toEqual([415, 'type_refused']);
    const brokenFile = await add((await picture(400, 400)).subarray(0, 700));
    expect([brokenFile.status, Object.keys(brokenFile.body.fields)]).toEqual([422, ['file']]);
  });

  it('a missing picture is answered with not found', async () => {
    expect((await read(newId())).statusCode).toBe(404);
  });
});
