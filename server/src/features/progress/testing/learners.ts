/** Students whose figures are read, using only HTTP. */
import * as contract from '@akada/contract/observers/progress.ts';
import { eq } from 'drizzle-orm';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { users } from '../../accounts/account/account.tables.ts';
import { answerTo } from '../../practice/testing/practice.samples.ts';
import { newPracticeStudent } from '../../practice/testing/practice-student.ts';

export type Learner = Awaited<ReturnType<typeof newLearner>>;

export async function newLearner(app: SharedTestApp) {
  const student = await newPracticeStudent(app);
  const { call } = student;
  return {
    ...student,
    /** @param outcomes `+` and `-` for each of the questions */
    async answer(ids: readonly string[], outcomes: string, changes: Parameters<typeof answerTo>[2] = {}) {
      const answers = ids.map((id, index) => {
        const isRight = outcomes[index % outcomes.length] === '+';
        return answerTo(app, id, { choices: [isRight ? 0 : 1], ...changes });
      });
      const { body } = await student.send(answers);
      if (body.stored.length < ids.length) throw new Error(`Refused: ${JSON.stringify(body.refused)}`);
      return answers;
    },
    read: async (query: Record<string, string> = {}): Promise<contract.Progress> =>
      (await call(contract.readProgress, { query })).body,
    memory: async (query: Record<string, string> = {}): Promise<contract.MemoryProgress> =>
      (await call(contract.readMemoryProgress, { query })).body,
    summary: async (): Promise<contract.ProgressSummary> => (await call(contract.progressSummary)).body,
  };
}

export async function makePremium({ platform }: SharedTestApp, userId: string): Promise<void> {
  await platform.database.db.update(users).set({ subscriptionPlan: 'premium' }).where(eq(users.id, userId));
}
