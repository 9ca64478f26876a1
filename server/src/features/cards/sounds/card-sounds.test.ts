/** Sounds of cards: kept once, sent as what they are, and gone with their account. */
import { addCardSound } from '@akada/contract/material/flashcards/card-sounds.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import { smallestPicture } from '../../../testing/pictures.ts';
import { type SharedTestApp, sharedTestApp } from '../../../testing/test-app.ts';
import { shortSound } from '../testing/cards.samples.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function send(bytes: Uint8Array, name = 'rain.wav', person?: Awaited<ReturnType<typeof createPerson>>) {
  const call = callAs(app, person ?? (await createPerson(app)));
  return call(addCardSound, { file: new File([new Uint8Array(bytes)], name) });
}

describe('a sound', () => {
  it('is sent to everyone who has its id, unchanged and as what it is', async () => {
    const { status, body } = await send(shortSound);
    expect([status, body]).toEqual([201, { id: expect.any(String), bytes: shortSound.length }]);
    const fetched = await app.http.inject({ url: `/api/v1/flashcards/sounds/${body.id}` });
    expect(fetched.headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(fetched.rawPayload.equals(shortSound)).toBe(true);
  });

  it('is kept once for its owner if it is sent twice, and separately for others', async () => {
    const ada = await createPerson(app);
    const ids = [
      (await send(shortSound, 'a.wav', ada)).body.id,
      (await send(shortSound, 'b.wav', ada)).body.id,
      (await send(shortSound)).body.id,
    ];
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
  });

  it.each<[string, Uint8Array, string]>([
    ['a picture with the name of a sound', smallestPicture, 'type_refused'],
    ['a text', Buffer.from('Rain on a roof'), 'type_refused'],
    ['nothing', new Uint8Array(), 'type_refused'],
  ])('is rejected if it is %s', async (_what, bytes, code) => {
    expect((await send(bytes)).body).toMatchObject({ code });
  });

  it('is rejected if it has more than five megabytes', async () => {
    expect((await send(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
  });
});
