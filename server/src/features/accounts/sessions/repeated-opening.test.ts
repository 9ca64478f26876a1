/** A sign-in that is sent twice: one session, the same answer, and only to the call that opened it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createSessionsService, type SessionsService } from './sessions.service.ts';

let app: TestApp;
let sessions: SessionsService;

beforeAll(async () => {
  app = await createTestApp();
  sessions = createSessionsService(app.platform);
});

afterAll(() => app.close());

const dayMs = 24 * 60 * 60_000;

/** A session that a browser opened, with the proof of its call. */
async function opened(proof: string | null = 'the code') {
  const { userId } = await createPerson(app);
  const session = { userId, device: 'phone', bound: true };
  const opening = { id: newId(), proof };
  const answer = await sessions.openOnce(app.platform.database.db, session, opening);
  if (!answer?.binding) throw new Error('A browser that signs in gets a session and its cookie');

  return { session, opening, answer, tokens: answer.tokens, binding: answer.binding };
}

describe('a sign-in that is sent again', () => {
  it('opens no second session', async () => {
    const { session, opening } = await opened();
    expect(await sessions.openOnce(app.platform.database.db, session, opening)).toBeNull();
  });

  it('gets the refresh token and the cookie of the first answer, and both work', async () => {
    const { session, opening, answer, binding } = await opened();
    const repeatedOpenedSession = await sessions.reopen(session, opening);
    expect([repeatedOpenedSession?.tokens.refresh_token, repeatedOpenedSession?.binding]).toEqual([
      answer.tokens.refresh_token,
      binding,
    ]);
    const { userId } = await sessions.authenticate(repeatedOpenedSession?.tokens.access_token ?? '');
    expect(userId).toBe(session.userId);
    expect(await sessions.refresh(answer.tokens.refresh_token, binding)).toMatchObject({
      token_type: 'bearer',
    });
  });

  it('gets its answer again as a program, which has no cookie', async () => {
    const { userId } = await createPerson(app);
    const session = { userId, device: 'curl', bound: false };
    const opening = { id: newId(), proof: 'the code' };
    const first = await sessions.openOnce(app.platform.database.db, session, opening);
    expect(first).toMatchObject({ binding: null });
    expect(await sessions.reopen(session, opening)).toEqual(first);
  });

  it('gets nothing where it was proved with nothing that comes twice', async () => {
    const { session, opening } = await opened(null);
    expect(await sessions.reopen(session, opening)).toBeNull();
  });

  it('gets nothing as another call of the same sign-in', async () => {
    const { session, opening } = await opened();
    expect(await sessions.reopen(session, { ...opening, proof: 'another code' })).toBeNull();
    expect(await sessions.reopen({ ...session, bound: false }, opening)).toBeNull();
    expect(await sessions.reopen(session, { ...opening, id: newId() })).toBeNull();
  });

  it('gets nothing once the session was used, signed out or has expired', async () => {
    const [used, signedOut, over] = [await opened(), await opened(), await opened()];
    await sessions.refresh(used.tokens.refresh_token, used.binding);
    await sessions.logout(signedOut.tokens.refresh_token, signedOut.binding);
    expect(await sessions.reopen(used.session, used.opening)).toBeNull();
    expect(await sessions.reopen(signedOut.session, signedOut.opening)).toBeNull();

    expect(await sessions.reopen(over.session, over.opening)).not.toBeNull();
    app.clock.advance(30 * dayMs);
    expect(await sessions.reopen(over.session, over.opening)).toBeNull();
  });

  it('gets new secrets without a proof, also if the first call failed', async () => {
    const { userId } = await createPerson(app);
    const session = { userId, device: 'curl', bound: false };
    const opening = { id: newId(), proof: null };
    const inputs: unknown[] = [];
    const broken = app.platform.database.transaction(async (tx) => {
      inputs.push((await sessions.openOnce(tx, session, opening))?.tokens.refresh_token);
      throw new Error('the sign-in broke');
    });
    await expect(broken).rejects.toThrow('the sign-in broke');
    const { db } = app.platform.database;
    const second = await sessions.openOnce(db, session, opening);
    expect(inputs).toEqual([expect.any(String)]);
    expect(inputs).not.toContain(second?.tokens.refresh_token);
  });
});
