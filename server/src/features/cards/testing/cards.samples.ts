import { Readable } from 'node:stream';
import { type CardImportPreview, importCards } from '@akada/contract/material/flashcards/card-imports.ts';
import type { Occlusion } from '@akada/core/cards/pictures/occlusion.ts';
import { localDay } from '@akada/core/time/local-day.ts';
import { defaultTimeZone } from '@akada/core/time/time-zone.ts';
import { newFileKey } from '../../../platform/files/file-store.ts';
import { claimKey } from '../../../platform/idempotency/idempotency.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createQuestion } from '../../questions/testing/questions.samples.ts';
import { type CardRow, cardFaces, cardSettings, cards } from '../card/cards.tables.ts';
import { cardImports } from '../imports/card-imports.tables.ts';
import { cardSounds } from '../sounds/card-sounds.tables.ts';

let cardsMade = 0;

/** A picture with two covers in two groups. */
export const coveredPicture: Occlusion = {
  picture_id: newId(),
  width: 800,
  height: 600,
  hide_all: true,
  shapes: [
    { kind: 'rect', group: 1, left: 0.1, top: 0.1, width: 0.2, height: 0.1 },
    { kind: 'ellipse', group: 2, left: 0.5, top: 0.5, width: 0.2, height: 0.1, angle: 45 },
  ],
};

/**
 * Inserts a card for the owner that has one face, of the same id. Cards of one moment keep the order of their
 * creation.
 */
export async function insertCard(
  app: SharedTestApp,
  { userId, canary }: Owner,
  traits: Partial<CardRow> = {},
): Promise<string> {
  const id = traits.id ?? newId();
  const createdAt = traits.createdAt ?? moment(app);
  cardsMade += 1;
  const { db } = app.platform.database;
  await db.insert(cards).values({
    id,
    userId,
    kind: 'basic',
    state: 'active',
    front: `What is ${canary}?`,
    back: canary,
    tags: [canary],
    contentVersion: 1,
    createdAt,
    changedAt: createdAt,
    position: cardsMade,
    ...traits,
  });
  await db.insert(cardFaces).values({ id, cardId: id, userId, ordinal: 0, createdAt });
  return id;
}

export const createCard: Factory = (app, owner) => insertCard(app, owner);

/** A tenth of a second of silence, as WAV: 8,000 samples a second of one byte. */
export const shortSound = makeSilence(800);

function makeSilence(samples: number): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + samples, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36, 'latin1');
  head.writeUInt32LE(samples, 40);
  return Buffer.concat([head, Buffer.alloc(samples, 128)]);
}

/** @returns the id of a sound that the account keeps for cards */
export const createCardSound: Factory = async (app, { userId }) => {
  const { files, database } = app.platform;
  const id = newId();
  const storageKey = newFileKey('cardsounds');
  await files.put(storageKey, Readable.from([shortSound], { objectMode: false }));
  const about = { storageKey, mediaType: 'audio/wav', sizeBytes: shortSound.length, sha256: id };
  await database.db.insert(cardSounds).values({ ...about, id, userId, createdAt: moment(app) });
  return id;
};

/** @returns the id of an import that is done */
export const createCardImport: Factory = async (app, { userId, canary }) => {
  const id = newId();
  const preview: CardImportPreview = {
    format: 'text',
    cards: 1,
    new: 1,
    changed: 0,
    same: 0,
    kinds: { basic: 1, reversed: 0, cloze: 0, occlusion: 0 },
    decks: [{ path: canary, cards: 1 }],
    note_types: [],
    pictures: 0,
    sounds: 0,
    tags: 0,
    known: 0,
    left_out: [],
    remarks: [],
    examples: [{ front: canary, back: canary }],
  };
  await app.platform.database.db.insert(cardImports).values({
    id,
    userId,
    status: 'done',
    filename: `${canary}.txt`,
    dryRun: false,
    schedule: 'keep',
    zone: defaultTimeZone,
    preview,
    added: 1,
    attempts: 1,
    createdAt: moment(app),
    finishedAt: moment(app),
  });
  return id;
};

/** A card with a sound, and what its owner has chosen about reviews. */
export async function giveCards(app: SharedTestApp, owner: Owner): Promise<void> {
  const { userId } = owner;
  await createCardSound(app, owner);
  await createCardImport(app, owner);
  await insertCard(app, owner, {
    noteId: newId(),
    sourcePage: 1,
    sourceQuote: owner.canary,
    courseName: owner.canary,
    deck: owner.canary,
    foreignId: owner.canary,
  });
  const selection = {
    newPerDay: 5,
    reviewsPerDay: 50,
    retention: 85,
    buttons: 2 as const,
    typedAnswers: true,
    ownMemory: true,
  };
  await app.platform.database.db.insert(cardSettings).values({ userId, ...selection });
}

