import { describe, expect, it } from 'vitest';
import { authorize, ownedBy } from './authorize.ts';

const note = { id: 'n1', userId: 'ada' };

/** Returns the answer that a rejected caller gets. */
async function getRejection(
  resource: Parameters<typeof authorize<typeof note>>[0],
  check = ownedBy({ userId: 'ada' }),
) {
  const fault = await authorize(resource, check).then(
    () => expect.fail('it was handed out'),
    (error) => error,
  );
  return { code: fault.code, message: fault.message, options: fault.options };
}

describe('an object', () => {
  it('is handed to its owner as it is, also while it is still being read', async () => {
    expect(await authorize(note, ownedBy({ userId: 'ada' }))).toBe(note);
    expect(await authorize(Promise.resolve(note), ownedBy({ userId: 'ada' }))).toBe(note);
  });

  it('is rejected for another owner exactly like a missing one', async () => {
    const missing = await getRejection(null);
    expect(missing).toMatchObject({ code: 'not_found' });
    expect(await getRejection(note, ownedBy({ userId: 'obi' }))).toEqual(missing);
    expect(await getRejection(Promise.resolve(null))).toEqual(missing);
  });

  it('is rejected by an asynchronous check', async () => {
    const rejection = authorize(note, async () => false);
    await expect(rejection).rejects.toMatchObject({ code: 'not_found' });
    expect(await authorize(note, async () => true)).toBe(note);
  });
});
