import { expect, test } from '@playwright/test';
import { signIn } from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';
import { joinWithGoogle } from '../product/tutor.ts';

test('a tutor makes a profile, is turned down with a reason, mends it, is approved, and changes it with approval', async ({
  page,
  browser,
}) => {
  const { fullName, email } = await joinWithGoogle(page);
  await page.getByLabel('Headline').fill('Chemistry for WASSCE');
  await page.getByLabel('Biography').fill('Eleven years at a school in Ibadan.');
  await page.reload();
  await expect(page.getByText('What you typed last time is still here.')).toBeVisible();
  await expect(page.getByLabel('Headline')).toHaveValue('Chemistry for WASSCE');

  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page.getByLabel('Subjects')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Subjects')).toBeFocused();
  await page.getByLabel('Subjects').fill('Chemistry\nPhysics');
  await page.getByText(/^More choices/).click();
  await page.getByLabel('Languages').fill('English\nYoruba');
  await page.getByLabel('Hourly rate in naira').fill('4,500');
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(page).toHaveURL('/tutor/dashboard');
  await expect(page.getByRole('main')).toContainText('Your profile waits for approval');

  const administration = await browser.newPage();
  await signIn(administration, administratorOfAll(), '/admin/dashboard?waiting=tutors');
  const waiting = administration
    .getByRole('region', { name: 'Tutors waiting for approval' })
    .getByRole('listitem');
  const candidate = waiting.filter({ hasText: email });
  await expect(candidate).toContainText('Chemistry for WASSCE');
  await candidate.getByRole('button', { name: `Reject ${fullName}` }).click();
  await administration.getByLabel('What should change').fill('Name your qualifications, please.');
  await administration.getByRole('button', { name: 'Reject with this reason' }).click();
  await expect(candidate).toHaveCount(0);

  await page.reload();
  await expect(page.getByRole('main')).toContainText('Name your qualifications, please.');
  await page.goto('/tutor/profile');
  await expect(page.getByLabel('Headline')).toHaveValue('Chemistry for WASSCE');
  await expect(page.getByText('What you typed last time is still here.')).toHaveCount(0);
  await page.getByText(/^More choices/).click();
  await page.getByLabel('Qualifications').fill('B.Sc. Chemistry, University of Ibadan');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();

  await administration.reload();
  await candidate.getByRole('button', { name: `Approve ${fullName}` }).click();
  await expect(candidate).toHaveCount(0);

  await page.goto('/tutor/dashboard');
  await expect(page.getByRole('main')).toContainText('Your tutor profile is approved');
  await page.goto('/tutor/profile');
  await page.getByLabel('Headline').fill('Chemistry and physics for WASSCE');
  await page.getByLabel('Hourly rate in naira').fill('5,000');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const change = page.getByRole('region', { name: 'Your change' });
  await expect(change).toContainText('Students seeChemistry for WASSCE');
  await expect(change).toContainText('In reviewChemistry and physics for WASSCE');

  await administration.reload();
  await expect(candidate).toContainText('ApprovedChemistry for WASSCE');
  await expect(candidate).toContainText('ProposedChemistry and physics for WASSCE');
  await candidate.getByRole('button', { name: `Approve the change of ${fullName}` }).click();
  await expect(candidate).toHaveCount(0);
  await administration.close();

  await expect(change).toHaveCount(0);
  await expect(page.getByText('Your profile is approved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Headline')).toHaveValue('Chemistry and physics for WASSCE');
  await expect(page.getByLabel('Hourly rate in naira')).toHaveValue('5000');

  await page.goto('/tutor/dashboard');
  const way = page.getByRole('region', { name: 'Your way to the first booking' });
  await expect(way).toContainText('1 of 5 steps done');
  await way.getByRole('link', { name: 'Add a picture' }).click();
  await expect(page.getByRole('region', { name: 'Your picture' })).toBeVisible();
  await page.getByRole('radio', { name: 'As students see it' }).click({ force: true });
  await expect(page.getByRole('main')).toContainText('Students see your page like this');
  await expect(page.getByRole('heading', { name: fullName })).toBeVisible();
});
