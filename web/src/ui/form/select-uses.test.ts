/** A choice from at most five known values is a `ChipField`: all of them are visible. Lists to open have a reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const many = 'It has more than five choices.';
const named = 'People gave the names, any number of them.';
const inRow = 'It is one cell of a row among others.';

const kit = 'It is the kit.';

const reasons: Readonly<Record<string, string>> = {
  'features/assistant/chat/note-choice.tsx': named,
  'features/cards/list/deck-choice-field.tsx': named,
  'features/course-sets/share-set-dialog.tsx': named,
  'features/exchange/export-dialog.tsx': many,
  'features/exchange/import-choice.tsx': named,
  'features/generation/order/make-form.tsx': named,
  'features/habits/reminder-form.tsx': many,
  'features/language-model/local/found-server.tsx': named,
  'features/past-papers/heading-dialog.tsx': many,
  'features/past-papers/import/import-form.tsx': named,
  'features/questions/bank/editor/bodies/accepted-rows.tsx': inRow,
  'features/questions/bank/editor/bodies/gap-form.tsx': inRow,
  'features/questions/bank/editor/bodies/tolerance-fields.tsx': inRow,
  'features/questions/bank/editor/bodies/unit-fields.tsx': inRow,
  'features/questions/bank/editor/detail-fields.tsx': named,
  'features/questions/bank/editor/type-field.tsx': many,
  'features/questions/bank/exams/key-form/gaps-key.tsx': named,
  'features/questions/bank/exams/key-form/matching-key.tsx': named,
  'features/questions/bank/list/move-dialog.tsx': named,
  'features/questions/dispute/key-field.tsx': named,
  'features/questions/report-form.tsx': many,
  'features/quiz/setup/start-form.tsx': many,
  'features/tutoring/session/give-set.tsx': named,
  'features/tutors/hours/booking-rules.tsx': many,
  'features/tutors/hours/day-dialogs.tsx': many,
  'features/tutors/hours/exceptions.tsx': many,
  'pages/tutor/exams/new-exam-page.tsx': named,
  'ui/answers/gaps/gap-input.tsx': named,
  'ui/answers/matching-field.tsx': named,
  'ui/form/select-field.tsx': kit,
  'ui/list/filter-select.tsx': kit,
};

const root = join(import.meta.dirname, '../..');
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
