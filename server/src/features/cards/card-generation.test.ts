/** Flashcards use the same generations as questions: one row, one job, one unit of their own kind. */
import { type Card, decideCards, listCards } from '@akada/contract/material/cards.ts';
import { generateFlashcards, getCardGeneration } from '@akada/contract/work/card-generation.ts';
import { generateMcqs, getGeneration } from '@akada/contract/work/generation.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids/ids.ts';
import { callAs } from '../../testing/call-as.ts';
import { createExpositoryNote } from '../../testing/expository-note.ts';
import { getNotifications } from '../../testing/notifications.ts';
import { createPerson } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { warmEngine } from '../generation/testing/warm-engine.ts';
import { createReadyNote } from '../notes/testing/notes.samples.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp({ workers: true });
  await warmEngine(app);
});

async function student() {
  const person = await createPerson(app);
  const call = callAs(app, person);
  const noteId = await createExpositoryNote(app, person.userId);
  const make = (form: Record<string, unknown> = {}, key = newId()) =>
    call(generateFlashcards, {
      body: { gemini_file_id: `files/${noteId}`, card_count: 4, ...form },
      headers: { 'idempotency-key': key },
    });
  return { ...person, call, noteId, make };
}

describe('flashcards of a note', () => {
  it('are drafts with their quotes, cost one unit of their kind, and are announced', async () => {
    const ada = await student();
    const key = newId();
    const { status, body: set } = await ada.make({}, key);
    expect([status, set]).toMatchObject([
      200,
      {
        kind: 'flashcard',
        status: 'ready',
        requested: 4,
        made: 4,
        title: 'Plants',
        shortfall: null,
        error: null,
      },
    ]);
    expect(set.usage).toMatchObject({ kind: 'flashcard', used: 1, limit: 5 });
    for (const card of set.items as Card[]) {
      expect(card).toMatchObject({ state: 'draft', generation_id: set.id, source: { file_id: ada.noteId } });
      expect(card.faces.every(({ state }) => state === null)).toBe(true);
    }
    expect((await ada.make({}, key)).body).toEqual(set);
    expect(await getNotifications(app, ada)).toMatchObject([
      { type: 'FLASHCARD_GENERATION_SUCCESS', link: `/tools/flashcards?generation_id=${set.id}` },
    ]);

    const params = { id: set.id };
    const [first, ...rest] = set.items as Card[];
    const decisions = [{ card_id: first?.id, decision: 'drop' }];
    await ada.call(decideCards, { body: { decisions } });
    expect((await ada.call(getCardGeneration, { params })).body.items).toEqual(rest);
    const query = { generation_id: set.id, state: 'draft' };
    expect((await ada.call(listCards, { query })).body.items).toEqual(rest);
    expect((await ada.call(getGeneration, { params })).status).toBe(404);
  });

  it('are never the same twice, and say why there are fewer', async () => {
    const ada = await student();
    const first = (await ada.make({ card_count: 50 })).body;
    expect([first.made < 50, first.shortfall]).toMatchObject([
      true,
      { code: 'few_cards', message: expect.stringMatching(/^This note gave \d+ cards/) },
    ]);
    const second = (await ada.make()).body;
    const fronts = [...first.items, ...second.items].map(({ front }: Card) => front);
    expect(new Set(fronts).size).toBe(fronts.length);
  });

  it('are absent from the student’s cards after they were dropped', async () => {
    const ada = await student();
    const first = (await ada.make({ card_count: 4 })).body;
    const [dropped, ...ownCards] = first.items as Card[];
    const decisions = [
      { card_id: dropped?.id, decision: 'drop' },
      ...ownCards.map(({ id }) => ({ card_id: id, decision: 'keep' })),
    ];
    await ada.call(decideCards, { body: { decisions } });
    const { shortfall } = (await ada.make({ card_count: 50 })).body;
    expect(shortfall.message).toContain('3 are in your cards already');
    expect(shortfall.message).toContain('you dropped one before');
  });

  it('use no unit if the note contains none, and the message names the next step', async () => {
    const ada = await student();
    const noteId = await createReadyNote(app, { userId: ada.userId, canary: 'Homework' });
    const { status, body } = await ada.make({ gemini_file_id: noteId, context: 'photosynthesis' });
    expect([status, body]).toMatchObject([
      200,
      { status: 'failed', items: [], usage: { used: 0 }, error: { code: 'nothing_in_scope' } },
    ]);
    expect(body.error.message).toContain('Nothing was counted.');
    expect(await getNotifications(app, ada)).toMatchObject([
      { type: 'FLASHCARD_GENERATION_FAILED', message: body.error.message },
    ]);
  });

  it('and its questions are counted apart', async () => {
    const ada = await student();
    await ada.make();
    const questions = { gemini_file_id: ada.noteId, question_count: 2 };
    expect((await ada.call(generateMcqs, { body: questions })).body.usage).toMatchObject({
      kind: 'mcq',
      used: 1,
    });
    const half = await ada.make({ first_page: 2 });
    expect([half.status, half.body.fields]).toEqual([422, { last_page: 'Give the first and the last page' }]);
  });
});