/** @returns a review of a face as a device records it at this moment in its zone */
export function makeReview({ clock }: Pick<SharedTestApp, 'clock'>, faceId: string, zone = defaultTimeZone) {
  return {
    id: newId(),
    kind: 'review' as const,
    face_id: faceId,
    grade: 3 as const,
    duration_ms: 4_000,
    zone,
    given_at: moment({ clock }),
    local_day: localDay(clock.now(), zone),
    sequence: 0,
    retention: 90,
  };
}

const lists: FeatureSamples['lists'] = {
  'cards.list': { write: oneMore(insertCard), order: ['latest', 'cards.created_at'] },
  'cards.list_imports': { write: oneMore(createCardImport), order: ['latest', 'card_imports.created_at'] },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'cards.list': () => ({
      query: {
        state: 'new',
        course_id: 'mine',
        tag: 'cells',
        search: 'osmosis is:due',
        zone: defaultTimeZone,
      },
    }),
    'cards.get': nothing,
    'cards.create': ({ owner }) => ({
      body: {
        kind: 'basic',
        front: owner.canary,
        back: 'Water',
        tags: ['cells'],
        typed: true,
        deck: 'Biology::Cells',
      },
    }),
    'cards.edit': ({ owner }) => ({
      body: { kind: 'cloze', front: `{{c1::${owner.canary}::hint}}`, back: '', tags: [], version: 1 },
    }),
    'cards.change_standing': () => ({
      body: { suspended: true, buried: true, flag: 2, zone: defaultTimeZone },
    }),
    'cards.delete': nothing,
    'cards.restore': nothing,
    'cards.list_deleted': nothing,
    'cards.decide': async ({ app, owner }) => ({
      body: { decisions: [{ card_id: await createCard(app, owner), decision: 'keep' }] },
    }),
    'cards.of_questions': async ({ app, owner }) => ({
      body: { question_ids: [await createQuestion(app, owner)] },
    }),
    'cards.decks': () => ({ query: { zone: defaultTimeZone } }),
    'cards.queue': () => ({ query: { course_id: 'mine', mode: 'due', zone: defaultTimeZone } }),
    'cards.review': async ({ app, owner }) => ({
      body: { sent_at: moment(app), events: [makeReview(app, await createCard(app, owner))] },
    }),
    'cards.forecast': () => ({ query: { course_id: 'mine', zone: defaultTimeZone } }),
    'cards.settings': nothing,
    'cards.stored': () => ({ query: { course_id: 'mine', zone: defaultTimeZone } }),
    'cards.measure_stored': () => ({ query: { course_id: 'mine', zone: defaultTimeZone } }),
    'cards.change_many': async ({ app, owner }) => ({
      body: { action: 'move', ids: [await createCard(app, owner)], deck: 'Biology::Cells' },
    }),
    'cards.move_deck': async ({ app, owner }) => {
      await insertCard(app, owner, { deck: 'Biology::Cells' });
      return { body: { deck: 'Biology', to: 'Botany' } };
    },
    'cards.doubles': nothing,
    // It repeats a call that has its answer, because nothing here reads files.
    'cards.import': async ({ app, owner }) => {
      const key = newId();
      const id = await createCardImport(app, owner);
      const call = { userId: owner.userId, endpoint: importCards.id, key };
      await app.platform.database.transaction((tx) => claimKey(tx, call, id, app.clock.now()));
      const file = new File(['Osmosis\tMovement of water'], 'Biology.txt');
      return { body: { dry_run: 'true' }, file, headers: { 'idempotency-key': key } };
    },
    'cards.export': () => ({ query: { format: 'csv', course_id: 'mine' } }),
    'cards.get_import': nothing,
    'cards.run_import': () => ({ body: { schedule: 'keep' } }),
    'cards.cancel_import': nothing,
    'cards.take_back_import': nothing,
    'cards.list_imports': nothing,
    'card_sounds.add': () => ({ file: new File([shortSound], 'rain.wav') }),
    'card_sounds.read': async ({ app }) => {
      const { userId } = await createPerson(app);
      return { params: { id: await createCardSound(app, { userId, canary: '' }) } };
    },
    'cards.save_settings': () => ({
      body: { new_per_day: 10, reviews_per_day: 100, retention: 90, buttons: 4, typed_answers: false },
    }),
  },
  objects: { card: createCard, card_import: createCardImport },
  objectsFor: { 'cards.restore': deleted(createCard, 'cards') },
};
