/** The way of a note from uploaded to its one end, whichever process dies on the way. */

import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExtractOutcome } from '../../platform/extract/outcome.ts';
import type { UnreadableReason } from '../../platform/extract/reasons.ts';
import { outboxEvents } from '../../platform/outbox/outbox.ts';
import { attemptsAtMost } from '../../platform/work/work-rows.ts';
import { heardDuring } from '../../testing/heard-hints.ts';
import { createCaller, type SignedInCaller } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { notes } from './note/notes.tables.ts';
import type { Note } from './notes.access.ts';
import { type NoteServices, noteServices, unitsUsed } from './testing/note-services.ts';
import { chapter, noSignal, readAs, readingWith, readWhole, uploadedNote } from './testing/read-notes.ts';

let app: SharedTestApp;
let services: NoteServices;
let student: SignedInCaller;
let id: string;

beforeAll(async () => {
  app = await sharedTestApp();
  services = noteServices(app);
});
beforeEach(async () => {
  student = await createCaller(app);
  id = await uploadedNote(app, student);
});

const note = (): Promise<Note> => services.authorizeNote(student, id);

async function events(): Promise<string[]> {
  const rows = await app.platform.database.db
    .select()
    .from(outboxEvents)
    .where(eq(outboxEvents.subjectId, id));
  return rows.map(({ name }) => name);
}

/** An extraction that ends when the test says so. */
function heldExtraction() {
  const started = Promise.withResolvers<void>();
  const outcome = Promise.withResolvers<ExtractOutcome>();
  const extract = (): Promise<ExtractOutcome> => {
    started.resolve();
    return outcome.promise;
  };
  return { extract, started: started.promise, end: outcome.resolve };
}

const dies = async (): Promise<never> => {
  throw new Error('the reader was ended from outside');
};

describe('a file that can be read', () => {
  it('is ready with its pages, notified once', async () => {
    await readAs(app, id, { ...readWhole, warnings: ['Page 3 was left out.'] });

    expect(await note()).toMatchObject({
      status: 'ready',
      pageCount: 2,
      wordCount: 14,
      warnings: ['Page 3 was left out.'],
      failureCode: null,
    });
    expect(await services.notes.loadDocument(app.platform.database.db, id)).toEqual(chapter);
    expect(await events()).toEqual(['note.ready']);
    expect(await unitsUsed(app, student)).toBe(1);
  });

  it('is read once, however often the job comes', async () => {
    await readAs(app, id);
    await readAs(app, id, { ok: false, reason: 'damaged', detail: '' });

    expect((await note()).status).toBe('ready');
    expect(await events()).toEqual(['note.ready']);
  });

  it('may have more pages than one statement carries', async () => {
    const pages = Array.from({ length: 1_500 }, (_, index) => ({
      number: index + 1,
      section: null,
      text: `Page ${index + 1}`,
      blocks: [],
      bold: [],
      reading: 'text' as const,
    }));
    await readAs(app, id, {
      ok: true,
      document: { title: 'Long', pages },
      warnings: [],
      paged: false,
      words: 3_000,
    });

    expect((await services.notes.loadDocument(app.platform.database.db, id))?.pages).toEqual(pages);
  });
});

const reasons: Record<UnreadableReason, true> = {
  encrypted: true,
  damaged: true,
  empty: true,
  no_text: true,
  too_large: true,
  too_deep: true,
  wrong_type: true,
  timed_out: true,
  no_subtitles: true,
  no_speech: true,
  too_long: true,
};

describe('a file that cannot be read', () => {
  it.each(Object.keys(reasons) as UnreadableReason[])(
    'ends failed when it is %s, and its unit is returned once',
    async (reason) => {
      const outcome: ExtractOutcome = { ok: false, reason, detail: 'for the log' };
      await readAs(app, id, outcome);
      await readAs(app, id, outcome);

      expect(await note()).toMatchObject({ status: 'failed', failureCode: reason, chargedPeriod: null });
      expect(await unitsUsed(app, student)).toBe(0);
      expect(await events()).toEqual(['note.failed']);
    },
  );
});

