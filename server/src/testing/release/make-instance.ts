/**
 * Makes the instance of a release that upgrades are tested with: `node --import ./scripts/setup/resolve-modules.mjs
 * server/src/testing/release/make-instance.ts <folder>`, with the migrations of the release.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { savePicture } from '@akada/contract/identity/account-settings.ts';
import { requestDeletion } from '@akada/contract/observers/privacy.ts';
import { readTables } from '../../cli/archive/catalog.ts';
import { acceptedPair, pay, settle } from '../../features/earnings/testing/paid-sessions.ts';
import { atCheckout, cards, openGateway } from '../../features/payments/testing/gateway.ts';
import { newPayer } from '../../features/payments/testing/payers.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/start-embedded-postgres.ts';
import { applyMigrations } from '../../platform/database/schema/migrate.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createLog } from '../../platform/log/log.ts';
import { callAs } from '../call-as.ts';
import { createPerson, type Person, signIn } from '../people.ts';
import { smallestPicture } from '../pictures.ts';
import { givePersonalData } from '../suites/everything.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { giveProfile } from '../tutors.ts';
import { dumpRows } from './dump-rows.ts';
import {
  addSecondFactor,
  joinStudent,
  logIn,
  orderWork,
  password,
  registerAddress,
  type Student,
  study,
} from './fill-instance.ts';
import { countRows, instanceFile, type ReleasedInstance, withClient } from './released-instance.ts';

/** It protects nothing: all that it signs is in this fixture. */
const authSecret = 'the-secret-of-an-instance-that-is-made-for-tests';

const ofEveryone = ['/users/me', '/users/me/settings', '/notifications/', '/notifications/preferences'];
const ofStudents = [
  ...ofEveryone,
  '/student-tools/gemini/files',
  '/student-tools/mcq/my-questions',
  '/student-tools/generations',
  '/mcq/exams',
  '/student-tools/generated-flashcards',
  '/student-tools/usage-stats',
];

const folder = process.argv[2];
if (folder === undefined) throw new Error('Name the folder that the instance is written into');

const dataDir = await mkdtemp(join(tmpdir(), 'akada-release-'));
const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: createLog('silent') });
try {
  await applyMigrations(connection);
  const options = {
    database: { connection, drop: async () => {} },
    env: { AUTH_SECRET: authSecret },
  };
  const working = await createTestApp({ ...options, workers: true });
  const studied = await studyWithWorkers(working);
  await working.close();
  const app = await createTestApp({ ...options, startsAt: working.clock.now() });
  const facts = await finishInstance(app, connection, studied);
  const sql = await withClient(connection, dumpRows);
  await app.close();
  await writeFile(instanceFile('json', folder), gzipSync(JSON.stringify(facts), { level: 9 }));
  await writeFile(instanceFile('sql', folder), gzipSync(sql, { level: 9 }));
  const empty = Object.keys(facts.counts).filter((table) => facts.counts[table] === 0);
  console.log(`${sql.length} characters of SQL; tables without a row: ${empty.join(', ') || 'none'}`);
} finally {
  await stop();
  await rm(dataDir, { recursive: true });
}

async function studyWithWorkers(app: TestApp) {
  const joined = {
    ada: await joinStudent(app, 'ada@school.test', 'Ada Obi'),
    ben: await joinStudent(app, 'ben@school.test', 'Ben Eze'),
    chi: await joinStudent(app, 'chi@school.test', 'Chi Ade'),
  };
  return { joined, studyIds: await study(app, joined.ada), files: await readFiles(app.platform.files) };
}

