import { expect, test } from 'vitest';
import { registrationErrors } from './form-rules.ts';

const filled = {
  full_name: 'Ada Obi',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  terms_accepted: true,
};

test('an empty form has an error for every field', () => {
  expect(
    registrationErrors({
      full_name: '',
      email: '',
      password: '',
      confirmPassword: '',
      terms_accepted: false,
    }),
  ).toEqual({
    full_name: 'Full name is required',
    email: 'Email is required',
    password: 'Password is required',
    confirmPassword: 'Confirm password is required',
    terms_accepted: 'You must accept the terms and conditions',
  });
});

test('a filled form has no errors', () => {
  expect(registrationErrors(filled)).toEqual({});
});

test.each([
  [{ email: 'ada' }, { email: 'Invalid email address' }],
  [{ password: 'short', confirmPassword: 'short' }, { password: 'Password must be at least 8 characters' }],
  [{ confirmPassword: 'correct horsf' }, { confirmPassword: 'Passwords must match' }],
  [{ full_name: '   ' }, { full_name: 'Full name is required' }],
  [{ terms_accepted: false }, { terms_accepted: 'You must accept the terms and conditions' }],
])('%j is rejected', (change, errors) => {
  expect(registrationErrors({ ...filled, ...change })).toEqual(errors);
});
