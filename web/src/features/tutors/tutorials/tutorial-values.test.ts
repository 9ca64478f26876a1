import { TutorialForm } from '@akada/contract/work/tutorials.ts';
import { expect, test } from 'vitest';
import { fieldErrors } from '../../../lib/http/contract-check.ts';
import { blankTutorial, getForm, shownErrors } from './tutorial-values.ts';

const typed = {
  title: 'Genetics crosses',
  subject: 'Biology',
  description: 'Bring paper.',
  starts: '2027-01-09T18:00',
  minutes: '90',
  seats: 12,
  least_seats: '3',
  price: '₦800',
  meeting_url: ' ',
};

test('the form converts local time, naira and an empty link', () => {
  expect(getForm(typed, 'Africa/Lagos')).toEqual({
    title: 'Genetics crosses',
    subject: 'Biology',
    description: 'Bring paper.',
    starts_at: '2027-01-09T17:00:00.000Z',
    minutes: 90,
    seats: 12,
    least_seats: 3,
    price: 80_000,
    meeting_url: null,
  });
});

test('missing and unreadable values are reported at their fields', () => {
  const values = { ...blankTutorial, seats: '', price: 'a lot', meeting_url: 'meet me' };
  const errors = shownErrors(fieldErrors(TutorialForm, getForm(values, 'Africa/Lagos')));
  expect(Object.keys(errors).sort()).toEqual(['meeting_url', 'price', 'seats', 'starts', 'subject', 'title']);
});
