/** Keys of questions without options: the texts that students saw stay. */

import { listCourses } from '@akada/contract/base/courses.ts';
import {
  getBankQuestion,
  listBankLabels,
  listBankQuestionVersions,
} from '@akada/contract/material/question-bank.ts';
import { previewTexts } from '@akada/contract/material/text-preview.ts';
import { listAnswers } from '@akada/contract/work/contests/answer-contests.ts';
import {
  createKeyChange,
  listKeyChanges,
  previewBodyChange,
} from '@akada/contract/work/marking/regrading.ts';
import { questionStatistics } from '@akada/contract/work/statistics.ts';
import {
  isMarkedByKey,
  type QuestionBody,
  type ShortBody,
} from '@akada/core/question-types/question-body.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeBodyQuestion } from '../../testing/bank.ts';
import { makeTree } from '../../testing/formulas.ts';
import { dialog, expectGone, expectSeen, field, section } from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, refused, sent } from '../../testing/played-endpoints.ts';
import { makeKeyChange, neverAsked } from '../../testing/samples/course-exam-samples.ts';
import { fullBodies } from '../../testing/samples/question-bodies.ts';
import { listOf } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const accept = (text: string) => ({ text, share: 1, feedback: '' });
const short: ShortBody = { type: 'short', accepted: [accept('Abuja')], case: false, accents: false };
const both: ShortBody = { ...short, accepted: [accept('Abuja'), accept('FCT')] };
const changing = dialog('Change the key');
const send = changing.getByRole('button', { name: 'Change the key' });

beforeEach(() => {
  answer(listBankQuestionVersions, listOf());
  answer(listBankLabels, { topics: [], tags: [] });
  answer(listCourses, listOf());
  answer(previewTexts, ({ body }) => ({ trees: body.texts.map((text) => makeTree(text)) }));
  answer(questionStatistics, neverAsked);
  answer(listKeyChanges, listOf());
  answer(listAnswers, { version: 1, is_marking: false, parts: [] });
  answer(previewBodyChange, ({ body: { rule } }) => ({
    exams: 40,
    rise: 6,
    fall: rule === 'new' ? 2 : 0,
    stay: 34,
    running: 0,
  }));
  answer(createKeyChange, makeKeyChange(1));
});

async function open(body: QuestionBody, width: 360 | 1280 = 1280) {
  const stem = body.type === 'gaps' ? 'Soil [[1]], falls [[2]], holds [[3]].' : 'What holds water?';
  const question = makeBodyQuestion(body, { stem, status: 'published' });
  answer(getBankQuestion, question);
  await visit(`/questions/${question.id}`, { as: tunde, width });
  await section('The key').getByRole('button', { name: 'Change the key' }).click();
  await expectSeen(changing, changing.getByRole('group', { name: 'The right answer' }));
  return question;
}

test('a tutor accepts another answer, sees whose marks rise, and reads the change in words', async () => {
  await open(short);
  await changing.getByRole('button', { name: 'Accept another answer' }).click();
  await userEvent.fill(changing.getByLabelText('Accepted answer 2'), ' FCT ');
  await expectSeen(changing.getByText('40 exams that ended asked it. 6 rise, 0 fall, 34 stay.'));
  expect(sent(previewBodyChange).at(-1)?.body).toEqual({ body: both, rule: 'both' });
  await userEvent.fill(field('Why'), 'Both names are taught.');
  const options = { answer_indexes_before: [], answer_indexes: [] };
  answer(
    listKeyChanges,
    listOf(makeKeyChange(1, { ...options, rule: 'both', body_before: short, body: both })),
  );
  await send.click();
  await expectGone(changing);
  await expectSeen(
    page
      .getByRole('list', { name: 'Changes of the key' })
      .getByText('Abuja or FCT instead of Abuja: both keys count'),
  );
  expect(sent(createKeyChange).map(({ body }) => body)).toEqual([
    { body: both, rule: 'both', reason: 'Both names are taught.', version: 1, lowering: false },
  ]);
});

test('a tutor cannot send the present key, an empty one, or lower marks without a yes', async () => {
  await open(short);
  await userEvent.fill(field('Why'), 'A misprint.');
  await send.click();
  await expectSeen(changing.getByText('This is the key already. Choose the right one'));
  await userEvent.fill(changing.getByLabelText('Accepted answer 1'), ' ');
  await send.click();
  await expectSeen(changing.getByText('Write a text for each accepted answer.'));
  await userEvent.fill(changing.getByLabelText('Accepted answer 1'), 'FCT');
  await changing.getByRole('radio', { name: /^Only the new key counts/ }).click();
  await expectSeen(changing.getByRole('checkbox', { name: 'Yes, lower the marks of 2 exams' }));
  await send.click();
  await expectSeen(changing.getByText('Say yes to that, or choose another rule'));
  expect(sent(createKeyChange)).toEqual([]);
});

test('a tutor chooses another match, and the former one is still a choice', async () => {
  await open({
    type: 'matching',
    pairs: [
      { left: 'Nigeria', right: 'Lagos' },
      { left: 'Ghana', right: 'Accra' },
    ],
    extra: ['Abuja'],
  });
  await changing.getByLabelText('Match of Nigeria').selectOptions('Abuja');
  await expect
    .poll(() => sent(previewBodyChange).at(-1)?.body.body)
    .toMatchObject({
      pairs: [{ right: 'Abuja' }, { right: 'Accra' }],
      extra: ['Lagos'],
    });
});

test('the form shows why the server rejects a key', async () => {
  answer(createKeyChange, refused('validation_failed', { body: 'Keep the texts that students saw.' }));
  await open(short);
  await userEvent.fill(changing.getByLabelText('Accepted answer 1'), 'FCT');
  await userEvent.fill(field('Why'), 'A misprint.');
  await send.click();
  await expectSeen(changing.getByText('Keep the texts that students saw.'));
  await expect.element(changing.getByLabelText('Accepted answer 1')).toHaveValue('FCT');
});

test.each(fullBodies.filter(({ type }) => isMarkedByKey(type)))(
  'the form of a $type key is sound on a phone, and changes no text',
  async (body) => {
    await open(body, 360);
    await expectGone(changing.getByRole('button', { name: /^Remove (item|pair|gap)/ }));
    await expectSoundState();
  },
);
