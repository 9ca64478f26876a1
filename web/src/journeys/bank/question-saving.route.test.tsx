/** Automatic saving: failures, rejections, and leaving the page. */
import {
  changeBankQuestions,
  createBankQuestion,
  editBankQuestion,
  getBankQuestion,
} from '@akada/contract/material/question-bank.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAddress, reload, visit } from '../../testing/app-under-test.tsx';
import { makeBankQuestion } from '../../testing/bank.ts';
import {
  alert,
  button,
  dialog,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  link,
  status,
} from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, networkLoss, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { draft, path, playQuestionEditor, saved, storedOf } from '../../testing/question-editor.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

beforeEach(playQuestionEditor);

test('a text that could not be saved shows the reason, asks before a link leads away, and is sent again', async () => {
  answer(editBankQuestion, networkLoss);
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'What holds most water?');
  await expectSeen(status(/^Not saved: Network error/));
  await expectSoundState();
  await link('All questions').click();
  await expectSeen(dialog('Go without saving?'));
  await expectSoundState();
  await button('Stay here').click();
  await expect.element(field('Question')).toHaveValue('What holds most water?');
  answer(editBankQuestion, storedOf);
  await button('Save again').click();
  await expectSeen(saved);
  await link('All questions').click();
  await expectAddress('/questions');
});

test('an author can leave without saving, and reads the loss', async () => {
  answer(editBankQuestion, networkLoss);
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'What holds most water?');
  await expectSeen(status(/^Not saved: /));
  await link('All questions').click();
  await button('Go without saving').click();
  await expectAddress('/questions');
  await expectSeen(alert('The question was closed before it was saved.'), alert(/stays on this device/));
});

test('a text closed before it was saved is offered on return', async () => {
  answer(getBankQuestion, makeBankQuestion(1, { status: 'published' }));
  answer(editBankQuestion, pending(editBankQuestion));
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'What holds most water?');
  answer(getBankQuestion, makeBankQuestion(1, { status: 'published', version: 2 }));
  await reload();
  await expectSeen(status('What you typed here last was not saved.'), status(/was changed since/));
  await expect.element(field('Question')).toHaveValue(draft.stem);
  await expectSoundState();
  answer(editBankQuestion, storedOf);
  await button('Restore it').click();
  await expect.element(field('Question')).toHaveValue('What holds most water?');
  await expectSeen(saved);
  await reload();
  await expectSeen(field('Question'));
  await expectGone(button('Restore it'));
});

test('a new question that was never saved can be discarded for good', async () => {
  answer(createBankQuestion, networkLoss);
  await visit('/questions/new', { as: tunde });
  await userEvent.fill(field('Question'), 'What holds most water?');
  await expectSeen(status(/^Not saved: /));
  await reload();
  await button('Discard it').click();
  await expectGone(button('Discard it'));
  await reload();
  await expectSeen(field('Question'));
  await expectGone(button('Discard it'));
});

test('typed text is saved as its page is hidden, because a phone may close it then', async () => {
  await visit(path, { as: tunde });
  await expectSeen(field('Question'));
  // The page's timers stand still, because the pause in typing would save the text too.
  const laterOutside = setTimeout;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.fill(field('Question'), 'What holds most water?');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  while (sent(editBankQuestion).length === 0) await new Promise((resolve) => laterOutside(resolve));
  vi.useRealTimers();
  await expectSeen(saved);
});

test('a link that is followed immediately leads away when everything is saved', async () => {
  const answered = pending(editBankQuestion);
  answer(editBankQuestion, answered);
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'What holds most water?');
  await link('All questions').click();
  await expectSeen(dialog('Saving before you go'));
  await expectSoundState();
  answered.give(makeBankQuestion(1, { version: 2, stem: 'What holds most water?' }));
  await expectAddress('/questions');
  expect(sent(editBankQuestion)).toHaveLength(1);
});

test('a rejection by the server is shown at its field', async () => {
  const sentence = 'The explanation has at most 4,000 characters';
  answer(editBankQuestion, refused('validation_failed', { explanation: sentence }));
  await visit(path, { as: tunde });
  await userEvent.fill(field('Explanation'), 'a'.repeat(3_000));
  await expectSeen(status(`Not saved: ${sentence}`));
  await expectRefused(field('Explanation'), sentence);
  answer(editBankQuestion, storedOf);
  await userEvent.fill(field('Explanation'), 'Shorter.');
  await expectSeen(saved);
});

test('a question is deleted, with a way back', async () => {
  const { id, tags, course_id, topic } = draft;
  answer(changeBankQuestions, { changed: 1, undo: [{ id, status: 'draft', tags, course_id, topic }] });
  await visit(path, { as: tunde });
  await button('Delete the question').click();
  await expectAddress('/questions');
  await expectSeen(status('1 question is deleted.'), button('Undo'));
});

test('a question that comes with the product is read, and not written on', async () => {
  answer(getBankQuestion, makeBankQuestion(1, { is_sample: true, owner_id: null, status: 'published' }));
  await visit(path, { as: tunde });
  await expectSeen(status('This question comes with Akada.'), page.getByText(draft.stem));
  await expectGone(button('Publish'));
  await expectSoundState();
});

test('a question that is not there says so', async () => {
  answer(getBankQuestion, refused('not_found'));
  await visit(path, { as: tunde });
  await expectSeen(status('This question is not here.'));
});

test('a question that does not load can be tried again', async () => {
  answer(getBankQuestion, refused('internal'));
  await visit(path, { as: tunde });
  await expectSeen(alert('We could not load this question.'));
  answer(getBankQuestion, draft);
  await button('Try again').click();
  await expectSeen(saved);
});
