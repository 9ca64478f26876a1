import { expect, type Page, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { newAccount, registerVerified, signIn, signOut } from '../product/account.ts';
import { administratorOfAll } from '../product/administrator.ts';
import { confirmAddress, registerByForm, uploadChapter } from '../product/first-steps.ts';
import { makeQuestions } from '../product/study.ts';
import { joinWithGoogle } from '../product/tutor.ts';

/** A page of each kind, what is no page, and what is read by programs. */
const paths = [
  '/',
  '/login',
  '/register',
  '/dashboard',
  '/terms',
  '/no/such/page',
  '/favicon.svg',
  '/service-worker.js',
  '/assets/missing.js',
  '/api/docs',
  '/api/v1/health',
  '/api/v1/users/me',
  '/sandbox/mailbox',
  '/frame/diagram.html',
];

test('no policy has a hole that the evaluator knows', async ({ request }) => {
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';

    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const weaknesses = findings
      .filter(({ severity }) => severity <= Severity.MEDIUM)
      .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
    expect(weaknesses, `${path}: ${policy}`).toEqual([]);
    expect(policy, path).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    // Data leads nowhere.
    if (!headers['content-type']?.startsWith('application/json'))
      expect(headers['referrer-policy'], path).toBe('no-referrer');
    // Said only where people come by https: an instance without it would lock itself out.
    expect(headers, path).not.toHaveProperty('strict-transport-security');
    expect(policy, path).not.toContain('upgrade-insecure-requests');
  }
});

test('a day of a student breaks no policy', async ({ page }) => {
  const violations = await watchPolicies(page);
  const account = newAccount();
  await registerByForm(page, account);
  await confirmAddress(page, account);
  await uploadChapter(page);
  await page.getByRole('link', { name: 'Make questions', exact: true }).click();
  const noteId = new URL(page.url()).searchParams.get('file_id') ?? '';
  const generation = await makeQuestions(page, noteId, 3);
  for (const path of [
    `/mcq/practice/generated?generation_id=${generation.id}`,
    `/mcq/exam/generated?generation_id=${generation.id}`,
    '/mcq',
    '/profile',
    '/settings',
    '/settings/security',
    '/settings/data',
    '/notifications',
    '/dashboard',
  ]) {
    await visit(page, path);
  }
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page).toHaveURL('/login');
  for (const path of ['/', '/terms', '/privacy', '/forgot-password', '/api/docs', '/sandbox/mailbox']) {
    await visit(page, path);
  }
  expect(violations()).toEqual([]);
});

test('a tutor who comes by Google breaks no policy', { tag: '@long' }, async ({ page }) => {
  const violations = await watchPolicies(page);
  await joinWithGoogle(page);
  for (const path of ['/profile', '/notifications', '/auth/google/error?error=access_denied']) {
    await visit(page, path);
  }
  expect(violations()).toEqual([]);
});

test('the pages of an administrator break no policy', { tag: '@long' }, async ({ page }) => {
  const violations = await watchPolicies(page);
  await signIn(page, administratorOfAll());
  for (const path of ['/admin/users', '/tutor/profile', '/settings']) await visit(page, path);
  expect(violations()).toEqual([]);
});

test('the policies block the attacks that they target', async ({ page }) => {
  await signIn(page, await registerVerified(page.request));
  const violations = await watchPolicies(page);
  await visit(page, '/dashboard');

  const reached = await page.evaluate(async () => {
    const done: string[] = [];
    const attempt = (name: string, act: () => unknown) => {
      try {
        act();
        done.push(name);
      } catch {
        // The rejection is expected.
      }
    };
    // The delay matters, because code that the debugger itself evaluates is exempt from the policy.
    await new Promise((resolve) => setTimeout(resolve));
    Object.assign(window, { stranger: () => done.push('a stranger ran') });
    attempt('text became a script', () => {
      const script = document.createElement('script');
      script.text = 'stranger()';
      document.body.append(script);
    });
    attempt('markup came from text', () => {
      document.body.innerHTML = '<img src="x" onerror="stranger()">';
    });
    attempt('text was evaluated', () => new Function('stranger()')());
    await fetch('http://127.0.0.1:9/told').then(
      () => done.push('another origin was reached'),
      () => undefined,
    );
    return done;
  });

  expect(reached).toEqual([]);
  await expect.poll(() => violations().length).toBeGreaterThan(0);
});

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading').first()).toBeVisible();
}

/** @returns what has been reported so far, on whatever page it happened */
async function watchPolicies(page: Page): Promise<() => string[]> {
  const reported: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => reported.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, documentURI, sample }) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${documentURI}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return () => reported;
}
