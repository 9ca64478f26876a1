/** Tutors with the calls that tests of the bank make. */
import type { TutorState } from '@akada/contract/base/tutors.ts';
import * as passages from '@akada/contract/material/passages.ts';
import type { BankQuestion } from '@akada/contract/material/question-bank.ts';
import * as bank from '@akada/contract/material/question-bank.ts';
import { newId } from '../../../platform/ids/ids.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createPerson } from '../../../testing/people.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { giveProfile } from '../../../testing/tutors.ts';
import { bankForm } from './bank.samples.ts';

export type BankAuthor = Awaited<ReturnType<typeof newAuthor>>;

/** @param state of the tutor's profile, null for none */
export async function newAuthor(app: SharedTestApp, state: TutorState | null = 'approved') {
  const { userId } = await createPerson(app, { role: 'tutor' });
  if (state) await giveProfile(app, userId, state);
  const call = callAs(app, { userId });
  const create = (changes: Record<string, unknown> = {}, key = newId()) =>
    call(bank.createBankQuestion, { body: { ...bankForm, ...changes }, headers: { 'idempotency-key': key } });
  return {
    userId,
    call,
    create,
    /** @returns the question, which has to come into being */
    write: async (changes: Record<string, unknown> = {}): Promise<BankQuestion> => {
      const { status, body } = await create(changes);
      if (status !== 201) throw new Error(`A question was refused: ${JSON.stringify(body)}`);
      return body;
    },
    read: (id: string) => call(bank.getBankQuestion, { params: { id } }),
    edit: (question: BankQuestion, changes: Record<string, unknown> = {}) =>
      call(bank.editBankQuestion, {
        params: { id: question.id },
        body: { ...makeForm(question), version: question.version, ...changes },
      }),
    list: async (query: Record<string, string> = {}) => (await call(bank.listBankQuestions, { query })).body,
    bulk: (body: Record<string, unknown>) => call(bank.changeBankQuestions, { body }),
    undo: (items: unknown) => call(bank.undoBankChange, { body: { items } }),
    versions: async (id: string) => (await call(bank.listBankQuestionVersions, { params: { id } })).body,
    writePassage: async (title = 'Soil', text = 'Humus holds water.'): Promise<passages.Passage> =>
      (await call(passages.createPassage, { body: { title, text } })).body,
    readPassage: (id: string) => call(passages.getPassage, { params: { id } }),
  };
}

/** @returns what an editor sends of a question that it has not changed */
export function makeForm(question: BankQuestion): bank.BankQuestionForm {
  const { type, stem, options, answer_indexes, feedback, explanation } = question;
  const { course_id, topic, subject, difficulty, tags, status, passage_id } = question;
  return {
    type,
    stem,
    options: options.map(({ text }) => text),
    body: question.body ?? null,
    answer_indexes,
    feedback,
    explanation,
    course_id,
    topic,
    subject,
    difficulty,
    tags,
    status,
    passage_id,
  };
}
