import { expect, test } from 'vitest';
import { nextStep, type Standing } from './next-step.ts';

const note = (status: Standing['notes'][number]['status'], id = 'n1') => ({ id, name: 'Cells.pdf', status });
const standing = (change: Partial<Standing>): Standing => ({
  runningExam: null,
  notes: [],
  practisedNoteId: null,
  ...change,
});

test.each([
  ['nothing is there', standing({}), 'Upload your first note', '/tools/upload'],
  [
    'the only note could not be read',
    standing({ notes: [note('failed')] }),
    'Upload your first note',
    '/tools/upload',
  ],
  [
    'the first note is being read',
    standing({ notes: [note('extracting')] }),
    'See your notes',
    '/tools/upload',
  ],
  [
    'a note is ready, whatever the newer ones are doing',
    standing({ notes: [note('uploaded', 'n2'), note('ready')] }),
    'Make questions',
    '/tools/mcq?file_id=n1',
  ],
  [
    'there are questions',
    standing({ notes: [note('ready')], practisedNoteId: 'n1' }),
    'Practise now',
    '/mcq/practice/generated?file_id=n1',
  ],
  [
    'an exam is running, which comes before all else',
    standing({
      notes: [note('ready')],
      practisedNoteId: 'n1',
      runningExam: { id: 'e1', title: 'Cells.pdf' },
    }),
    'Go on with the exam',
    '/mcq/exam/generated?exam_id=e1',
  ],
])('when %s', (_name, state, action, to) => {
  expect(nextStep(state)).toMatchObject({ action, to });
});
