import { getTutor } from '@akada/contract/base/tutor-search.ts';
import { listWaiting } from '@akada/contract/observers/waiting.ts';
import * as endpoints from '@akada/contract/work/tutor-reviews.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { getNotifications } from '../../testing/notifications.ts';
import { notificationsDuring } from '../../testing/notifications-during.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { newBookableTutor, newBooker } from '../bookings/testing/booking-people.ts';
import { insertBooking } from '../bookings/testing/bookings.samples.ts';
import { shortName } from './tutor-reviews.present.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

/** @returns a tutor, a student, and what takes place between them */
async function pair() {
  const [tutor, student] = [await newBookableTutor(app), await newBooker(app)];
  const params = { id: tutor.userId };
  return {
    tutor,
    student,
    params,
    teach: () => insertBooking(app, { tutorId: tutor.userId, studentId: student.userId, state: 'completed' }),
    write: (rating: number, text = 'She drew it three times.') =>
      student.call(endpoints.saveReview, { params, body: { rating, text } }),
    check: async () => (await student.call(endpoints.checkReview, { params })).body,
    stars: async () => (await student.call(getTutor, { params })).body.stars,
  };
}

describe('a review', () => {
  it('needs a completed session; it is one, and may be changed after a further session', async () => {
    const { teach, write, check, stars } = await pair();
    expect(await check()).toEqual({ hasReview: false, may_review: false, review: null });
    expect((await write(5)).status).toBe(409);
    await teach();
    expect(await check()).toMatchObject({ hasReview: false, may_review: true });
    const answers = await Promise.all([write(5), write(5), write(5)]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await stars()).toEqual([0, 0, 0, 0, 1]);
    expect((await write(2)).status).toBe(409);
    await teach();
    expect((await write(2)).body).toMatchObject({ id: answers[0]?.body.id, rating: 2, sessions: 2 });
    expect(await stars()).toEqual([0, 1, 0, 0, 0]);
    expect(await check()).toMatchObject({ hasReview: true, may_review: false, review: { is_mine: true } });
  });

  it('is answered once by its tutor, who hears of it; a changed one may be answered and reported again', async () => {
    const { tutor, student, teach, write } = await pair();
    await teach();
    const { id } = (await write(4)).body;
    expect((await getNotifications(app, tutor)).map(({ title }) => title)).toContain(
      'Ada O. has reviewed you',
    );
    const reply = (text: string) => tutor.call(endpoints.replyToReview, { params: { id }, body: { text } });
    const report = { params: { id }, body: { reason: 'It says where I live.' } };
    await tutor.call(endpoints.reportReview, report);
    const replied = async () => expect((await reply('Thank you.')).body.reply.text).toBe('Thank you.');
    expect(await notificationsDuring(app, { tutor, student }, replied)).toEqual({
      student: ['tutor_review.answered'],
    });
    expect((await reply('Thank you.')).status).toBe(200);
    expect((await reply('Thanks again.')).status).toBe(409);
    const { body } = await tutor.call(endpoints.listOwnReviews);
    expect(body).toMatchObject({ total: 1, unanswered: 0, rating: { average: 4, count: 1 } });
    const admin = await newBooker(app, { role: 'admin' });
    const reported = async () =>
      (await admin.call(endpoints.listReportedReviews)).body.items.map((item: { id: string }) => item.id);
    expect(await reported()).toContain(id);
    await teach();
    // The reports and the reply were about another text.
    expect((await write(5)).body.reply).toBe(null);
    expect(await reported()).not.toContain(id);
    await tutor.call(endpoints.reportReview, report);
    expect(await reported()).toContain(id);
    expect(await notificationsDuring(app, { tutor, student }, replied)).toEqual({
      student: ['tutor_review.answered'],
    });
  });

  it('is hidden by an administrator after a report, not counted, and shown again by another decision', async () => {
    const { tutor, student, params, teach, write, stars } = await pair();
    await teach();
    const { id } = (await write(1, 'He lives in Ring Road 4.')).body;
    const admin = await newBooker(app, { role: 'admin' });
    const body = { reason: 'It says where I live.' };
    for (let times = 0; times < 2; times += 1)
      await tutor.call(endpoints.reportReview, { params: { id }, body });
    const reported = async () =>
      (await admin.call(endpoints.listReportedReviews)).body.items.filter(
        (item: { id: string }) => item.id === id,
      );
    expect(await reported()).toMatchObject([{ reasons: [body.reason], tutor: { id: tutor.userId } }]);
    const waiting = async () =>
      (await admin.call(listWaiting, { query: { kind: 'tutor_reviews', limit: '100' } })).body.items.filter(
        (item: { id: string }) => item.id === id,
      );
    expect(await waiting()).toMatchObject([{ kind: 'tutor_reviews', reports: 1 }]);
    const decide = (hide: boolean) =>
      admin.call(endpoints.decideReportedReview, { params: { id }, body: { hide } });
    const listed = async () => (await student.call(endpoints.listReviews, { params })).body.total;
    await decide(true);
    expect([await listed(), await stars(), await reported()]).toEqual([0, [0, 0, 0, 0, 0], []]);
    expect(await waiting()).toEqual([]);
    await decide(false);
    expect([await listed(), await stars()]).toEqual([1, [1, 0, 0, 0, 0]]);
  });

  it('goes with the account of its student, also from the rating', async () => {
    const { student, teach, write, stars, tutor } = await pair();
    await teach();
    await write(5);
    const reader = await newBooker(app);
    await app.platform.database.transaction(async (tx) => {
      for (const { clear, tables } of app.features.personalData) {
        if (tables.some(({ table }) => table === 'tutor_reviews')) {
          await clear?.(tx, { userId: student.userId, email: 'gone@x.test' });
        }
      }
    });
    expect(await stars()).toEqual([0, 0, 0, 0, 0]);
    const { body } = await reader.call(endpoints.listReviews, { params: { id: tutor.userId } });
    expect(body).toEqual({ items: [], total: 0 });
  });

  it('is signed with the first name and an initial', () => {
    expect(['Ngozi Ada Okafor', 'Ngozi', ' Ọlá  Àjàyí ', ''].map(shortName)).toEqual([
      'Ngozi O.',
      'Ngozi',
      'Ọlá À.',
      '',
    ]);
  });
});
