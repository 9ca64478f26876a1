/** What the accounts keep of a person. */
import type { Executor } from '../../platform/database/database.ts';
import { forgetRecipient } from '../../platform/mail/forget-recipient.ts';
import type { PersonalData, PersonalFile } from '../../platform/personal-data/personal-data.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import { sessions, users } from './accounts.tables.ts';
import { forgetAttempts } from './attempts.service.ts';
import { identities } from './identities.tables.ts';
import { findPictureOf } from './pictures.repo.ts';
import { pictures } from './pictures.tables.ts';
import { secondFactors } from './second-factor.tables.ts';

const secret = 'a secret: who has it can get in';

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
      withheld: { storage_key: 'where this place keeps the file, which is in the archive itself' },
    }),
  ],
  files: pictureOf,
  // Letters and counted attempts go by the address, not by the account.
  async forget(tx, { userId, email }) {
    await forgetRecipient(tx, email);
    await forgetAttempts(tx, userId, email);
  },
};

async function* pictureOf(executor: Executor, userId: string): AsyncGenerator<PersonalFile> {
  const picture = await findPictureOf(executor, userId);
  if (!picture) return;

  const { id, storageKey } = picture;
  yield { id, filename: 'profile-picture.webp', storageKey, compressed: true };
}
