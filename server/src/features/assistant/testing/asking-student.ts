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
function createGate() {
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

const cited = 'Osmosis is the movement of water through a membrane [P1].';
const apart = 'Salt keeps meat fresh for several weeks.';

/**
 * A model's answer about osmosis: a sentence that its note states, an unsupported sentence, a list, and a
 * question back.
 */
export const plantsAnswer = {
  cited,
  apart,
  whole: `${cited} ${apart}\n\n- Xylem carries water up from the roots [P1].\n\nDo you want more?`,
};

/** @returns the environment of an app that asks this model, with a budget */
export const modelEnv = ({ url }: ModelServer) => ({
  STUDY_MODEL: 'openai_compatible',
  STUDY_MODEL_NAME: 'big',
  STUDY_MODEL_TIMEOUT_S: '30',
  STUDY_MODEL_PRICE_INPUT: '1',
  STUDY_MODEL_PRICE_OUTPUT: '2',
  STUDY_MODEL_BUDGET_STUDENT: '0.05',
  STUDY_MODEL_URL: url,
});

/** @returns an answer whose first piece the model has sent, and the gate before the others */
export async function begunAnswer(ada: AskingStudent, server: ModelServer) {
  const gate = createGate();
  server.pace = gate.pace;
  const opened = await ada.askNote('What is osmosis?');
  await opened.until(({ type }) => type === 'token');
  const [start] = opened.events;
  if (start?.type !== 'start') throw new Error('It began with something else');
  return { gate, opened, id: start.answer_id };
}
