import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import { type FeatureSamples, moment, nothing, type Owner } from '../../../testing/suites/feature-samples.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { putFeed } from '../calendar-feed.repo.ts';
import { makeFeedToken } from '../feed-token.ts';

/** @returns the id of a new feed of this person */
export async function giveFeed(app: SharedTestApp, { userId }: Pick<Owner, 'userId'>): Promise<string> {
  const id = newId();
  await putFeed(app.platform.database.db, { userId, id, createdAt: moment(app) });
  return id;
}

export const samples: FeatureSamples = {
  requests: {
    'calendar_feed.get': nothing,
    'calendar_feed.renew': async ({ app, owner }) => ({ body: { replaces: await giveFeed(app, owner) } }),
    'calendar_feed.remove': nothing,
    'calendar_feed.read': async ({ app }) => {
      const id = await giveFeed(app, await createPerson(app));
      return { params: { token: makeFeedToken(app.platform.dataSecret, id) } };
    },
  },
};