describe('a worker that dies', () => {
  it('leaves the note to the next attempt, and its own late result changes nothing', async () => {
    const lost = heldExtraction();
    const first = readingWith(app, lost.extract).attempt(id, noSignal);
    await lost.started;
    expect(await note()).toMatchObject({ status: 'extracting', attempts: 1 });

    await readAs(app, id);
    lost.end({ ok: false, reason: 'damaged', detail: '' });
    await first;

    expect(await note()).toMatchObject({ status: 'ready', attempts: 2 });
    expect(await unitsUsed(app, student)).toBe(1);
    expect(await events()).toEqual(['note.ready']);
  });

  it('does not overtake an attempt that is still at work with a late success', async () => {
    const [lost, current] = [heldExtraction(), heldExtraction()];
    const first = readingWith(app, lost.extract).attempt(id, noSignal);
    await lost.started;
    const second = readingWith(app, current.extract).attempt(id, noSignal);
    await current.started;

    lost.end(readWhole);
    await first;
    expect((await note()).status).toBe('extracting');

    current.end({ ok: false, reason: 'no_text', detail: '' });
    await second;
    expect(await note()).toMatchObject({ status: 'failed', failureCode: 'no_text' });
    expect(await services.notes.loadDocument(app.platform.database.db, id)).toBeNull();
  });

  it('is tried again, and after all attempts without an end the note has failed', async () => {
    const reading = readingWith(app, dies);
    for (let attempt = 1; attempt < attemptsAtMost; attempt += 1) {
      await expect(reading.attempt(id, noSignal)).rejects.toThrow('ended from outside');
      expect((await note()).status).toBe('extracting');
    }
    await reading.attempt(id, noSignal);

    expect(await note()).toMatchObject({
      status: 'failed',
      failureCode: 'unreadable',
      attempts: attemptsAtMost,
    });
    expect(await unitsUsed(app, student)).toBe(0);
    expect(await events()).toEqual(['note.failed']);
  });

  it('in every attempt without a word leads to the same end', async () => {
    await app.platform.database.db
      .update(notes)
      .set({ status: 'extracting', attempts: attemptsAtMost, leaseUntil: '2020-01-01T00:00:00Z' })
      .where(eq(notes.id, id));
    await readingWith(app, () => expect.fail('it is not tried once more')).resendTask.run();

    expect(await note()).toMatchObject({ status: 'failed', failureCode: 'unreadable' });
    expect(await unitsUsed(app, student)).toBe(0);
  });

  it('after its last word leaves nothing: what it wrote comes whole or not at all', async () => {
    const [page] = chapter.pages;
    const sameTwice = page ? [page, page] : [];
    const broken: ExtractOutcome = { ...readWhole, document: { title: 'Twice', pages: sameTwice } };
    await expect(readAs(app, id, broken)).rejects.toThrow();

    expect((await note()).status).toBe('extracting');
    expect(await events()).toEqual([]);
    await readAs(app, id);
    expect(await services.notes.loadDocument(app.platform.database.db, id)).toEqual(chapter);
  });
});

describe('a note that is deleted while it is read', () => {
  it('stays deleted, without a word', async () => {
    const held = heldExtraction();
    const reading = readingWith(app, held.extract).attempt(id, noSignal);
    await held.started;
    await services.deletion.remove(await services.authorizeDeletion(student, id));

    held.end(readWhole);
    await reading;

    expect(await services.notes.loadDocument(app.platform.database.db, id)).toBeNull();
    expect(await events()).toEqual([]);
    expect(await unitsUsed(app, student)).toBe(1);
  });
});

describe('a note that no worker reads', () => {
  it('is sent again when its lease has run out, and not before', async () => {
    const reading = readingWith(app, dies);
    const sentJobs = async () => {
      const { rows } = await app.platform.database.db.execute(
        sql`SELECT id FROM pgboss.job WHERE name = 'notes.extract' AND data ->> 'note_id' = ${id}`,
      );
      return rows.length;
    };

    await reading.resendTask.run();
    expect(await sentJobs()).toBe(1);

    await app.platform.database.db
      .update(notes)
      .set({ leaseUntil: new Date(0).toISOString() })
      .where(eq(notes.id, id));
    await reading.resendTask.run();
    await reading.resendTask.run();
    expect(await sentJobs()).toBe(2);
  });
});

describe('the owner who watches', () => {
  it('hears of every change of state', async () => {
    const heard = await heardDuring(app, student.userId, () =>
      readAs(app, id, { ok: false, reason: 'empty', detail: '' }),
    );
    expect(heard.map(({ topic }) => topic)).toEqual(['note', 'note', 'usage']);
  });
});
