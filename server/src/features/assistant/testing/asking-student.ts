/** A student with a note on plants who asks. */
import { chooseModel } from '@akada/contract/base/language-model.ts';
import * as contract from '@akada/contract/work/assistant.ts';
import { callAs } from '../../../testing/call-as.ts';
import { createExpositoryNote } from '../../../testing/expository-note.ts';
import type { ModelServer } from '../../../testing/model-server.ts';
import { createPerson, type PersonTraits } from '../../../testing/people.ts';
import type { SharedTestApp } from '../../../testing/test-app.ts';
import { followFrom, openAnswer } from './follow-answer.ts';

export type AskingStudent = Awaited<ReturnType<typeof createAskingStudent>>;

/** @param model where the student has agreed to send passages to it */
export async function createAskingStudent(
  app: SharedTestApp,
  model: ModelServer | null = null,
  traits: PersonTraits = {},
) {
  const person = await createPerson(app, traits);
  const noteId = await createExpositoryNote(app, person.userId);
  const call = callAs(app, person);
  if (model) await call(chooseModel, { body: { choice: 'agreed', host: new URL(model.url).host } });

  const open = (endpoint: typeof contract.ask | typeof contract.askNote, body: object, key?: string) =>
    openAnswer(app, person, endpoint, {
      body: { ...body },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const askNote = (query: string, more: object = {}) =>
    open(contract.askNote, { gemini_file_id: `files/${noteId}`, query, ...more });
  return {
    ...person,
    noteId,
    call,
    ask: (query: string, more: object = {}, key?: string) => open(contract.ask, { query, ...more }, key),
    askNote,
    /** @returns the answer as it ended */
    async answerTo(query: string, more: object = {}): Promise<contract.Answer> {
      const last = await (await askNote(query, more)).ended();
      if (last.type !== 'end' && last.type !== 'error') throw new Error(`The stream ended with ${last.type}`);
      return last.answer;
    },
    follow: (answerId: string, after = 0) => followFrom(app, person, answerId, after),
    stop: (answerId: string) => call(contract.stopAnswer, { params: { id: answerId } }),
    help: (questionId: string, query: Record<string, string> = {}) =>
      openAnswer(app, person, contract.helpPractice, { params: { id: questionId }, query }),
    thread: async (id: string) => (await call(contract.getThread, { params: { id } })).body,
  };
}

/** A gate before each further piece of the model's answer, which opens one piece after the other. */
export function createGate() {
  let wait = Promise.withResolvers<void>();
  let isOpen = false;
  return {
    pace: () => (isOpen ? Promise.resolve() : wait.promise),
    /** Lets one piece through. */
    step() {
      wait.resolve();
      wait = Promise.withResolvers<void>();
    },
    /** Lets all of them through from now on. */
    open() {
      isOpen = true;
      wait.resolve();
    },
  };
}
