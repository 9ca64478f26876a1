/** The language model of the installation, which an administrator finds, tries and turns on. */
import {
  chooseLocalModel,
  type LocalModels,
  readLocalModels,
  tryLocalModel,
  turnOffLocalModel,
} from '@akada/contract/base/local-model.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { button, expectGone, expectSeen, field, heading, status } from '../../testing/on-screen.ts';
import { amina } from '../../testing/people.ts';
import { answer, sent } from '../../testing/played-endpoints.ts';
import { expectSoundPage } from '../../testing/sound-page.ts';

const path = '/admin/language-model';
const nothing: LocalModels = { in_use: null, may_choose: true, found: [], spent_today: 0 };
const found: LocalModels = {
  ...nothing,
  found: [{ program: 'ollama', models: ['llama3.2:3b', 'qwen3:4b'] }],
};
const money = { price_input: 0, price_output: 2, budget_day: 5, budget_student: null };
const on: LocalModels = {
  ...found,
  in_use: {
    model: 'qwen3:4b',
    host: '127.0.0.1:11434',
    chosen_by: 'page',
    chosen_at: '2026-11-20T09:00:00.000Z',
    ...money,
  },
};

test('an administrator tries a model of this machine, turns it on with a budget, and off again', async () => {
  answer(readLocalModels, found);
  await visit(path, { as: amina, width: 360 });
  await expectSeen(heading('Language model'), page.getByText('Found on this machine: Ollama'));
  await expectSoundPage();

  await field('Model of Ollama').selectOptions('qwen3:4b');
  answer(tryLocalModel, { answered: true, took_ms: 1_240, in_json: true });
  await button('Try it: qwen3:4b of Ollama').click();
  await expectSeen(status('It answered in 1.2 s, in JSON as questions and cards need it.'));
  expect(sent(tryLocalModel)).toMatchObject([{ body: { program: 'ollama', model: 'qwen3:4b' } }]);

  await button('Turn it on: qwen3:4b of Ollama').click();
  await field('Budget of a day for everyone, in US dollars').fill('5');
  await button('Turn it on').click();
  await expectSeen(page.getByText('A budget is counted by prices: write a price for answers'));
  expect(sent(chooseLocalModel)).toEqual([]);

  answer(chooseLocalModel, on);
  await field('Price of a million tokens answered, in US dollars').fill('2');
  await button('Turn it on').click();
  await expectSeen(status('qwen3:4b is on. Each student is asked first.'), page.getByText('no limit'));
  expect(sent(chooseLocalModel)).toMatchObject([
    { body: { program: 'ollama', model: 'qwen3:4b', ...money } },
  ]);

  answer(turnOffLocalModel, found);
  await button('Turn it off').click();
  await expectGone(button('Turn it off'));
});

test('an administrator without a model server is told which ports are asked', async () => {
  answer(readLocalModels, nothing);
  await visit(path, { as: amina });
  await expectSeen(page.getByText(/Ollama \(11434\), LM Studio \(1234\), llama\.cpp \(8080\)/));
  answer(readLocalModels, found);
  await button('Look again').click();
  await expectSeen(page.getByText('Found on this machine: Ollama'));
});

test('a model of the settings cannot be changed on the page', async () => {
  const inUse = on.in_use && { ...on.in_use, chosen_by: 'settings' as const, chosen_at: null };
  answer(readLocalModels, { ...nothing, may_choose: false, in_use: inUse });
  await visit(path, { as: amina });
  await expectSeen(page.getByText(/The settings of this server name it/));
  await expectGone(button('Turn it off'));
});
