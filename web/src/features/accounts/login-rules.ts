import { login } from '@akada/contract/accounts.ts';
import { fieldErrors } from '../../lib/form/field-errors.ts';

export interface Credentials {
  username: string;
  password: string;
}

export function loginErrors(values: Credentials): Record<string, string> {
  return fieldErrors(login.body, values);
}
