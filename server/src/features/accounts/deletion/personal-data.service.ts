/** The personal data that the accounts feature stores. */
import type { Executor } from '../../../platform/database/database.ts';
import { deleteMailTo } from '../../../platform/mail/mail.repo.ts';
import type { PersonalData, PersonalFile } from '../../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../../platform/personal-data/personal-table.ts';
import { users } from '../account/account.tables.ts';
import { identities } from '../identities/identities.repo.ts';
import { deleteAttempts } from '../limits/attempts.service.ts';
import { findPictureOf, pictures } from '../profile/pictures.repo.ts';
import { secondFactors } from '../second-factor/second-factor.repo.ts';
import { sessions } from '../sessions/sessions.repo.ts';
import { viewings } from '../sessions/viewings.repo.ts';

const secret = 'a secret: its holder can sign in';

export const accountsPersonalData: PersonalData = {
  tables: [
    personalTable(users, {
      name: 'account',
      owned: users.id,
      order: [users.id],
      withheld: { password_hash: secret, invitation_token: secret },
    }),
    personalTable(sessions, {
      name: 'sign-ins',
      owned: sessions.userId,
      order: [sessions.createdAt, sessions.id],
      withheld: { token_hash: secret, previous_token_hash: secret, binding_hash: secret },
    }),
    personalTable(viewings, {
      name: 'looked-at-by-administrators',
      owned: viewings.userId,
      order: [viewings.startedAt, viewings.id],
      withheld: { admin_id: 'another person', session_id: 'a sign-in of another person' },
    }),
    personalTable(secondFactors, {
      name: 'second-step',
      owned: secondFactors.userId,
      order: [secondFactors.userId],
      withheld: { sealed_secret: secret, last_step: 'says which code came last' },
    }),
    personalTable(identities, {
      name: 'sign-in-providers',
      owned: identities.userId,
      order: [identities.issuer, identities.subject],
    }),
    personalTable(pictures, {
      name: 'profile-picture',
      owned: pictures.userId,
      order: [pictures.id],
      withheld: { storage_key: 'internal name of the file, which is in the archive itself' },
    }),
  ],
  notHandedOut: {
    one_time_tokens: 'hashes of links that open the account',
    registrations:
      'registrations of an unconfirmed address, perhaps of strangers; they go when it is confirmed',
    recovery_codes: 'hashes of codes that open the account',
  },
  files: getPicture,
  // Emails and attempts are stored by the address, not by the account.
  async clear(tx, { userId, email }) {
    await deleteMailTo(tx, email);
    await deleteAttempts(tx, userId, email);
  },
};

async function* getPicture(executor: Executor, userId: string): AsyncGenerator<PersonalFile> {
  const picture = await findPictureOf(executor, userId);
  if (!picture) return;

  const { id, storageKey } = picture;
  yield { id, filename: 'profile-picture.webp', storageKey, compressed: true };
}
