import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import {
  type Account,
  bearer,
  mailedLinks,
  newAccount,
  register,
  registerVerified,
  signIn,
} from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';
import { tryToSignIn, turnOnSecondFactor } from '../product/sign-in.ts';
import { joinAsTutor } from '../product/tutor.ts';

test('an administrator starts at the overview and finds people', async ({ page, request }) => {
  const student = newAccount();
  await register(request, student);
  await signIn(page, administratorOfAll());
  await expect(page).toHaveURL('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Students');
  const bars = page.getByRole('list', { name: 'Sign-ups of the last 14 days' });
  await expect(bars.getByRole('listitem')).toHaveCount(14);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await bars.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: 'Users' }).first().click();
  await page.getByLabel('Name or email').fill(student.email);
  const found = page.getByRole('table', { name: 'Users' }).getByRole('rowheader');
  await expect(found).toHaveCount(1);
  await expect(page.getByRole('cell', { name: 'Not confirmed' })).toBeVisible();
  await page.getByLabel('State').selectOption('Deactivated');
  await expect(page.getByText('No account matches.')).toBeVisible();
});

test('an administrator looks at the pages of a student, and changes nothing', async ({ page, request }) => {
  const student = await registerVerified(request);
  await signIn(page, administratorOfAll(), '/admin/users');
  await page.getByLabel('Name or email').fill(student.email);
  await page.getByRole('table', { name: 'Users' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'View as' }).click();
  const dialog = page.getByRole('dialog', { name: /^View Akada as / });
  await dialog.getByLabel('Reason').fill('She cannot find a booking');
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'View as' }).click();
  const viewed = await opening;

  const banner = viewed.getByRole('region', { name: 'Viewing' });
  await expect(banner).toContainText('You cannot change anything.');
  await expect(viewed).toHaveURL('/dashboard');
  expect(await viewed.evaluate(() => window.opener)).toBeNull();
  await viewed.reload();
  await expect(banner).toBeVisible();
  await viewed.goto('/messages');
  const denials = viewed.getByText('You are only looking at this account.');
  await expect(denials).toHaveCount(2);
  await viewed.getByLabel('Quiet hours').click();
  await expect(denials).toHaveCount(3);

  await banner.getByRole('button', { name: 'Exit' }).click();
  await expect(viewed.getByText('The viewing has ended.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'View as' })).toBeVisible();
});

test('an administrator may look into the areas of students and tutors', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, administratorOfAll(), '/mcq');
  await expect(page.getByRole('heading', { level: 1, name: 'MCQ' })).toBeVisible();
  await page.goto('/tutor/dashboard');
  await expect(page.getByText('There is no tutor profile yet.')).toBeVisible();
});

async function payForMonth(page: Page): Promise<Account> {
  const student = await registerVerified(page.request);
  await signIn(page, student, '/subscription');
  await page.getByRole('button', { name: 'Pay ₦1,500 for a month' }).click();
  await page.getByRole('button', { name: /^Pay with the card …4081/ }).click();
  await expect(page.getByRole('heading', { name: 'Your month of premium is paid' })).toBeVisible();
  return student;
}

/** More than any page has stops. */
const mostStops = 80;

async function byKeyboard(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
  await page.keyboard.press('Enter');
}

const byThumb = (_page: Page, target: Locator) => target.tap();

const hands = [
  { name: 'by keyboard', context: { viewport: { width: 1280, height: 800 } }, press: byKeyboard },
  {
    name: 'by thumb',
    context: { viewport: { width: 360, height: 740 }, hasTouch: true },
    press: byThumb,
  },
] as const;

async function administratorWith(browser: Browser, context: (typeof hands)[number]['context']) {
  const page = await (await browser.newContext(context)).newPage();
  await signIn(page, administratorOfAll());
  await expect(page).toHaveURL('/admin/dashboard');
  return page;
}

