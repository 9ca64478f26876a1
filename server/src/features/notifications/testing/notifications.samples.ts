import { newId } from '../../../platform/ids/ids.ts';
import {
  deleted,
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
} from '../../../testing/suites/feature-samples.ts';
import { oneMore } from '../../../testing/suites/listed-rows.ts';
import { notifications } from '../notifications.tables.ts';

/** Events are delivered in any order: an earlier event may be told later. */
let nextEvent = 1_000_000;

/** @returns the id of an unread notification */
export const createNotification: Factory = async (app, { userId, canary }) => {
  const id = newId();
  nextEvent -= 1;
  await app.platform.database.db.insert(notifications).values({
    id,
    userId,
    type: 'SYSTEM',
    title: canary,
    message: canary,
    link: '/notifications',
    eventId: nextEvent,
    createdAt: moment(app),
  });
  return id;
};

const lists: FeatureSamples['lists'] = {
  'notifications.list': { write: oneMore(createNotification), order: ['latest', 'notifications.created_at'] },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'notifications.list': nothing,
    'notifications.unread_count': nothing,
    'notifications.mark_read': nothing,
    'notifications.mark_all_read': nothing,
    'notifications.delete': nothing,
    'notifications.restore': nothing,
    'notifications.get_preferences': nothing,
    'notifications.save_preferences': () => ({ body: { items: [], daily_digest: true } }),
  },
  objects: { notification: createNotification },
  objectsFor: { 'notifications.restore': deleted(createNotification, 'notifications') },
};
