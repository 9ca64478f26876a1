import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestS3Server, testBucket } from '../../../../server/src/platform/files/testing/s3-server.ts';
import { httpRefusal, openFaultProxy } from '../fault-proxy.ts';
import { type Dependency, inTurns } from './dependency.ts';
import { trackNotes } from './sent-notes.ts';

/** Notes whose reading the fault interrupts. */
const underWay = 6;

/** The object store: notes go there with the upload, and are read from there. */
export async function openObjectStore(): Promise<Dependency> {
  const folder = mkdtempSync(join(tmpdir(), 'akada-store-'));
  const server = await openTestS3Server(folder);
  const proxy = await openFaultProxy(() => ({ port: server.port, host: '127.0.0.1' }), httpRefusal);
  const next = inTurns();
  const notes = trackNotes();

  return {
    name: 'S3',
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
      ...testBucket,
    },
    backWithin: 60,
    answerWithin: 1_000,
    async prepare({ origin, students }) {
      await Promise.all(Array.from({ length: underWay }, () => notes.send(origin, next(students))));
    },
    inject: (kind) => proxy.set(kind),
    heal: () => proxy.set(null),
    use: ({ origin, students }) => notes.send(origin, next(students)),
    recovered: ({ origin, students }) => notes.settled(origin, next(students)),
    lost: ({ origin }) => notes.lost(origin),
    async close() {
      await proxy.close();
      await server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
