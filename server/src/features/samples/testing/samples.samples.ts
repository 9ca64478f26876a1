import { newId } from '../../../platform/ids/ids.ts';
import { type FeatureSamples, moment, nothing, type Owner } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createReadyNote } from '../../notes/testing/notes.samples.ts';
import { sampleNotes } from '../samples.repo.ts';

/** A sample whose copy is there, so that nothing must be made. */
export async function giveSample(app: SharedTestApp, owner: Owner): Promise<void> {
  const noteId = await createReadyNote(app, owner);
  const ids = { questionsId: newId(), cardsId: newId(), guideId: newId() };
  await app.platform.database.db
    .insert(sampleNotes)
    .values({ userId: owner.userId, noteId, ...ids, createdAt: moment(app) })
    .onConflictDoNothing();
}

export const samples: FeatureSamples = {
  requests: {
    'samples.get': nothing,
    'samples.take': async ({ app, owner }) => {
      await giveSample(app, owner);
      return {};
    },
  },
};
