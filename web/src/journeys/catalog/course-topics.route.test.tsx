import { addTopic, orderTopics, removeTopic, renameTopic } from '@akada/contract/base/course-topics.ts';
import { type Course, getCourse } from '@akada/contract/base/courses.ts';
import { listMembers } from '@akada/contract/base/enrolments.ts';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visit } from '../../testing/app-under-test.tsx';
import { makeOwnCourse } from '../../testing/courses.ts';
import { press, tabTo } from '../../testing/keyboard.ts';
import {
  alert,
  button,
  dialog,
  expectBusy,
  expectGone,
  expectRefused,
  expectSeen,
  field,
  status,
} from '../../testing/on-screen.ts';
import { tunde } from '../../testing/people.ts';
import { answer, pending, refused, sent } from '../../testing/played-endpoints.ts';
import { listOf, makeId } from '../../testing/samples.ts';
import { expectSoundState } from '../../testing/sound-page.ts';

const course = makeOwnCourse(1);
const address = `/courses/${course.id}`;
const list = page.getByRole('list', { name: 'Topics' });
const [soil, water, air] = ['Soil', 'Water', 'Air'].map((name, index) => ({ id: makeId(201 + index), name }));

type Topics = Course['topics'];

/** Makes the server answer these topics from now on. */
function withTopics(...topics: (Topics[number] | undefined)[]): Course {
  const changed = { ...course, topics: topics.filter((topic) => topic !== undefined) };
  answer(getCourse, changed);
  return changed;
}

const shown = () =>
  list
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent?.trim());

beforeEach(() => {
  withTopics(soil, water, air);
  answer(listMembers, listOf());
});

test('topics are added in a row, and a bad topic is rejected and stays in the field', async () => {
  const added = pending(addTopic);
  answer(addTopic, added);
  await visit(address, { as: tunde });
  await button('Add the topic').click();
  await expectRefused(field('New topic'), 'Name is required');
  expect(sent(addTopic)).toEqual([]);
  await field('New topic').fill('Fire');
  await press('{Enter}');
  await expectBusy(button('Add the topic'));
  added.give(withTopics(soil, water, air, { id: makeId(204), name: 'Fire' }));
  await expectSeen(list.getByText('Fire'));
  await expect.element(field('New topic')).toHaveValue('');
  await expect.element(field('New topic')).toHaveFocus();

  answer(addTopic, refused('conflict', 'This course has a topic of this name: Soil.'));
  await field('New topic').fill('SOIL');
  await press('{Enter}');
  await expectSeen(alert('This course has a topic of this name: Soil.'));
  await expect.element(field('New topic')).toHaveValue('SOIL');
});

test('by keyboard a topic is moved to the end, and the focus goes with it', async () => {
  answer(orderTopics, withTopics(water, soil, air), withTopics(water, air, soil));
  withTopics(soil, water, air);
  await visit(address, { as: tunde });
  await expectSeen(list);
  await tabTo(button('Move Soil down'));
  withTopics(water, soil, air);
  await press('{Enter}');
  await expectSeen(status('Soil is number 2 of 3.'));
  await expect.element(button('Move Soil down')).toHaveFocus();
  withTopics(water, air, soil);
  await press('{Enter}');
  await expect.poll(shown).toEqual(['1. Water', '2. Air', '3. Soil']);
  await expect.element(button('Move Soil down')).toHaveFocus();
  await expect.element(button('Move Soil down')).toHaveAttribute('aria-disabled', 'true');
  await press('{Enter}');
  expect(sent(orderTopics).map(({ body }) => body.topic_ids)).toEqual([
    [makeId(202), makeId(201), makeId(203)],
    [makeId(202), makeId(203), makeId(201)],
  ]);
});

test('an order that another device has changed is read again, and said', async () => {
  answer(
    orderTopics,
    refused('conflict', 'The topics were changed meanwhile. Load the page again, then order them.'),
  );
  await visit(address, { as: tunde });
  await expectSeen(button('Move Air up'));
  withTopics(air, soil, water);
  await button('Move Air up').click();
  await expectSeen(alert(/^The topics were changed meanwhile/));
  await expect.poll(shown).toEqual(['1. Air', '2. Soil', '3. Water']);
});

test('a topic is renamed', async () => {
  await visit(address, { as: tunde });
  await button('Rename Water').click();
  await expectSeen(dialog('Rename Water'));
  await expectSoundState();
  const name = field('Name of the topic');
  await name.fill('');
  await button('Save the name').click();
  await expectRefused(name, 'Name is required');
  await name.fill('Rain');
  answer(renameTopic, withTopics(soil, { id: makeId(202), name: 'Rain' }, air));
  await button('Save the name').click();
  await expectGone(dialog('Rename Water'));
  await expectSeen(list.getByText('Rain'));
  expect(sent(renameTopic)[0]).toMatchObject({ params: { topic_id: makeId(202) }, body: { name: 'Rain' } });
});

test('a topic is removed, and Undo puts it where it stood', async () => {
  await visit(address, { as: tunde });
  await expectSeen(button('Remove Water'));
  answer(removeTopic, withTopics(soil, air));
  await button('Remove Water').click();
  await expectSeen(status('Water is removed.'));
  await expectGone(list.getByText('Water'));
  const repeated = { id: makeId(205), name: 'Water' };
  answer(addTopic, withTopics(soil, air, repeated));
  answer(orderTopics, withTopics(soil, repeated, air));
  await button('Undo').click();
  await expect.poll(shown).toEqual(['1. Soil', '2. Water', '3. Air']);
  expect(sent(orderTopics)[0]?.body).toEqual({ topic_ids: [makeId(201), makeId(205), makeId(203)] });
});

test('a permanent removal is announced', async () => {
  await visit(address, { as: tunde });
  await expectSeen(button('Remove Water'));
  answer(removeTopic, withTopics(soil, air));
  answer(addTopic, refused('conflict', 'This course has a topic of this name: WATER.'));
  await button('Remove Water').click();
  await expectGone(list.getByText('Water'));
  await button('Undo').click();
  await expectSeen(alert('Water could not be restored. This course has a topic of this name: WATER.'));
});
