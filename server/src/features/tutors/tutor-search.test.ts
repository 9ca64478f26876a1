import { getTutor, searchTutors, tutorChoices } from '@akada/contract/base/tutor-search.ts';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { createPerson } from '../../testing/people.ts';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';
import { createTutor, tutorForm } from '../../testing/tutors.ts';
import { hourMs, newBookableTutor } from '../bookings/testing/booking-people.ts';

let app: SharedTestApp;
let call: ReturnType<typeof callAs>;
let tutors: Record<'ada' | 'bola' | 'chi', string>;

/** A subject that only the tutors of this file teach, because other tests share the app. */
const subject = 'Ökologie';
const day = 24 * 60 * 60_000;
let start: number;
const at = (days: number) => new Date(start + days * day).toISOString();

beforeAll(async () => {
  app = await sharedTestApp();
  start = app.clock.now();
  call = callAs(app, await createPerson(app));
  tutors = {
    ada: await tutorOf('Ada Obi', { rate: 300_000, languages: '{English}', stars: '{0,0,0,0,1}', free: 2 }),
    bola: await tutorOf('Bola Ade', { rate: 200_000, languages: '{Yoruba}', stars: '{0,0,0,4,30}', free: 5 }),
    chi: await tutorOf('Chi Eze', {
      rate: 900_000,
      languages: '{English,Igbo}',
      stars: '{40,0,0,0,0}',
      free: 1,
    }),
  };
});

async function tutorOf(
  name: string,
  { rate, languages, stars, free }: { rate: number; languages: string; stars: string; free: number },
): Promise<string> {
  const id = await createTutor(app, 'approved');
  const { pool } = app.platform.database;
  await pool.query('UPDATE users SET full_name = $2 WHERE id = $1', [id, name]);
  await pool.query(
    `UPDATE tutor_profiles SET subjects = ARRAY['Botany', $2], hourly_rate = $3, languages = $4, stars = $5,
       next_free_at = $6, free_times_found_at = $6, free_times = tstzmultirange(tstzrange($6, $6::timestamptz + '1 hour')) WHERE user_id = $1`,
    [id, subject, rate, languages, stars, at(free)],
  );
  return id;
}

const search = async (body: object) =>
  (await call(searchTutors, { body: { subjects: [subject.toLowerCase()], ...body } })).body;
const getNames = async (body: object) =>
  (await search(body)).items.map(({ full_name }: { full_name: string }) => full_name.split(' ')[0]);

