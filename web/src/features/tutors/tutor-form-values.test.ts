import { TutorProfileForm } from '@akada/contract/base/tutors.ts';
import { expect, test } from 'vitest';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import { tundesProfile, tundesRevision } from '../../testing/people.ts';
import { getForm, getValues, shownErrors, type TutorFormValues } from './tutor-form-values.ts';

const typedTutorFormValues: TutorFormValues = {
  headline: ' Chemistry for WAEC ',
  biography: 'Nine years in Ibadan.',
  subjects: 'Chemistry\n\n  Physics ',
  languages: 'English',
  qualifications: '',
  video_url: ' https://video.example/me ',
  rate: '₦4,500',
  time_zone: 'Africa/Lagos',
};

test('lines become entries, naira become kobo', () => {
  expect(getForm(typedTutorFormValues)).toEqual({
    headline: 'Chemistry for WAEC',
    biography: 'Nine years in Ibadan.',
    subjects: ['Chemistry', 'Physics'],
    languages: ['English'],
    qualifications: [],
    video_url: 'https://video.example/me',
    hourly_rate: 450_000,
    time_zone: 'Africa/Lagos',
  });
});

test.each([
  ['0', 0],
  ['4500.5', 450_050],
  ['0.01', 1],
  ['1 000', 100_000],
])('%j naira are %i kobo', (rate, kobo) => {
  expect(getForm({ ...typedTutorFormValues, rate }).hourly_rate).toBe(kobo);
});

test.each(['', 'free', '-1', '1e3', '4500.555'])('a rate of %j is reported beside its field', (rate) => {
  const errors = shownErrors(fieldErrors(TutorProfileForm, getForm({ ...typedTutorFormValues, rate })));
  expect(errors).toEqual({ rate: 'Give the hourly rate in naira, such as 4500' });
});

test('an empty list is reported at its field', () => {
  const errors = shownErrors(
    fieldErrors(TutorProfileForm, getForm({ ...typedTutorFormValues, subjects: ' \n' })),
  );
  expect(errors).toEqual({ subjects: 'Subject is required' });
});

test('a form starts with the waiting change and the present price', () => {
  expect(getValues({ ...tundesProfile, revision: tundesRevision })).toMatchObject({
    headline: 'Soil science and botany',
    subjects: 'Soil science\nChemistry',
    qualifications: '',
    rate: '4500',
  });
  expect(getValues(tundesProfile).headline).toBe(tundesProfile.headline);
});
