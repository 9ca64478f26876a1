/** Questions are made from notes that are shown: a deleted one makes none until it is restored. */
import { deleteFile, restoreFile } from '@akada/contract/material/notes.ts';
import { generateMcqs, getGeneration } from '@akada/contract/work/generation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { createPerson } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { createUsageService } from '../usage/usage.service.ts';
import { insertGeneration } from './generation.repo.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

async function studentWithNote() {
  const { userId } = await createPerson(app);
  const noteId = await createExpositoryNote(app, userId);
  const usage = createUsageService({ clock: app.clock });
  const call = callAs(app, { userId });
  return {
    noteId,
    call,
    /** @returns the id of a generation that no worker has started */
    async queued(): Promise<string> {
      const id = newId();
      await app.platform.database.transaction(async (tx) => {
        const chargedPeriod = await usage.reserve(tx, { userId, plan: 'free', kind: 'mcq' });
        const row = {
          id,
          userId,
          kind: 'mcq' as const,
          noteId,
          requested: 3,
          courseName: null,
          focus: '',
          chargedPeriod,
        };
        await insertGeneration(tx, row, app.clock.now());
      });
      return id;
    },
    async unitsUsed(): Promise<number> {
      return (await usage.ofKind(app.platform.database.db, { userId, plan: 'free', kind: 'mcq' })).used;
    },
  };
}

async function make(id: string): Promise<void> {
  const handler = app.features.jobs.find(({ job }) => job.name === 'generation.make_questions');
  await handler?.run({ generation_id: id }, { signal: new AbortController().signal });
}

describe('a deleted note', () => {
  it('is answered like a missing note when questions are requested, and takes no unit', async () => {
    const { noteId, call, unitsUsed } = await studentWithNote();
    await call(deleteFile, { params: { id: noteId } });

    expect((await call(generateMcqs, { body: { gemini_file_id: noteId, question_count: 3 } })).status).toBe(
      404,
    );
    expect(await unitsUsed()).toBe(0);
  });

  it('ends a generation that was waiting for it, and the unit is returned', async () => {
    const { noteId, call, queued, unitsUsed } = await studentWithNote();
    const id = await queued();
    await call(deleteFile, { params: { id: noteId } });
    await make(id);

    const { body } = await call(getGeneration, { params: { id } });
    expect(body).toMatchObject({ status: 'failed', error: { code: 'note_deleted' } });
    expect(await unitsUsed()).toBe(0);
  });

  it('gets its questions if it is restored before the generation starts', async () => {
    const { noteId, call, queued, unitsUsed } = await studentWithNote();
    const id = await queued();
    await call(deleteFile, { params: { id: noteId } });
    await call(restoreFile, { params: { id: noteId } });
    await make(id);

    expect((await call(getGeneration, { params: { id } })).body).toMatchObject({ status: 'ready', made: 3 });
    expect(await unitsUsed()).toBe(1);
  });
});
