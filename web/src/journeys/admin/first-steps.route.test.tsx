/** An administrator makes an empty installation a school's own, step by step. */
import {
  changeInstallation,
  readInstallation,
  sendTestMail,
  settleStep,
} from '@akada/contract/base/installation.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, expectSeen, field, heading } from '../../testing/on-screen.ts';
import { amina } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { makeInstallation } from '../../testing/samples.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = '/admin/first-steps';

const email = { contact_email: 'office@unity.test' };

test('an administrator names the school, chooses its colour, and each step leads to the next', async () => {
  answer(readInstallation, makeInstallation(email, { contact: 'done' }));
  await visit(path, { as: amina, width: 360 });
  await expectSeen(heading('1 of 9 done. Make it yours.'), heading('School name'));
  await expectSoundPage();

  await button('Keep and continue').click();
  await expectSeen(page.getByText('Write the name of your school'));
  expect(sent(changeInstallation)).toEqual([]);

  const namedSettings = { ...email, name: 'Unity College', town: 'Yaba' };
  answer(changeInstallation, makeInstallation(namedSettings, { contact: 'done', name: 'done' }));
  await field('Name of your school').fill('Unity College');
  await field('Place').fill('Yaba');
  await button('Keep and continue').click();
  await expectSeen(heading('2 of 9 done. Make it yours.'), heading('Colour'));
  await expectSeen(page.getByRole('link', { name: 'Unity College, home' }));
  expect(sent(changeInstallation)).toMatchObject([
    { body: { name: 'Unity College', town: 'Yaba', seen: { name: '', town: '' } } },
  ]);

  answer(
    changeInstallation,
    makeInstallation({ ...namedSettings, colour: '6' }, { contact: 'done', name: 'done', look: 'done' }),
  );
  await page.getByRole('radio', { name: 'Lagoon' }).click({ force: true });
  await button('Keep and continue').click();
  await expectSeen(heading('3 of 9 done. Make it yours.'), heading('Mail'));
  expect(sent(changeInstallation).at(-1)).toMatchObject({ body: { colour: '6', seen: { colour: '' } } });
});

test('an administrator sends a test letter, and puts off what can wait', async () => {
  const states = { name: 'done', look: 'done', contact: 'done' } as const;
  answer(readInstallation, makeInstallation(email, states));
  await visit(path, { as: amina });
  await expectSeen(heading('Mail'));
  answer(sendTestMail, { mail: 'sent', address: 'amina@example.com' });
  await button('Send me a letter').click();
  await expectSeen(page.getByText(/on its way to amina@example\.com/));
  answer(settleStep, makeInstallation(email, { ...states, mail: 'done' }));
  await button('It arrived').click();
  await expectSeen(heading('Payments'));
  answer(settleStep, makeInstallation(email, { ...states, mail: 'done', payments: 'later' }));
  await button('Later').click();
  await expectSeen(heading('Model'), page.getByText(/Put off/));
  expect(sent(settleStep).map(({ body }) => body)).toEqual([{ state: 'done' }, { state: 'later' }]);
});

test('an administrator sees which variable of the server decides a setting', async () => {
  answer(readInstallation, makeInstallation(email, {}));
  await visit(`${path}?step=contact`, { as: amina });
  await expectSeen(heading('Contact'), page.getByText('Set by CONTACT_EMAIL on the server'));
  await expect.element(field('E-mail')).toHaveAttribute('readonly');
});
