/** A letter to the administrator who asks for it: mail that does not arrive is noticed before students wait for it. */
import { notFound } from '../../platform/fault/fault.ts';
import { type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import type { Platform } from '../../platform/platform.ts';
import { getContact } from '../accounts/accounts.ts';

const limit: Limit = {
  most: 5,
  windowMs: 10 * 60_000,
  refusal: (wait) => `Five test letters are on their way. Look into your mailbox, or wait ${wait}.`,
};

export type TestMail = ReturnType<typeof createTestMail>;

export function createTestMail(
  platform: Pick<Platform, 'database' | 'clock' | 'mailer' | 'config'>,
  readName: () => Promise<string>,
) {
  const { database, clock, mailer, config } = platform;
  const limits = createLimits({ clock });

  return {
    /** @returns the address that the letter goes to; nothing is sent where mail is off */
    async send(call: KeyedCall): Promise<string> {
      const [contact, name] = await Promise.all([getContact(database.db, call.userId), readName()]);
      if (!contact) throw notFound();

      await makeOnce(platform, call, async (tx) => {
        await limits.claim({ executor: tx, key: `installation:test-mail:${call.userId}` }, limit);
        if (config.mail.kind === 'none') return;
        await mailer.enqueue(tx, { to: contact.email, content: writeLetter(contact.fullName, name) });
      });
      return contact.email;
    },
  };
}

const writeLetter = (name: string, installation: string): EmailContent => ({
  subject: `A test letter of ${installation}`,
  name,
  paragraphs: [
    'You asked for this letter in the first steps. It has arrived, so reset links and invitations arrive as well.',
    'Go back to the first steps and say that it arrived.',
  ],
});
