import { type FeatureSamples, moment, nothing, type Owner } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createReadyNote } from '../../notes/testing/notes.samples.ts';
import { firstSets } from '../first-sets.tables.ts';

/** @returns the id of a note whose first questions are requested and not started */
export async function createNoteWithFirstSets(app: SharedTestApp, owner: Owner): Promise<string> {
  const noteId = await createReadyNote(app, owner);
  await app.platform.database.db
    .insert(firstSets)
    .values({ noteId, userId: owner.userId, questions: 10, cards: 0, createdAt: moment(app) });
  return noteId;
}

export const samples: FeatureSamples = {
  requests: {
    'first_sets.list': nothing,
    'first_sets.change': () => ({ body: { questions: 5, cards: 5 } }),
    'first_sets.close': nothing,
  },
  objectsFor: {
    'first_sets.change': createNoteWithFirstSets,
    'first_sets.close': createNoteWithFirstSets,
  },
};
