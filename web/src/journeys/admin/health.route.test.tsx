import { readHealth } from '@akada/contract/observers/health.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { expectSeen, heading } from '../../testing/on-screen.ts';
import { amina } from '../../testing/people.ts';
import { answer } from '../../testing/played-endpoints.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

test('an administrator on a phone sees which part is broken, and what to do', async () => {
  answer(readHealth, {
    checked_at: '2026-11-27T12:00:00.000Z',
    level: 'red',
    parts: [
      { part: 'database', level: 'green', fact: 'It answers, and it takes 300 MB.', advice: null },
      { part: 'jobs', level: 'amber', fact: '0 waiting, 0 running, 2 failed.', advice: 'Remove the cause.' },
      { part: 'disk', level: 'red', fact: '90 MB free.', advice: 'Add space.' },
    ],
  });
  await visit('/admin/health', { as: amina, width: 360 });
  await expectSeen(heading('Health'), page.getByText('Something needs you now.'));
  const parts = page.getByRole('listitem');
  await expect
    .element(parts.filter({ hasText: '90 MB free.' }))
    .toHaveTextContent('DiskAct now90 MB free.Add space.');
  await expect
    .element(parts.filter({ hasText: '2 failed' }))
    .toHaveTextContent('JobsWatch0 waiting, 0 running, 2 failed.Remove the cause.');
  await expectSoundPage();
});
