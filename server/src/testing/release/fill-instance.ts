/** The story of a released instance: people who study, teach and pay, told to the API of a running product. */
import { register, verifyEmail } from '@akada/contract/identity/accounts.ts';
import { confirmSecondFactor, startSecondFactor } from '@akada/contract/identity/second-factor.ts';
import { createCard, listCards } from '@akada/contract/material/cards.ts';
import { startUpload } from '@akada/contract/material/notes.ts';
import { saveAnswer, startExam, submitExam } from '@akada/contract/work/exams.ts';
import { generateMcqs } from '@akada/contract/work/generation.ts';
import { sandboxToken } from '../../platform/config/sandbox-address.ts';
import { callAs } from '../call-as.ts';
import { until } from '../http-student.ts';
import type { Person } from '../people.ts';
import { appCode } from '../second-factor.ts';
import { send } from '../send.ts';
import type { TestApp } from '../test-app.ts';
import type { ReleasedAccount } from './released-instance.ts';

export const password = 'correct horse battery';

const plants = `# How plants make food

Photosynthesis is the process by which green plants turn light, water and carbon dioxide into sugar.
Chlorophyll is the green pigment that absorbs the light. Carotene is the orange pigment that shields a leaf from strong sun.
Xanthophyll is the yellow pigment that shows in autumn. Anthocyanin is the red pigment that colours many young leaves.
A chloroplast is the small body inside a leaf cell in which this happens.
A stoma is a tiny opening on the underside of a leaf through which gases pass in and out.
Glucose is the simple sugar that the plant makes first. Starch is the form in which the plant stores that sugar for the night.

# How water moves

Osmosis is the movement of water through a membrane from a weak solution to a strong one.
Transpiration is the loss of water vapour from the leaves into the air.
Xylem is the tissue of dead tubes that carries water up from the roots.
Phloem is the living tissue that carries sugar from the leaves to every other part.
Turgor is the pressure of the water inside a cell against its wall.
`;

export interface Student extends Person {
  call: ReturnType<typeof callAs>;
}

/** Registers through the API. @returns the token of the mail that confirms the address */
export async function registerAddress(app: TestApp, email: string, fullName: string): Promise<void> {
  await send(app, register, { body: { full_name: fullName, email, password, terms_accepted: true } });
}

/** @returns the token in the mail to this address, once the mail was delivered */
export function readMailedToken(app: TestApp, email: string): Promise<string> {
  const authorization = `Bearer ${sandboxToken(app.platform.config.authSecret)}`;
  return until(async () => {
    const mailbox = await app.http.inject({
      url: `/sandbox/mailbox.json?to=${encodeURIComponent(email)}`,
      headers: { authorization },
    });
    const link = mailbox.json()[0]?.links[0];
    return link ? new URL(link).searchParams.get('token') : null;
  });
}

/** Registers, confirms the address and signs in, as a student does. */
export async function joinStudent(app: TestApp, email: string, fullName: string): Promise<Student> {
  await registerAddress(app, email, fullName);
  await send(app, verifyEmail, { body: { token: await readMailedToken(app, email) } });
  const { rows } = await app.platform.database.pool.query('SELECT id FROM users WHERE email = $1', [email]);
  const userId: string = rows[0].id;
  return { userId, email, role: 'student', call: callAs(app, { userId }) };
}

/** Signs in by the form of the login page. @returns the tokens, or the ticket of a second step */
export async function logIn(app: TestApp, email: string) {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-akada-client': 'api' },
    payload: new URLSearchParams({ username: email, password }).toString(),
  });
  return answer.json();
}

/** Turns the second step on. @returns what the student has to sign in with from then on */
export async function addSecondFactor(app: TestApp, { call }: Student): Promise<Partial<ReleasedAccount>> {
  const { secret } = (await call(startSecondFactor, { body: { password } })).body;
  const { body } = await call(confirmSecondFactor, { body: { code: appCode(app, secret) } });
  return { secret, recoveryCodes: body.recovery_codes };
}

/** Uploads a note, makes questions of it, sits two exams and writes a card. It needs running workers. */
export async function study(app: TestApp, { call }: Student) {
  const note = (
    await call(startUpload, { body: {}, file: new File([plants], 'plants.md'), headers: withKey('note') })
  ).body;
  await waitForRow(app, 'notes', note.id, 'ready');
  const generation = (
    await call(generateMcqs, {
      body: { gemini_file_id: note.id, question_count: 3 },
      headers: withKey('generation'),
    })
  ).body;
  await waitForRow(app, 'generations', generation.id, 'ready');
  const finished = await sitExam(call, generation.id, 'finished-exam');
  await call(submitExam, { params: { id: finished } });
  const running = await sitExam(call, generation.id, 'running-exam');
  await call(createCard, {
    body: { kind: 'basic', front: 'What carries water up?', back: 'Xylem', course_name: 'Biology' },
    headers: withKey('card'),
  });
  if ((await call(listCards)).body.items.length === 0) throw new Error('The card was not created');

  return { note: note.id, generation: generation.id, finishedExam: finished, runningExam: running };
}

async function sitExam(call: Student['call'], generationId: string, key: string): Promise<string> {
  const { body: exam } = await call(startExam, {
    body: { generation_id: generationId, duration_minutes: 20 },
    headers: withKey(key),
  });
  const [{ id: questionId }] = exam.questions;
  await call(saveAnswer, {
    params: { id: exam.id, question_id: questionId },
    body: { choice: 1, sequence: 4 },
  });
  return exam.id;
}

/** Leaves a note that is not read and a set that is not made, as a stop between a call and a worker does. */
export async function orderWork({ call }: Student, noteId: string) {
  const file = new File([plants.replace('plants', 'trees')], 'trees.md');
  const note = (await call(startUpload, { body: {}, file, headers: withKey('waiting-note') })).body;
  const { body: generation } = await call(generateMcqs, {
    body: { gemini_file_id: noteId, question_count: 1 },
    headers: withKey('waiting-generation'),
  });
  return { waitingNote: note.id, waitingGeneration: generation.id };
}

export const withKey = (key: string) => ({ 'idempotency-key': `released-${key}` });

async function waitForRow(
  app: TestApp,
  table: 'notes' | 'generations',
  id: string,
  status: string,
): Promise<void> {
  await until(async () => {
    const { rows } = await app.platform.database.pool.query(`SELECT status FROM ${table} WHERE id = $1`, [
      id,
    ]);
    if (rows[0].status === 'failed') throw new Error(`A row of ${table} failed`);
    return rows[0].status === status || null;
  });
}
