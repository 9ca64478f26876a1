import { randomBytes } from 'node:crypto';
import { newId } from '../../../platform/ids/ids.ts';
import { createPerson, mailedToken, signIn } from '../../../testing/people.ts';
import { givePicture, smallestPicture } from '../../../testing/pictures.ts';
import { getTicket, giveSecondFactor, takeSecondFactor } from '../../../testing/second-factor.ts';
import {
  type Factory,
  type FeatureSamples,
  moment,
  nothing,
} from '../../../testing/suites/feature-samples.ts';
import { sessions } from '../sessions/sessions.repo.ts';

const password = 'correct horse battery';

/** @returns the id of a session that another browser of the owner's holds */
export const createSession: Factory = async (app, { userId, canary }) => {
  const id = newId();
  await app.platform.database.db.insert(sessions).values({
    id,
    userId,
    device: canary,
    tokenHash: randomBytes(32),
    rotatedAt: moment(app),
    createdAt: moment(app),
    lastUsedAt: moment(app),
    expiresAt: moment(app, 60),
  });
  return id;
};

export const samples: FeatureSamples = {
  requests: {
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
    'accounts.resend_verification': async ({ app }) => {
      const { email } = await createPerson(app, { verified: false });
      return { body: { email } };
    },
    'accounts.forgot_password': async ({ app }) => {
      const { email } = await createPerson(app);
      return { body: { email } };
    },
    'accounts.reset_password': async ({ app }) => {
      const token = await mailedToken(app, await createPerson(app), 'reset_password');
      return { body: { token, password } };
    },
    'admin.view_as': async ({ app }) => ({
      params: { id: (await createPerson(app)).userId },
      body: { reason: 'A question to support' },
    }),
    'viewing.end': () => ({ body: { token: 'of a viewing that is over' } }),
    'accounts.logout': () => ({ body: { refresh_token: 'of a session that is over' } }),
    'accounts.current_user': nothing,
    'accounts.complete_profile': () => ({ body: { full_name: 'Ada Obi', time_zone: 'Africa/Lagos' } }),
    'accounts.sign_in_options': nothing,

    'settings.get': nothing,
    'settings.save': () => ({ body: { time_zone: 'Africa/Accra', minimise_gamification: false } }),
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
      return { body: { ticket: await getTicket(app, userId), code: code() } };
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
  },
  objects: { session: createSession },
  signsOut: ['settings.change_password', 'settings.end_all_sessions'],
};