/** No worker runs in this app, so the requested work waits for the next version. */
async function finishInstance(
  app: TestApp,
  database: DatabaseConnection,
  { joined, studyIds, files }: Awaited<ReturnType<typeof studyWithWorkers>>,
): Promise<ReleasedInstance> {
  const students = { ada: atApp(app, joined.ada), ben: atApp(app, joined.ben), chi: atApp(app, joined.chi) };
  const waitingIds = await orderWork(students.ada, studyIds.note);
  const teachers = await addTeachers(app);
  await givePersonalData(app, { userId: (await createPerson(app)).userId, canary: 'Efe Bello' });
  const payment = await payMoney(app);
  const picture = new File([smallestPicture], 'ada.png', { type: 'image/png' });
  await students.ada.call(savePicture, { file: picture });
  await registerAddress(app, 'unverified@school.test', 'Dayo Ojo');
  await students.chi.call(requestDeletion, { body: { password, email: students.chi.email } });
  const people = { ...students, ...teachers };
  const accounts = await signInAll(app, people);
  Object.assign(accounts.ben ?? {}, await addSecondFactor(app, students.ben));
  return {
    moment: new Date(app.clock.now()).toISOString(),
    authSecret,
    password,
    accounts,
    unverified: { email: 'unverified@school.test', token: await readWaitingToken(app) },
    ids: { ...studyIds, ...waitingIds },
    payment,
    files: { ...files, ...(await readFiles(app.platform.files)) },
    answers: await readAnswers(app, people),
    counts: await countAll(database),
  };
}

function atApp(app: TestApp, person: Person): Student {
  return { ...person, call: callAs(app, person) };
}

async function addTeachers(app: TestApp) {
  const admin = await createPerson(app, { role: 'admin', password, email: 'admin@school.test' });
  const tutor = await createPerson(app, { role: 'tutor', password, email: 'tutor@school.test' });
  await giveProfile(app, tutor.userId, 'approved');
  return { admin: atApp(app, admin), tutor: atApp(app, tutor) };
}

/** A month of premium and a session are paid at the stand-in for Paystack. @returns the month's reference */
async function payMoney(app: TestApp): Promise<string> {
  await openGateway(app);
  const payer = await newPayer(app);
  const { reference, authorization_url } = await payer.begin();
  await atCheckout(app, authorization_url, 'card', { number: cards.good });
  const { student, id } = await acceptedPair(app);
  await pay(app, student, id);
  await settle(app);
  return reference;
}

async function signInAll(app: TestApp, people: Record<string, Student>) {
  const accounts: ReleasedInstance['accounts'] = {};
  for (const [name, { email }] of Object.entries(people)) {
    accounts[name] = { email, refreshToken: (await logIn(app, email)).refresh_token };
  }
  return accounts;
}

async function readAnswers(app: TestApp, people: Record<string, Student>) {
  const answers: ReleasedInstance['answers'] = {};
  for (const [name, person] of Object.entries(people)) {
    const { access_token } = await signIn(app, person);
    const found: Record<string, object> = {};
    for (const path of person.role === 'student' ? ofStudents : ofEveryone) {
      const headers = { authorization: `Bearer ${access_token}` };
      const answer = await app.http.inject({ url: `/api/v1${path}`, headers });
      if (answer.statusCode !== 200) throw new Error(`${name} got ${answer.statusCode} of ${path}`);
      found[path] = answer.json();
    }
    answers[name] = found;
  }
  return answers;
}

async function readWaitingToken(app: TestApp): Promise<string> {
  const { rows } = await app.platform.database.pool.query(
    "SELECT body_text FROM mail_outbox WHERE recipient = 'unverified@school.test'",
  );
  const [, token] = /token=([\w-]+)/.exec(rows[0].body_text) ?? [];
  if (token === undefined) throw new Error('The mail has no link');
  return token;
}

async function readFiles(files: FileStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { key } of files.list()) {
    found[key] = (await buffer(await files.open(key))).toString('base64');
  }
  return found;
}

async function countAll(database: DatabaseConnection): Promise<Record<string, number>> {
  const tables = await withClient(database, readTables);
  return countRows(
    database,
    tables.map(({ name }) => name),
  );
}
