/** For every endpoint a request that succeeds for whoever may make it. A new endpoint adds its line. */
import { newId } from '../platform/ids/ids.ts';
import { giveExportTicket } from './export-tickets.ts';
import { createFinishedExam, createReadyGeneration, type Factory, type Owner } from './owned-objects.ts';
import { addressOf, createPerson, mailedToken, signIn } from './people.ts';
import { givePicture, smallestPicture } from './pictures.ts';
import { giveSecondFactor, takeSecondFactor, ticketFor } from './second-factor.ts';
import type { Content } from './send.ts';
import type { TestApp } from './test-app.ts';
import { createTutor, tutorForm } from './tutors.ts';

export interface SampleContext {
  app: TestApp;
  /** Who calls, or stands in for who has no account. */
  owner: Owner;
  /** Of the object that the endpoint is about; its field is filled in from the declaration. */
  objectId: string;
}

type Sample = (context: SampleContext) => Content | Promise<Content>;

const password = 'correct horse battery';
const nothing: Sample = () => ({});

export const sampleRequests: Readonly<Record<string, Sample>> = {
  'accounts.register': () => ({
    body: { full_name: 'Ada Obi', email: `${newId()}@school.test`, password, terms_accepted: true },
  }),
  'accounts.login': async ({ app }) => {
    const { email } = await createPerson(app, { password });
    return { body: { username: email, password } };
  },
  'accounts.refresh': async ({ app }) => {
    const { refresh_token } = await signIn(app, await createPerson(app));
    return { body: { refresh_token } };
  },
  'accounts.verify_email': async ({ app }) => {
    const person = await createPerson(app, { verified: false });
    return { body: { token: await mailedToken(app, person, 'verify_email') } };
  },
  'accounts.resend_verification': () => ({ body: { email: `${newId()}@school.test` } }),
  'accounts.forgot_password': () => ({ body: { email: `${newId()}@school.test` } }),
  'accounts.reset_password': async ({ app }) => {
    const token = await mailedToken(app, await createPerson(app), 'reset_password');
    return { body: { token, password } };
  },
  'accounts.logout': () => ({ body: { refresh_token: 'of a session that is over' } }),
  'accounts.current_user': nothing,
  'accounts.complete_profile': () => ({ body: { full_name: 'Ada Obi', time_zone: 'Africa/Lagos' } }),
  'accounts.sign_in_options': nothing,

  'google.start': () => ({ query: { role: 'tutor', tx: 'a-word-of-the-tab-that-starts' } }),
  'google.callback': nothing,

  'settings.get': nothing,
  'settings.save': () => ({ body: { time_zone: 'Africa/Accra', minimise_gamification: true } }),
  'settings.save_name': ({ owner }) => ({ body: { full_name: owner.canary } }),
  'settings.save_picture': () => ({ file: new File([smallestPicture], 'ada.png') }),
  'settings.remove_picture': nothing,
  'settings.read_picture': async ({ app }) => {
    const { userId } = await createPerson(app);
    return { params: { id: await givePicture(app, userId) } };
  },
  'settings.change_password': () => ({ body: { new_password: password } }),
  'settings.list_sessions': nothing,
  'settings.end_session': nothing,
  'settings.end_all_sessions': nothing,

  'second_factor.answer': async ({ app }) => {
    const { userId } = await createPerson(app);
    const { code } = await giveSecondFactor(app, userId);
    return { body: { ticket: await ticketFor(app, userId), code: code() } };
  },
  'second_factor.start': async ({ app, owner }) => {
    await takeSecondFactor(app, owner.userId);
    return { body: { password } };
  },
  'second_factor.confirm': async ({ app, owner }) => {
    const { code } = await giveSecondFactor(app, owner.userId, { confirmed: false });
    return { body: { code: code() } };
  },
  'second_factor.renew_recovery_codes': async ({ app, owner }) => {
    const { code } = await giveSecondFactor(app, owner.userId);
    return { body: { code: code() } };
  },
  'second_factor.remove': async ({ app, owner }) => {
    const { code } = await giveSecondFactor(app, owner.userId);
    return { body: { code: code() } };
  },

  'notes.upload': ({ owner }) => ({
    body: { course_name: owner.canary },
    file: new File(['Osmosis is the movement of water through a membrane.'], `${owner.canary}.txt`),
  }),
  'notes.list': nothing,
  'notes.page': () => ({ params: { n: '1' } }),
  'notes.delete': nothing,
  'usage.stats': nothing,

  // Repeated under the key of a call that has its answer: who may ask is what matters, not the making.
  'generation.mcqs': async ({ app, owner }) => {
    const key = newId();
    await createReadyGeneration(app, owner, key);
    return { body: { question_count: 1 }, headers: { 'idempotency-key': key } };
  },
  'generation.get': nothing,
  'quiz.my_questions': nothing,
  'quiz.delete_question': nothing,

  'exams.start': async ({ app, owner }) => ({
    body: { generation_id: await createReadyGeneration(app, owner), duration_minutes: 30 },
  }),
  'exams.list': nothing,
  'exams.get': nothing,
  'exams.save_answer': ({ objectId }) => ({
    params: { question_id: objectId },
    body: { choice: 1, sequence: 1 },
  }),
  'exams.submit': nothing,
  'exams.result': nothing,

  'notifications.list': nothing,
  'notifications.unread_count': nothing,
  'notifications.mark_read': nothing,
  'notifications.mark_all_read': nothing,
  'notifications.delete': nothing,
  'notifications.get_preferences': nothing,
  'notifications.save_preferences': () => ({ body: { items: [], daily_digest: true } }),

  'tutors.get_own': nothing,
  'tutors.create_own': () => ({ body: tutorForm }),
  'tutors.save_own': () => ({ body: tutorForm }),
  'admin.overview': nothing,
  'admin.list_users': ({ owner }) => ({ query: { search: owner.canary } }),
  'admin.list_tutors': () => ({ query: { state: 'rejected' } }),
  'admin.approve_tutor': async ({ app }) => ({ params: { id: await createTutor(app) } }),
  'admin.reject_tutor': async ({ app }) => ({
    params: { id: await createTutor(app) },
    body: { reason: 'Say where you studied.' },
  }),
  'admin.verify_user': async ({ app }) => {
    const { userId } = await createPerson(app, { verified: false });
    return { params: { id: userId } };
  },
  'admin.make_reset_link': async ({ app }) => {
    const { userId } = await createPerson(app);
    return { params: { id: userId } };
  },
  'admin.import_users': () => ({
    body: { csv: `name,email,role\nAda Obi,${newId()}@school.test,student`, dry_run: false },
  }),

  'privacy.prepare_export': nothing,
  'privacy.download_export': async ({ app }) => {
    const { userId } = await createPerson(app);
    return { params: { ticket: await giveExportTicket(app, userId) } };
  },
  'privacy.request_deletion': async ({ app, owner }) => {
    // Whoever it is that leaves, an administrator stays.
    await createPerson(app, { role: 'admin' });
    return { body: { email: addressOf(owner), password } };
  },
  'privacy.cancel_deletion': nothing,

  'events.stream': nothing,
  'health.get': nothing,
};

/** What ends the caller's own session when it succeeds. */
export const signsOut: ReadonlySet<string> = new Set([
  'settings.change_password',
  'settings.end_all_sessions',
]);

/** Objects that an endpoint wants in another state than the usual one. */
export const sampleObjects: Readonly<Record<string, Factory>> = {
  'exams.result': createFinishedExam,
};
