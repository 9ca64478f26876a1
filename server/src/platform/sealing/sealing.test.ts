import { EncryptJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSettableClock } from '../../testing/settable-clock.ts';
import { createSealing } from './sealing.ts';

const shape = z.object({ word: z.string() });
const clock = createSettableClock();
const options = {
  authSecret: 'a secret of the tests, long enough to be one',
  previousAuthSecret: null,
  publicUrl: new URL('https://akada.test'),
  clock,
  purpose: 'test',
  lifetimeSeconds: 600,
};
const sealing = createSealing(shape, options);

describe('what is sealed', () => {
  it('opens for ten minutes and says nothing to who holds it', async () => {
    const sealed = await sealing.seal({ word: 'osmosis' });
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('osmosis');
    expect(await sealing.open(sealed)).toEqual({ word: 'osmosis' });
    clock.advance(599_000);
    expect(await sealing.open(sealed)).toEqual({ word: 'osmosis' });
    clock.advance(2_000);
    expect(await sealing.open(sealed)).toBeNull();
  });

  it('opens with the secret before the present one, and is sealed with the present one', async () => {
    const authSecret = 'another secret of the tests, as long as that';
    const changing = createSealing(shape, { ...options, authSecret, previousAuthSecret: options.authSecret });
    expect(await changing.open(await sealing.seal({ word: 'osmosis' }))).toEqual({ word: 'osmosis' });
    const laterSealing = createSealing(shape, { ...options, authSecret });
    expect(await laterSealing.open(await changing.seal({ word: 'osmosis' }))).toEqual({ word: 'osmosis' });
  });

  it.for([
    ['for another purpose', { purpose: 'other' }],
    ['by another secret', { authSecret: 'another secret of the tests, as long as that' }],
    ['for another instance', { publicUrl: new URL('https://other.test') }],
  ] as const)('does not open what was sealed %s', async ([, changed]) => {
    const foreign = createSealing(shape, { ...options, ...changed });
    expect(await sealing.open(await foreign.seal({ word: 'osmosis' }))).toBeNull();
  });

  it('does not open what was changed, made up, or has another shape', async () => {
    const tagLength = 22;
    const sealed = await sealing.seal({ word: 'osmosis' });
    const [head, ...rest] = sealed.split('.');
    const plain = Buffer.from(JSON.stringify({ content: { word: 'osmosis' } })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const ownKey = await new EncryptJWT({ content: { word: 'osmosis' } })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: 'test+jwe' })
      .setExpirationTime('10m')
      .encrypt(new Uint8Array(32));
    const other = createSealing(z.object({ other: z.string() }), options);
    const forged = [
      '',
      'x',
      // The first letter of the tag: the last one holds bits that count for nothing.
      `${sealed.slice(0, -tagLength)}${sealed.at(-tagLength) === 'A' ? 'B' : 'A'}${sealed.slice(1 - tagLength)}`,
      `${none}.${rest.join('.')}`,
      `${head}.${plain}.`,
      ownKey,
      await other.seal({ other: 'osmosis' }),
    ];
    for (const text of forged) expect(await sealing.open(text)).toBeNull();
  });
});
