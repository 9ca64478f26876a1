/** The registration form's rules: those of the server, and the two that it never sees. */
import { Registration } from '@akada/contract/accounts.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';
import type { RegistrationValues } from './registration-values.ts';

export function registrationErrors(values: RegistrationValues): Record<string, string> {
  const { confirmPassword, ...sent } = values;
  const errors = fieldErrors(Registration, sent);

  if (values.password === '') errors.password = 'Password is required';
  if (confirmPassword === '') errors.confirmPassword = 'Confirm password is required';
  else if (confirmPassword !== values.password) errors.confirmPassword = 'Passwords must match';
  return errors;
}
