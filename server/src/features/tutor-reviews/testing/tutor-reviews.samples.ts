import { newId } from '../../../platform/ids/ids.ts';
import { createPerson } from '../../../testing/people.ts';
import {
  type FeatureSamples,
  moment,
  nothing,
  type Owner,
  type Sample,
} from '../../../testing/suites/feature-samples.ts';
import { createSomeone, runForList } from '../../../testing/suites/listed-rows.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { createTutor } from '../../../testing/tutors.ts';
import { type TutorReviewRow, tutorReviewReports, tutorReviews } from '../tutor-reviews.tables.ts';

/** Writes a review that was written after one session. */
export async function insertReview(
  app: SharedTestApp,
  { tutorId, studentId }: Pick<TutorReviewRow, 'tutorId' | 'studentId'>,
  text: string,
): Promise<string> {
  const id = newId();
  const time = moment(app);
  await app.platform.database.db.insert(tutorReviews).values({
    id,
    tutorId,
    studentId,
    rating: 4,
    text,
    sessions: 1,
    reply: null,
    repliedAt: null,
    hiddenAt: null,
    createdAt: time,
    updatedAt: time,
  });
  return id;
}

const ofAnyone = async (app: SharedTestApp, { userId, canary }: Owner) =>
  insertReview(app, { tutorId: userId, studentId: (await createPerson(app)).userId }, canary);

/** A review of another tutor. */
const someReview: Sample = async ({ app, owner }) => ({
  params: { id: await ofAnyone(app, { ...owner, userId: await createTutor(app, 'approved') }) },
});

const someTutor: Sample = async ({ app }) => ({ params: { id: await createTutor(app, 'approved') } });

const lists: FeatureSamples['lists'] = {
  'tutor_reviews.list': {
    write: async ({ app, objectId, number }) =>
      insertReview(app, { tutorId: objectId, studentId: await createSomeone(app) }, `Review ${number}`),
    order: ['latest', 'tutor_reviews.updated_at'],
  },
  'tutor_reviews.list_own': {
    write: async ({ app, owner, number }) =>
      insertReview(app, { tutorId: owner.userId, studentId: await createSomeone(app) }, `Review ${number}`),
    order: ['latest', 'tutor_reviews.updated_at'],
  },
  'tutor_reviews.list_reported': {
    write: async (call) => {
      const { app } = call;
      const people = { tutorId: await createTutor(app, 'approved'), studentId: await createSomeone(app) };
      const reviewId = await insertReview(app, people, `Review ${call.number}`);
      return runForList(
        call,
        `INSERT INTO tutor_review_reports (review_id, reporter_id, reason, reported_at) VALUES ($1, $2, 'Rude', now())`,
        [reviewId, people.tutorId],
      );
    },
  },
};

export const samples: FeatureSamples = {
  lists,
  requests: {
    // Repeats an existing review, because only a session allows a first one.
    'tutor_reviews.save': async ({ app, owner }) => {
      const tutorId = await createTutor(app, 'approved');
      await insertReview(app, { tutorId, studentId: owner.userId }, owner.canary);
      return { params: { id: tutorId }, body: { rating: 4, text: owner.canary } };
    },
    'tutor_reviews.list': someTutor,
    'tutor_reviews.check': someTutor,
    'tutor_reviews.list_own': nothing,
    'tutor_reviews.reply': () => ({ body: { text: 'Thank you.' } }),
    'tutor_reviews.report': async (context) => ({
      ...(await someReview(context)),
      body: { reason: 'It names my street.' },
    }),
    'tutor_reviews.list_reported': nothing,
    'tutor_reviews.decide': async (context) => ({ ...(await someReview(context)), body: { hide: true } }),
  },
  objects: { tutor_review: ofAnyone },
};

/** A review by oneself, of oneself, and a report of it: another's would outlive the account. */
export async function giveTutorReviews(app: SharedTestApp, { userId, canary }: Owner): Promise<void> {
  const reviewId = await insertReview(app, { tutorId: userId, studentId: userId }, canary);
  await app.platform.database.db
    .insert(tutorReviewReports)
    .values({ reviewId, reporterId: userId, reason: canary, reportedAt: moment(app) });
}
