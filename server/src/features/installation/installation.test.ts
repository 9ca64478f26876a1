/** Administrators set up their installation, and every process shows what they set. */
import * as contract from '@akada/contract/base/installation.ts';
import { listAudit } from '@akada/contract/observers/audit.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../testing/call-as.ts';
import { deliverWaitingMail } from '../../testing/deliver-waiting-mail.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createPublicSettings } from './effective-settings.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { CONTACT_EMAIL: 'server@school.test' } });
});
afterAll(() => app.close());

async function administrator() {
  const person = await createPerson(app, { role: 'admin' });
  return { ...person, call: callAs(app, person) };
}

const getStep = (body: unknown, name: contract.Installation['steps'][number]['step']) =>
  (body as contract.Installation).steps.find(({ step }) => step === name)?.state;

it('an administrator sets name and colour; the record has both values, and another process shows them', async () => {
  const { call } = await administrator();
  const body = { name: ' Unity College ', colour: '6', seen: {} };
  const first = await call(contract.changeInstallation, { body });
  expect(first).toMatchObject({ status: 200, body: { settings: { name: { value: 'Unity College' } } } });
  expect([
    getStep(first.body, 'name'),
    getStep(first.body, 'look'),
    getStep(first.body, 'departments'),
  ]).toEqual(['done', 'done', 'open']);
  expect(await call(contract.changeInstallation, { body })).toEqual(first);

  const { body: record } = await call(listAudit, { query: { action: 'installation' } });
  expect(record).toMatchObject({
    items: [{ before: { name: null, colour: null }, after: { name: 'Unity College', colour: '6' } }],
  });

  const elsewhere = createPublicSettings(app.platform);
  expect(await elsewhere.read()).toMatchObject({
    name: 'Unity College',
    colour: '6',
    contactEmail: 'server@school.test',
  });
});

it('a change is on the next page of its own process, however soon that page is requested', async () => {
  const { call } = await administrator();
  for (const name of ['Unity College', 'Unity Grammar School']) {
    const { settings } = (await call(contract.readInstallation, {})).body as contract.Installation;
    const body = { name, seen: { name: settings.name.value } };
    expect((await call(contract.changeInstallation, { body })).status).toBe(200);
    expect(await app.features.readPublicSettings()).toMatchObject({ name });
  }
});

it('an administrator does not overwrite what another administrator set in the meantime', async () => {
  const [one, two] = [await administrator(), await administrator()];
  const withTown = (town: string) => ({ body: { town, seen: { town: '' } } });
  const answers = await Promise.all([
    one.call(contract.changeInstallation, withTown('Yaba')),
    two.call(contract.changeInstallation, withTown('Ikeja')),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('an administrator cannot change what the server decides, and is told which variable does', async () => {
  const { call } = await administrator();
  const { body } = await call(contract.readInstallation, {});
  expect(body).toMatchObject({
    settings: { contact_email: { value: 'server@school.test', set_by: 'CONTACT_EMAIL' } },
  });
  expect(
    await call(contract.changeInstallation, { body: { contact_email: 'other@school.test', seen: {} } }),
  ).toMatchObject({ status: 409, body: { detail: expect.stringContaining('CONTACT_EMAIL') } });
});

it('an administrator who sends the test letter twice gets one, and says that it arrived', async () => {
  const { call, email } = await administrator();
  const headers = { 'idempotency-key': 'a-test-letter' };
  for (const _ of [1, 2])
    expect(await call(contract.sendTestMail, { headers })).toMatchObject({
      status: 200,
      body: { mail: 'here', address: email },
    });
  await deliverWaitingMail(app);
  const { rows } = await app.platform.database.pool.query(
    'SELECT subject FROM sandbox_mail WHERE recipient = $1',
    [email],
  );
  expect(rows).toEqual([{ subject: expect.stringContaining('A test letter of') }]);

  const settle = (step: 'mail' | 'departments', state: 'done' | 'later') =>
    call(contract.settleStep, { params: { step }, body: { state } });
  expect(getStep((await settle('mail', 'done')).body, 'mail')).toBe('done');
  expect((await settle('departments', 'done')).status).toBe(422);
  for (const _ of [1, 2])
    expect(getStep((await settle('departments', 'later')).body, 'departments')).toBe('later');
  const { body: record } = await call(listAudit, { query: { action: 'installation.step' } });
  expect(record).toMatchObject({
    total: 2,
    items: expect.arrayContaining([
      expect.objectContaining({ after: { step: 'departments', state: 'later' } }),
      expect.objectContaining({ after: { step: 'mail', state: 'done' } }),
    ]),
  });
});
