/** A choice from at most five known values is a `ChipField`: all of them are visible. Lists to open have a reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const manyValues = 'It has more than five choices.';
const namedByPeople = 'People gave the names, any number of them.';
const fromServer = 'A server has any number of models.';
const inRow = 'It is one cell of a row among others.';
const fromDevice = 'A device has any number of voices.';

const kit = 'It is the kit.';

const reasons: Readonly<Record<string, string>> = {
  'features/admin/people-list/list-columns.tsx': namedByPeople,
  'features/admin/waiting/hand-over.tsx': namedByPeople,
  'features/assignments/assignment-form.tsx': namedByPeople,
  'features/assignments/content-fields.tsx': namedByPeople,
  'features/assistant/chat/note-choice.tsx': namedByPeople,
  'features/cards/editor/covers/covers-list.tsx': inRow,
  'features/cards/export/export-dialog.tsx': namedByPeople,
  'features/cards/list/chosen-cards.tsx': manyValues,
  'features/cards/list/deck-choice-field.tsx': namedByPeople,
  'features/cards/own-decks/deck-dialog.tsx': namedByPeople,
  'features/cards/stored/store-dialog.tsx': namedByPeople,
  'features/course-sets/share-set-dialog.tsx': namedByPeople,
  'features/exchange/export-dialog.tsx': manyValues,
  'features/exchange/import-choice.tsx': namedByPeople,
  'features/generation/order/make-form.tsx': namedByPeople,
  'features/habits/reminder-form.tsx': manyValues,
  'features/language-model/local/found-server.tsx': fromServer,
  'features/messages/quiet-hours.tsx': manyValues,
  'features/past-papers/heading-dialog.tsx': manyValues,
  'features/past-papers/import/import-form.tsx': namedByPeople,
  'features/questions/bank/editor/bodies/accepted-rows.tsx': inRow,
  'features/questions/bank/editor/bodies/gap-form.tsx': inRow,
  'features/questions/bank/editor/bodies/tolerance-fields.tsx': inRow,
  'features/questions/bank/editor/bodies/unit-fields.tsx': inRow,
  'features/questions/bank/editor/detail-fields.tsx': namedByPeople,
  'features/questions/bank/editor/type-field.tsx': manyValues,
  'features/questions/bank/exams/key-form/gaps-key.tsx': namedByPeople,
  'features/questions/bank/exams/key-form/matching-key.tsx': namedByPeople,
  'features/questions/bank/list/move-dialog.tsx': namedByPeople,
  'features/questions/dispute/key-field.tsx': namedByPeople,
  'features/questions/report-form.tsx': manyValues,
  'features/quiz/setup/start-form.tsx': manyValues,
  'features/tutoring/session/give-set.tsx': namedByPeople,
  'features/tutors/hours/booking-rules.tsx': manyValues,
  'features/tutors/hours/day-dialogs.tsx': manyValues,
  'features/tutors/hours/exceptions.tsx': manyValues,
  'features/tutors/payouts/account-dialog.tsx': manyValues,
  'pages/tutor/exams/new-exam-page.tsx': namedByPeople,
  'ui/answers/gaps/gap-input.tsx': namedByPeople,
  'ui/answers/matching-field.tsx': namedByPeople,
  'ui/form/choices/select-field.tsx': kit,
  'ui/list/filter-select.tsx': kit,
  'ui/listening/speech-fields.tsx': fromDevice,
};

const root = join(import.meta.dirname, '../../..');
const isSource = (name: string) =>
  name.endsWith('.tsx') && !name.includes('.test.') && !name.startsWith('journeys');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource);

test('each list to open that is not a filter has a reason', () => {
  const withSelects = files.filter((name) =>
    /<(SelectField|NativeSelect|select)\b/.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(withSelects.length).toBeGreaterThan(10);
  expect(withSelects.toSorted()).toEqual(Object.keys(reasons).toSorted());
});
