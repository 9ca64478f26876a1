/** Several versions of a question: from two editors, from other devices, and earlier ones. */
import {
  editBankQuestion,
  getBankQuestion,
  listBankQuestionVersions,
} from '@akada/contract/material/question-bank.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeBankQuestion } from '../../testing/bank.ts';
import { alert, button, expectGone, expectSeen, field, status } from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { publish } from '../../testing/played-hints.ts';
import { draft, path, playQuestionEditor, saved, storedOf } from '../../testing/question-editor.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const part = (says: string) => page.getByRole('definition').filter({ hasText: says });

beforeEach(playQuestionEditor);

const theirs = makeBankQuestion(1, {
  version: 4,
  stem: 'What holds rain?',
  explanation: 'Humus does.',
  changed_at: '2026-11-02T10:00:00.000Z',
});
const conflict = refused('conflict', {
  code: 'conflict',
  message: 'This question has changed since you opened it. Look at it as it is now.',
  question: theirs,
});

/** Both versions change the stem, and each another part. */
async function collide(): Promise<void> {
  await visit(path, { as: tunde, width: 360 });
  answer(editBankQuestion, conflict);
  await userEvent.fill(field('Question'), 'What holds most water?');
  await userEvent.fill(field('Option B'), 'Clay');
  await expectSeen(alert('This question has changed since you opened it.'));
}

test('two editors see both texts next to each other, and can choose parts of each', async () => {
  await collide();
  await expectSeen(part('What holds rain?'), part('What holds most water?'), part('Humus does.'));
  await expectSeen(
    page.getByText('You have not changed this.'),
    page.getByText('Only you have changed this.'),
    status('Not saved: it was changed elsewhere'),
  );
  await expectSoundState();
  const attempts = sent(editBankQuestion).length;
  answer(editBankQuestion, storedOf);
  await button('Use theirs: Explanation').click();
  await button('Use mine: Question').click();
  expect(sent(editBankQuestion)).toHaveLength(attempts);
  await button('Use mine: Answers').click();
  await expectGone(alert());
  await expect
    .poll(() => sent(editBankQuestion).at(-1)?.body)
    .toMatchObject({
      version: 4,
      stem: 'What holds most water?',
      explanation: 'Humus does.',
      options: ['Humus', 'Clay', 'Gravel'],
    });
  await expectSeen(saved);
});

test.each([
  ['Use all of mine', 'What holds most water?', 'Clay', draft.explanation],
  ['Use all of theirs', 'What holds rain?', 'Sand', theirs.explanation],
])('two editors do not overwrite one another: %s', async (choice, stem, option, explanation) => {
  await collide();
  answer(editBankQuestion, storedOf);
  await button(choice).click();
  await expectGone(alert());
  await expectSeen(saved);
  await expect.element(field('Question')).toHaveValue(stem);
  await expect.element(field('Option B')).toHaveValue(option);
  await expect.element(field('Explanation')).toHaveValue(explanation);
});

test('a change from elsewhere is shown if no text is typed over it', async () => {
  // No earlier test has saved this question, so the page does not ignore the hint as its own change.
  const other = makeBankQuestion(7);
  answer(getBankQuestion, other);
  await visit(`/questions/${other.id}`, { as: tunde });
  await expectSeen(saved);
  answer(getBankQuestion, { ...theirs, id: other.id });
  await publish({ topic: 'question', id: other.id });
  await expect.element(field('Question')).toHaveValue('What holds rain?');
  await expectSeen(saved);
});

test('an earlier version is compared, and restored', async () => {
  const {
    type,
    stem,
    options: texts,
    answer_indexes,
    feedback,
    explanation,
    topic,
    difficulty,
    tags,
  } = draft;
  const said = { type, stem, options: texts, answer_indexes, feedback, explanation, topic, difficulty, tags };
  const earlier = { ...said, status: 'draft', version: 3, replaced_at: '2026-11-02T09:50:00.000Z' } as const;
  answer(getBankQuestion, theirs);
  answer(listBankQuestionVersions, listOf({ ...earlier }));
  await visit(path, { as: tunde });
  await page.getByText(/^Version 3, until/).click();
  await expectSeen(part(draft.stem), part('What holds rain?'));
  await expectSoundState();
  await button('Bring version 3 back').click();
  await expect.element(field('Question')).toHaveValue(draft.stem);
  await expect
    .poll(() => sent(editBankQuestion).at(-1)?.body)
    .toMatchObject({ stem: draft.stem, version: 4 });
});
