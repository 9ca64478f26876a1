/** The way of a note from uploaded to its one end, whoever dies on the way. */

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ExtractOutcome } from '../../platform/extract/outcome.ts';
import type { UnreadableReason } from '../../platform/extract/reasons.ts';
import { outboxEvents } from '../../platform/outbox/outbox.ts';
import { attemptsAtMost } from '../../platform/queue/lease.ts';
import type { Note } from './notes.access.ts';
import { notes } from './notes.tables.ts';
import { type Account, type NotesHouse, openNotesHouse } from './testing/notes-house.ts';
import { chapter, noSignal, readAs, readingWith, readWhole, uploadedNote } from './testing/read-notes.ts';

let house: NotesHouse;
let student: Account;
let id: string;

beforeAll(async () => {
  house = await openNotesHouse();
});
afterAll(() => house.close());
beforeEach(async () => {
  student = await house.newAccount();
  id = await uploadedNote(house, student);
});

const note = (): Promise<Note> => house.authorizeNote(student, id);

async function events(): Promise<string[]> {
  const rows = await house.app.platform.database.db
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
  it('is ready with its pages, told once', async () => {
    await readAs(house, id, { ...readWhole, warnings: ['Page 3 was left out.'] });

    expect(await note()).toMatchObject({
      status: 'ready',
      pageCount: 2,
      wordCount: 14,
      warnings: ['Page 3 was left out.'],
      failureCode: null,
    });
    expect(await house.notes.loadDocument(house.app.platform.database.db, id)).toEqual(chapter);
    expect(await events()).toEqual(['note.ready']);
    expect(await house.unitsUsed(student)).toBe(1);
  });

  it('is read once, however often the job comes', async () => {
    await readAs(house, id);
    await readAs(house, id, { ok: false, reason: 'damaged', detail: '' });

    expect((await note()).status).toBe('ready');
    expect(await events()).toEqual(['note.ready']);
  });

  it('may have more pages than one statement carries', async () => {
    const pages = Array.from({ length: 1_500 }, (_, at) => ({
      number: at + 1,
      section: null,
      text: `Page ${at + 1}`,
      blocks: [],
      bold: [],
    }));
    await readAs(house, id, { ok: true, document: { title: 'Long', pages }, warnings: [], words: 3_000 });

    expect((await house.notes.loadDocument(house.app.platform.database.db, id))?.pages).toEqual(pages);
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
};

describe('a file that cannot be read', () => {
  it.each(Object.keys(reasons) as UnreadableReason[])(
    'ends failed when it is %s, its unit given back once',
    async (reason) => {
      const outcome: ExtractOutcome = { ok: false, reason, detail: 'for the log' };
      await readAs(house, id, outcome);
      await readAs(house, id, outcome);

      expect(await note()).toMatchObject({ status: 'failed', failureCode: reason, chargedPeriod: null });
      expect(await house.unitsUsed(student)).toBe(0);
      expect(await events()).toEqual(['note.failed']);
    },
  );
});

describe('a worker that dies', () => {
  it('leaves the note to the next attempt, and its own late result changes nothing', async () => {
    const late = heldExtraction();
    const first = readingWith(house, late.extract).read(id, noSignal);
    await late.started;
    expect(await note()).toMatchObject({ status: 'extracting', attempts: 1 });

    await readAs(house, id);
    late.end({ ok: false, reason: 'damaged', detail: '' });
    await first;

    expect(await note()).toMatchObject({ status: 'ready', attempts: 2 });
    expect(await house.unitsUsed(student)).toBe(1);
    expect(await events()).toEqual(['note.ready']);
  });

  it('does not overtake an attempt that is still at work with a late success', async () => {
    const [late, current] = [heldExtraction(), heldExtraction()];
    const first = readingWith(house, late.extract).read(id, noSignal);
    await late.started;
    const second = readingWith(house, current.extract).read(id, noSignal);
    await current.started;

    late.end(readWhole);
    await first;
    expect((await note()).status).toBe('extracting');

    current.end({ ok: false, reason: 'no_text', detail: '' });
    await second;
    expect(await note()).toMatchObject({ status: 'failed', failureCode: 'no_text' });
    expect(await house.notes.loadDocument(house.app.platform.database.db, id)).toBeNull();
  });

  it('is tried again, and after three attempts without an end the note has failed', async () => {
    const reading = readingWith(house, dies);
    for (let attempt = 1; attempt < attemptsAtMost; attempt += 1) {
      await expect(reading.read(id, noSignal)).rejects.toThrow('ended from outside');
      expect((await note()).status).toBe('extracting');
    }
    await reading.read(id, noSignal);

    expect(await note()).toMatchObject({ status: 'failed', failureCode: 'unreadable', attempts: 3 });
    expect(await house.unitsUsed(student)).toBe(0);
    expect(await events()).toEqual(['note.failed']);
  });

  it('three times without a word leads to the same end', async () => {
    await house.app.platform.database.db
      .update(notes)
      .set({ status: 'extracting', attempts: 3 })
      .where(eq(notes.id, id));
    await readingWith(house, () => expect.fail('it is not tried a fourth time')).read(id, noSignal);

    expect(await note()).toMatchObject({ status: 'failed', failureCode: 'unreadable' });
    expect(await house.unitsUsed(student)).toBe(0);
  });

  it('after its last word leaves nothing: what it wrote comes whole or not at all', async () => {
    const [page] = chapter.pages;
    const sameTwice = page ? [page, page] : [];
    const broken: ExtractOutcome = { ...readWhole, document: { title: 'Twice', pages: sameTwice } };
    await expect(readAs(house, id, broken)).rejects.toThrow();

    expect((await note()).status).toBe('extracting');
    expect(await events()).toEqual([]);
    await readAs(house, id);
    expect(await house.notes.loadDocument(house.app.platform.database.db, id)).toEqual(chapter);
  });
});

describe('a note that is deleted while it is read', () => {
  it('stays deleted, without a word', async () => {
    const held = heldExtraction();
    const reading = readingWith(house, held.extract).read(id, noSignal);
    await held.started;
    await house.notes.remove(await house.authorizeNote(student, id));

    held.end(readWhole);
    await reading;

    expect(await house.notes.loadDocument(house.app.platform.database.db, id)).toBeNull();
    expect(await events()).toEqual([]);
    expect(await house.unitsUsed(student)).toBe(1);
  });
});

describe('a note that nobody reads', () => {
  it('is sent again when its lease has run out, and not before', async () => {
    const reading = readingWith(house, dies);
    const sentJobs = async () => {
      const { rows } = await house.app.platform.database.db.execute(
        sql`SELECT id FROM pgboss.job WHERE name = 'notes.extract' AND data ->> 'note_id' = ${id}`,
      );
      return rows.length;
    };

    await reading.resendStuck();
    expect(await sentJobs()).toBe(1);

    await house.app.platform.database.db
      .update(notes)
      .set({ leaseUntil: new Date(0).toISOString() })
      .where(eq(notes.id, id));
    await reading.resendStuck();
    await reading.resendStuck();
    expect(await sentJobs()).toBe(2);
  });
});

describe('who watches', () => {
  it('hears of every change of state', async () => {
    const stop = new AbortController();
    const hints = house.app.platform.hints.hintsFor(student.userId, stop.signal);

    await readAs(house, id, { ok: false, reason: 'empty', detail: '' });
    // The hints of the upload itself may still be on their way, in front of these.
    let heard: string[] = [];
    for await (const { topic } of hints) {
      heard = [...heard, topic].slice(-3);
      if (heard.join() === 'note,note,usage') break;
    }
    stop.abort();

    expect(heard).toEqual(['note', 'note', 'usage']);
  });
});
