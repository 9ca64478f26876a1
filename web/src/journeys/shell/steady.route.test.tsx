/** Pages stay where they are while their parts arrive, in any order. Shifts are geometry of the browser, not time. */
import { usageStats } from '@akada/contract/base/usage.ts';
import { listMyNotes } from '@akada/contract/material/my-notes.ts';
import { listFiles } from '@akada/contract/material/notes.ts';
import { listGenerations } from '@akada/contract/work/generation.ts';
import { drawPractice, practiceOverview } from '@akada/contract/work/practice.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goOnline, visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, heading, link, status } from '../../testing/on-screen.ts';
import { watchShift } from '../../testing/page-shift.ts';
import { ngozi } from '../../testing/people.ts';
import { answer, pending } from '../../testing/played-endpoints.ts';
import { drawOf, practiceQuestion } from '../../testing/samples/practice-samples.ts';
import { listOf, makeMonth, makeNote, setSummaryOf } from '../../testing/samples.ts';

const phone = { as: ngozi, width: 360 } as const;
const getShape = (label: string) => page.getByRole('img', { name: `Loading ${label}` });
const nothingDue = { due: 0, mistakes: 0, bookmarked: 0, tomorrow: { due: 0, mistakes: 0 } };
const chapter = { kind: 'generation', id: setSummaryOf(7).id, title: 'Chapter 7', questions: 8 } as const;

test('on a phone the sets wait for the next step above them, so that nobody presses what moves', async () => {
  const overview = pending(practiceOverview);
  answer(practiceOverview, overview);
  answer(listGenerations, listOf(setSummaryOf(7)));
  await visit('/mcq', phone);
  await expectSeen(getShape('what you can practise'));
  await expect.element(page.getByText('Your sets', { exact: true })).not.toBeVisible();

  const expectSteady = watchShift();
  overview.give({ ...nothingDue, sources: [chapter] });
  await expectSeen(heading('Practise now'), heading('Your sets'));
  await expectSteady();
});

test('the notes of a student come without moving the head of the page', async () => {
  const [notes, month] = [pending(listMyNotes), pending(usageStats)];
  answer(listMyNotes, notes);
  answer(usageStats, month);
  await visit('/my-notes', phone);
  await expectSeen(heading('My notes'), button('Choose a file'));

  const expectSteady = watchShift();
  const note = { ...makeNote(1), changed_at: '2026-11-02T09:00:00.000Z', found: null };
  const noteItems = { questions: 3, cards: 0, is_practised: false };
  notes.give({ items: [{ ...note, made: noteItems }], total: 1, courses: [], tags: [] });
  await expectSeen(page.getByText('1 note', { exact: true }).first());
  month.give(makeMonth({}));
  await expectSeen(heading('Not practised yet'));
  await expectSteady();
});

test('a practice starts in the frame of its questions', async () => {
  const draw = pending(drawPractice);
  answer(drawPractice, draw);
  answer(practiceOverview, { ...nothingDue, sources: [chapter] });
  await visit(`/mcq/practice/generated?generation_id=${chapter.id}`, phone);
  await expectSeen(getShape('these questions'), link('Close'));

  const expectSteady = watchShift();
  draw.give(drawOf([practiceQuestion(2)]));
  await expectGone(getShape('these questions'));
  await expectSteady();
});

test('the greeting of the assistant appears complete, and the field stays in its place', async () => {
  const notes = pending(listFiles);
  answer(listFiles, notes);
  await visit('/chat', phone);
  await expectSeen(getShape('the assistant'), page.getByRole('textbox', { name: 'Your question' }));

  const expectSteady = watchShift();
  notes.give(listOf(makeNote(1), makeNote(2)));
  await expectSeen(button(/^Ask about Chapter 1/));
  await expectSteady();
});

test('the page stays in its place when the network goes and comes back', async () => {
  answer(listFiles, listOf(makeNote(1)));
  await visit('/dashboard', phone);
  await expectSeen(heading('Your note is ready'), heading('Add a note'));

  const expectSteady = watchShift();
  goOnline(false);
  await expectSeen(status('You are offline. You see what this device has.'));
  goOnline(true);
  await expectGone(status('You are offline.'));
  await expectSteady();
});
