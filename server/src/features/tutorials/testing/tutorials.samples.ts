import { newId } from '../../../platform/ids/ids.ts';
import {
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type Sample,
} from '../../../testing/suites/feature-samples.ts';
import { runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { type TutorialRow, tutorialSeats, tutorials } from '../tutorials.tables.ts';

const dayMinutes = 24 * 60;

/** Each tutorial of these is at another time: the same tutor offers many. */
let offers = 0;

export function tutorialForm(app: SharedTestApp) {
  offers += 1;
  return {
    title: 'Genetics crosses',
    description: 'Bring your worst questions.',
    subject: 'Biology',
    starts_at: moment(app, 100 * dayMinutes + 100 * offers),
    minutes: 90,
    seats: 3,
    least_seats: 1,
    price: 0,
    meeting_url: 'https://meet.example/genetics',
  };
}

/** Writes a tutorial that starts in three days and costs nothing. */
export async function insertTutorial(
  app: SharedTestApp,
  { userId, canary }: Owner,
  traits: Partial<TutorialRow> = {},
): Promise<string> {
  const id = newId();
  const time = moment(app);
  await app.platform.database.db.insert(tutorials).values({
    id,
    tutorId: userId,
    title: canary,
    description: '',
    subject: 'Biology',
    meetingUrl: null,
    startsAt: moment(app, 3 * dayMinutes),
    endsAt: moment(app, 3 * dayMinutes + 90),
    seats: 3,
    seatsTaken: 0,
    leastSeats: 1,
    price: 0,
    cancelledAt: null,
    settledAt: null,
    cancelledBy: null,
    cancelReason: null,
    createdAt: time,
    updatedAt: time,
    ...traits,
  });
  return id;
}

const offered: Sample = async ({ app }) => {
  const tutor = { userId: await createTutor(app, 'approved'), canary: 'Genetics' };
  return { params: { id: await insertTutorial(app, tutor) } };
};

const lists: FeatureSamples['lists'] = {
  'tutorials.list': {
    write: async (call) => {
      const tutor = { userId: await createTutor(call.app, 'approved'), canary: `Tutorial ${call.number}` };
      const id = await insertTutorial(call.app, tutor, { seatsTaken: 1 });
      return runForList(
        call,
        `INSERT INTO tutorial_seats (tutorial_id, student_id, state, taken_at) VALUES ($1, $2, 'joined', now())`,
        [id, call.owner.userId],
      );
    },
    order: ['soonest', 'tutorials.starts_at'],
    otherOrder: ['latest', 'tutorials.starts_at', { scope: 'joined' }],
  },
  'admin_tutorials.list': {
    write: async ({ app, number }) =>
      insertTutorial(app, { userId: await createTutor(app, 'approved'), canary: `Tutorial ${number}` }),
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    'tutorials.list': nothing,
    'tutorials.create': ({ app }) => ({ body: tutorialForm(app) }),
    'tutorials.get': offered,
    'tutorials.edit': ({ app }) => ({ body: tutorialForm(app) }),
    'tutorials.cancel': nothing,
    'tutorials.list_participants': nothing,
    'tutorials.join': offered,
    'tutorials.exit': offered,
    'admin_tutorials.list': nothing,
    'admin_tutorials.read': offered,
    'admin_tutorials.cancel': async ({ app }) => {
      const startsAt = moment(app, 3 * dayMinutes);
      const tutor = { userId: await createTutor(app, 'approved'), canary: 'Genetics' };
      const params = { id: await insertTutorial(app, tutor, { startsAt }) };
      return {
        params,
        body: { seen: { state: 'open', starts_at: startsAt }, reason: 'Asked for by phone.' },
      };
    },
  },
  objects: { tutorial: (app, owner) => insertTutorial(app, owner) },
};

/** A tutorial of the owner, and a seat in it: another tutor's would outlive the account. */
export async function giveTutorials(app: SharedTestApp, owner: Owner): Promise<void> {
  const tutorialId = await insertTutorial(app, owner, { seatsTaken: 1 });
  await app.platform.database.db.insert(tutorialSeats).values({
    tutorialId,
    studentId: owner.userId,
    state: 'joined',
    payUntil: null,
    paidReference: null,
    takenAt: moment(app),
  });
}
