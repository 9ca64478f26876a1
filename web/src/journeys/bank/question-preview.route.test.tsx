/** The preview of a question follows the typed text. */
import { createBankQuestion, editBankQuestion } from '@akada/contract/material/question-bank.ts';
import { previewTexts } from '@akada/contract/material/text-preview.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeMath, makeTree } from '../../testing/formulas.ts';
import { press } from '../../testing/keyboard.ts';
import { expectSeen, field, section, status } from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, networkLoss, pending, sent } from '../../testing/played-endpoints.ts';
import { path, playQuestionEditor, unsaved } from '../../testing/question-editor.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const preview = section('Preview');
const asked = () => sent(previewTexts).map(({ body }) => body.texts);
const getTrees = (...tex: string[]) => ({ trees: tex.map((it) => makeTree('Find ', makeMath(it))) });

beforeEach(playQuestionEditor);

test('the preview follows what is typed, also where it cannot be saved', async () => {
  answer(editBankQuestion, networkLoss);
  answer(previewTexts, getTrees('x^2'));
  await visit(path, { as: tunde });
  await userEvent.fill(field('Option B'), 'Clay and sand');
  await expectSeen(preview.getByText('Clay and sand'));
  await radio('B is right').click();
  await expectSeen(preview.getByRole('listitem').filter({ hasText: 'Clay and sandRight answer' }));
  await userEvent.fill(field('Question'), 'Find $x^2$');
  await expectSeen(preview.getByRole('math', { name: 'x^2' }), status(/^Not saved: Network error/));
  expect(asked()).toEqual([['Find $x^2$']]);
  await expectSoundState();
});

test('a new question is seen before anything of it is saved', async () => {
  answer(createBankQuestion, pending(createBankQuestion));
  await visit('/questions/new', { as: tunde });
  await field('Question').click();
  await press('Find **x**');
  await expectSeen(preview.getByText('Find **x**'), unsaved);
});

test('only one preview is requested at a time, and the last text is shown', async () => {
  const first = pending(previewTexts);
  answer(previewTexts, first);
  await visit(path, { as: tunde });
  answer(editBankQuestion, networkLoss);
  await userEvent.fill(field('Question'), 'Find $x$');
  await expect.poll(asked).toEqual([['Find $x$']]);
  await userEvent.fill(field('Question'), 'Find $xy$');
  await userEvent.fill(field('Question'), 'Find $xyz$');
  answer(previewTexts, getTrees('xyz'));
  first.give(getTrees('x'));
  await expectSeen(preview.getByRole('math', { name: 'xyz' }));
  expect(asked()).toEqual([['Find $x$'], ['Find $xyz$']]);
});

test('without an answer the preview shows what is typed, and says so', async () => {
  answer(editBankQuestion, networkLoss);
  answer(previewTexts, networkLoss);
  await visit(path, { as: tunde });
  await userEvent.fill(field('Question'), 'Find $x^2$');
  await expectSeen(
    preview.getByText('This is the plain text. Formulas appear when you are back online.'),
    preview.getByText('Find $x^2$'),
  );
  expect(asked()).toHaveLength(1);
  answer(previewTexts, getTrees('x^3'));
  await userEvent.fill(field('Question'), 'Find $x^3$');
  await expectSeen(
    preview.getByRole('math', { name: 'x^3' }),
    preview.getByText('As students see it after their answer.'),
  );
});