describe('a search of tutors', () => {
  test.each<[string, object, string[]]>([
    ['many good reviews stand above one', { sort: 'best' }, ['Bola', 'Ada', 'Chi']],
    ['by price', { sort: 'price' }, ['Bola', 'Ada', 'Chi']],
    ['by the next free time', { sort: 'next_free' }, ['Chi', 'Ada', 'Bola']],
    ['a language', { languages: ['ENGLISH'], sort: 'price' }, ['Ada', 'Chi']],
    ['the price is the highest', { price_max: 300_000, sort: 'price' }, ['Bola', 'Ada']],
    ['the rating is the lowest', { rating_min: 4 }, ['Bola', 'Ada']],
    ['the beginning of a word, without its accents', { text: 'okolog' }, ['Bola', 'Ada', 'Chi']],
    ['a name with a subject', { text: 'obi botany' }, ['Ada']],
    ['signs are no words', { text: "' & | !" }, ['Bola', 'Ada', 'Chi']],
  ])('%s', async (_name, body, expected) => {
    expect(await getNames(body)).toEqual(expected);
  });

  it('finds who is free within a time', async () => {
    expect(await getNames({ free: { from: at(1.9), to: at(3) } })).toEqual(['Ada']);
    expect(await getNames({ free: { from: at(3), to: at(1) } })).toEqual([]);
  });

  it('lists filters to remove one at a time if there are no results, most tutors first', async () => {
    const { items, total, loosen } = await search({ price_max: 250_000, languages: ['english'] });
    // Other tutors of this app teach something else.
    const ofFile = loosen.filter(({ filter }: { filter: string }) => filter !== 'subjects');
    expect({ items, total, loosen: ofFile }).toEqual({
      items: [],
      total: 0,
      loosen: [
        { filter: 'price_max', total: 2, lowest_rate: 300_000, next_free_at: at(1) },
        { filter: 'languages', total: 1, lowest_rate: 200_000, next_free_at: at(5) },
      ],
    });
  });

  it('knows the next free time by the hours of the tutor, and the one after it when that has passed', async () => {
    const tutor = await newBookableTutor(app, { notice_hours: 3 });
    const dispatched = () => app.features.tasks.find(({ name }) => name === 'outbox.dispatch')?.run();
    await dispatched();
    const next = async () => (await call(getTutor, { params: { id: tutor.userId } })).body.next_free_at;
    const first = Date.parse(await next()) - app.clock.now();
    expect([first > 2.9 * hourMs, first <= 3.25 * hourMs]).toEqual([true, true]);
    const { pool } = app.platform.database;
    await pool.query('UPDATE tutor_profiles SET next_free_at = $2 WHERE user_id = $1', [
      tutor.userId,
      at(-1),
    ]);
    expect(await next()).toBe(null);
    await app.features.tasks.find(({ name }) => name === 'bookings.find_free_times')?.run();
    expect(Date.parse(await next())).toBeGreaterThan(app.clock.now());
  });

  it.each([
    ['a time out of all calendars', { free: { from: '0000-01-01T00:00:00Z', to: '9999-01-01T00:00:00Z' } }],
    ['a subject that cannot be kept', { subjects: ['\0'] }],
    ['a price below zero', { price_max: -1 }],
  ])('rejects %s', async (_name, body) => {
    expect((await call(searchTutors, { body })).status).toBe(422);
  });

  it('hides tutors who are pending, rejected, or have a closed account', async () => {
    const [waiting, rejected, closed] = [
      await createTutor(app, 'pending'),
      await createTutor(app, 'rejected'),
      await createTutor(app, 'approved'),
    ];
    const { pool } = app.platform.database;
    await pool.query('UPDATE users SET deactivated_at = now() WHERE id = $1', [closed]);
    for (const id of [waiting, rejected, closed]) {
      await pool.query("UPDATE tutor_profiles SET subjects = '{Hidden science}' WHERE user_id = $1", [id]);
      expect((await call(getTutor, { params: { id } })).status).toBe(404);
    }
    expect((await search({ subjects: ['Hidden science'] })).total).toBe(0);
    expect((await call(tutorChoices)).body.subjects).not.toContain('Hidden science');
  });
});

describe('the profile of a tutor', () => {
  it('says what students choose by, and no more', async () => {
    const { body } = await call(getTutor, { params: { id: tutors.bola } });
    expect(body).toEqual({
      id: tutors.bola,
      full_name: 'Bola Ade',
      picture_url: null,
      time_zone: tutorForm.time_zone,
      headline: tutorForm.headline,
      biography: tutorForm.biography,
      hourly_rate: 200_000,
      subjects: ['Botany', subject],
      languages: ['Yoruba'],
      qualifications: tutorForm.qualifications,
      video_url: tutorForm.video_url,
      stars: [0, 0, 0, 4, 30],
      rating: { average: 4.88, count: 34 },
      completed_sessions: 0,
      next_free_at: at(5),
      answer_hours: null,
      returning_percent: null,
    });
  });

  it('counts a student once a day, and no other visitor', async () => {
    await call(getTutor, { params: { id: tutors.ada } });
    await call(getTutor, { params: { id: tutors.ada } });
    await callAs(app, { userId: tutors.bola })(getTutor, { params: { id: tutors.ada } });
    const { rows } = await app.platform.database.pool.query(
      'SELECT count(*)::int AS views FROM tutor_views WHERE tutor_id = $1',
      [tutors.ada],
    );
    expect(rows).toEqual([{ views: 1 }]);
  });
});
