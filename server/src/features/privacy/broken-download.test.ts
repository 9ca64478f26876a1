import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composeFeatures } from '../../app/compose.ts';
import { createWeb } from '../../app/start.ts';
import { createLog } from '../../platform/log/log.ts';
import { createPerson, type Person } from '../../testing/people.ts';
import { givePersonalData } from '../../testing/suites/everything.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { giveExportTicket } from './testing/privacy.samples.ts';

/** More than all the buffers on the way to a client that does not read. */
const largeFile = 32_000_000;

let app: TestApp;
let person: Person;
let ticket: string;

beforeEach(async () => {
  app = await createTestApp();
  person = await createPerson(app);
  const noteId = await givePersonalData(app, { userId: person.userId, canary: 'canary' });
  await replaceBytes(noteId, randomBytes(largeFile));
  ticket = await giveExportTicket(app, person.userId);
});

afterEach(() => app.close());

async function replaceBytes(noteId: string, bytes: Buffer): Promise<void> {
  const { rows } = await app.platform.database.pool.query(
    `UPDATE notes SET media_type = 'application/pdf' WHERE id = $1 RETURNING storage_key`,
    [noteId],
  );
  await app.platform.files.delete(rows[0].storage_key);
  await app.platform.files.put(rows[0].storage_key, Readable.from([bytes], { objectMode: false }));
}

async function startDownload(http: FastifyInstance): Promise<Response> {
  return fetch(await addressOn(http));
}

async function addressOn(http: FastifyInstance): Promise<string> {
  const origin = await http.listen({ host: '127.0.0.1', port: 0 });
  return `${origin}/api/v1/exports/${ticket}`;
}

describe('a download', () => {
  it('an unread download does not keep the server from ending', async () => {
    const answer = await startDownload(app.http);
    expect(answer.status).toBe(200);
    await app.http.close();
    await expect(answer.arrayBuffer()).rejects.toThrow();
  });

  it('can be aborted, and started again', async () => {
    const address = await addressOn(app.http);
    await (await fetch(address)).body?.cancel();
    expect((await (await fetch(address)).arrayBuffer()).byteLength).toBeGreaterThan(largeFile);
  });

  it('an aborted download looks broken, and no log line has its ticket', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line) => lines.push(line) });
    const files = { ...app.platform.files, open: () => Promise.reject(new Error('the store is away')) };
    const platform = { ...app.platform, files, log };
    const http = await createWeb(platform, composeFeatures(platform));
    const answer = await startDownload(http);
    await expect(answer.arrayBuffer()).rejects.toThrow();
    await http.close();
    expect(lines.join()).toContain('the store is away');
    expect(lines.join()).not.toContain(ticket);
    expect(lines.join()).not.toContain(person.userId);
  });
});
