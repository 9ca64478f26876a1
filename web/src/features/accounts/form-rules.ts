/**
 * Rules of the forms before the sign-in: the server's rules, and two that the server never sees. They load
 * lazily.
 */
import { login, Registration } from '@akada/contract/identity/accounts.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';

export interface Credentials {
  username: string;
  password: string;
}

export function loginErrors(values: Credentials): Record<string, string> {
  return fieldErrors(login.body, values);
}

export interface RegistrationValues {
  full_name: string;
  email: string;
  password: string;
  confirmPassword: string;
  terms_accepted: boolean;
}

export function registrationErrors(values: RegistrationValues): Record<string, string> {
  const { confirmPassword, ...sent } = values;
  const errors = fieldErrors(Registration, sent);

  if (values.password === '') errors.password = 'Password is required';
  if (confirmPassword === '') errors.confirmPassword = 'Confirm password is required';
  else if (confirmPassword !== values.password) errors.confirmPassword = 'Passwords must match';
  return errors;
}
