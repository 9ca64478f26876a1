/** A letter to the administrator, and a question to the model: what does not work is noticed before students wait for it. */
import type * as contract from '@akada/contract/base/installation.ts';
import type * as z from 'zod/mini';
import { notFound } from '../../platform/fault/fault.ts';
import { type KeyedCall, makeOnce } from '../../platform/idempotency/idempotency.ts';
import { createLimits, type Limit } from '../../platform/limits/limits.ts';
import type { EmailContent } from '../../platform/mail/email-content.ts';
import type { Platform } from '../../platform/platform.ts';
import { getContact } from '../accounts/accounts.ts';

const mailLimit: Limit = {
  most: 5,
  windowMs: 10 * 60_000,
  refusal: (wait) => `Five test letters are on their way. Look into your mailbox, or wait ${wait}.`,
};

/** Each question may cost money. */
const modelLimit: Limit = {
  most: 10,
  windowMs: 10 * 60_000,
  refusal: (wait) => `You have asked the model ten times. Please wait ${wait}.`,
};

export interface ModelTest {
  outcome: z.output<(typeof contract.testModel.responses)[200]>['outcome'];
  tookMs: number;
}

export type InstallationTests = ReturnType<typeof createInstallationTests>;

interface Uses {
  /** The name of this installation. */
  readName: () => Promise<string>;
  testModel: () => Promise<ModelTest>;
}

export function createInstallationTests(
  platform: Pick<Platform, 'database' | 'clock' | 'mailer' | 'config'>,
  { readName, testModel }: Uses,
) {
  const { database, clock, mailer, config } = platform;
  const limits = createLimits({ clock });

  return {
    async askModel(userId: string): Promise<ModelTest> {
      const executor = database.db;
      await limits.claim({ executor, key: `installation:test-model:${userId}` }, modelLimit);
      return testModel();
    },
    /** @returns the address that the letter goes to; nothing is sent where mail is off */
    async sendMail(call: KeyedCall): Promise<string> {
      const [contact, name] = await Promise.all([getContact(database.db, call.userId), readName()]);
      if (!contact) throw notFound();

      await makeOnce(platform, call, async (tx) => {
        await limits.claim({ executor: tx, key: `installation:test-mail:${call.userId}` }, mailLimit);
        if (config.mail.kind === 'none') return;
        await mailer.enqueue(tx, { to: contact.email, content: makeTestEmail(contact.fullName, name) });
      });
      return contact.email;
    },
  };
}

const makeTestEmail = (name: string, installation: string): EmailContent => ({
  subject: `A test letter of ${installation}`,
  name,
  paragraphs: [
    'You asked for this letter in the first steps. It has arrived, so reset links and invitations arrive as well.',
    'Go back to the first steps and say that it arrived.',
  ],
});