for (const { name, context, press } of hands) {
  test(`an administrator gives a month back ${name}`, { tag: '@long' }, async ({ page, browser }) => {
    const student = await payForMonth(page);
    const desk = await administratorWith(browser, context);
    await press(desk, desk.getByRole('link', { name: 'Money', exact: true }));
    await desk.getByLabel('Reference, name or email').fill(student.email);
    await expect(desk.getByText('1 payment', { exact: true })).toBeVisible();
    await press(desk, desk.getByRole('link', { name: student.fullName }));
    await press(desk, desk.getByRole('button', { name: 'Refund' }));
    const asking = desk.getByRole('dialog');
    await asking.getByLabel('Reason').fill('Paid by mistake');
    await press(desk, asking.getByRole('button', { name: 'Refund' }));
    await expect(desk.getByText('Refund of ₦1,500 ordered')).toBeVisible();

    await page.goto('/subscription');
    await expect(
      page.getByRole('list', { name: 'Payments' }).getByText('Refund of ₦1,500 ordered'),
    ).toBeVisible();
  });

  test(`a request to support is written, claimed, answered and read ${name}`, { tag: '@long' }, async ({
    page,
    browser,
  }) => {
    const question = `My notes are gone ${Date.now()}`;
    await signIn(page, await registerVerified(page.request), '/support');
    await page.getByLabel('How can we help?').fill(question);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText(question);

    const desk = await administratorWith(browser, context);
    await desk.goto('/admin/support');
    await press(desk, desk.getByRole('link', { name: question }));
    await press(desk, desk.getByRole('button', { name: 'Take for 30 minutes' }));
    await expect(desk.getByRole('button', { name: 'Take for 30 minutes' })).toHaveCount(0);
    await desk.getByLabel('Answer').fill('They are in the bin of your notes.');
    await press(desk, desk.getByRole('button', { name: 'Send the answer' }));
    await expect(desk.getByText('Ngozi Adeyemi is told.')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText(
      'They are in the bin of your notes.',
    );
  });

  test(`a person is found, deactivated and brought back ${name}`, { tag: '@long' }, async ({
    request,
    browser,
  }) => {
    const student = newAccount();
    await register(request, student);
    const desk = await administratorWith(browser, context);
    await desk.goto('/admin/users');
    await desk.getByLabel('Name or email').fill(student.email.toUpperCase());
    await expect(desk.getByText('1 account', { exact: true })).toBeVisible();
    await press(desk, desk.getByRole('link', { name: student.fullName }));
    for (const act of ['Deactivate', 'Restore']) {
      await press(desk, desk.getByRole('button', { name: act, exact: true }));
      const asking = desk.getByRole('dialog');
      await asking.getByLabel('Reason').fill('Asked by telephone');
      await press(desk, asking.getByRole('button', { name: act, exact: true }));
      await expect(asking).toHaveCount(0);
    }
    await expect(desk.getByRole('button', { name: 'Deactivate', exact: true })).toBeVisible();
  });
}

test('who cannot sign in is found, told apart and helped', { tag: '@long' }, async ({ page, browser }) => {
  const number = Date.now();
  const student = { ...newAccount(), fullName: `Ṣadé Ọlá${number}` };
  await register(page.request, student);
  await page.goto('/login');
  await tryToSignIn(page, student);
  await expect(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();

  const desk = await administratorWith(browser, hands[0].context);
  await desk.goto('/admin/users');
  await desk.getByLabel('Name or email').fill(`sade ola${number}`);
  await desk.getByRole('link', { name: student.fullName }).click();
  await expect(desk.getByText('The email address is not confirmed yet.')).toBeVisible();
  await desk.getByRole('button', { name: 'Send the link again' }).click();
  await expect(desk.getByText(`A link is on its way to ${student.email}.`)).toBeVisible();

  const links = await mailedLinks(page.request, student.email, { path: '/verify-email', count: 2 });
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(links[0] ?? '');
  await phone.getByRole('button', { name: 'Confirm my email address' }).click();
  await tryToSignIn(phone, student);
  await expect(phone).toHaveURL('/dashboard');
  await turnOnSecondFactor(phone, student);

  await page.goto('/login');
  await tryToSignIn(page, student);
  await expect(page.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('The owner enters a code after the password.')).toBeVisible();
  await desk.getByRole('button', { name: 'Remove the second step' }).click();
  const asking = desk.getByRole('dialog');
  await asking.getByLabel('Reason').fill('Lost the phone, proved by telephone');
  await asking.getByRole('button', { name: 'Remove the second step' }).click();
  await expect(desk.getByText('Email address and password are enough.')).toBeVisible();
  await expect(desk.getByText('Send confirmation')).toBeVisible();

  await page.goto('/login');
  await tryToSignIn(page, student);
  await expect(page).toHaveURL('/dashboard');
});

test('a tutor is approved by keyboard', { tag: '@long' }, async ({ page, browser }) => {
  await joinAsTutor(page);
  const headers = await bearer(page);
  const { email } = await (await page.request.get('/api/v1/users/me', { headers })).json();
  const desk = await administratorWith(browser, hands[0].context);
  await desk.goto('/admin/dashboard?waiting=tutors');
  const candidate = desk.getByRole('listitem').filter({ hasText: email });
  await byKeyboard(desk, candidate.getByRole('button', { name: /^Approve / }));
  await expect(candidate).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Your tutor profile is approved');
});
