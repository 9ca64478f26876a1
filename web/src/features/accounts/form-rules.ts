/**
 * Rules of the forms before the sign-in: the server's rules, and two that the server never sees. They load
 * lazily.
 */
import { forgotPassword, login, Registration, resetPassword } from '@akada/contract/identity/accounts.ts';
import * as z from 'zod/mini';
import { fieldErrors } from '../../lib/http/contract-check.ts';

export interface Credentials {
  username: string;
  password: string;
}

export function loginErrors(values: Credentials): Record<string, string> {
  return fieldErrors(login.body, values);
}

export function forgottenErrors(values: { email: string }): Record<string, string> {
  return fieldErrors(forgotPassword.body, values);
}

// The token has no field that could show its errors.
const chosenPassword = z.omit(resetPassword.body, { token: true });

export function chosenErrors(values: { password: string }): Record<string, string> {
  return fieldErrors(chosenPassword, values);
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
