/** Loaded when a dialog is first checked: the schemas and their validator are larger than the rest of the page. */

import { startViewing } from '@akada/contract/identity/viewing.ts';
import * as people from '@akada/contract/observers/people.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';

const schemas = {
  create: people.createUser.body,
  edit: people.editUser.body,
  view: startViewing.body,
  plain: people.deactivateUser.body,
  raise: people.raiseLimit.body,
  premium: people.givePremium.body,
  erase: people.eraseUser.body,
};

/** The schema that checks a dialog; `plain` has only a reason. */
export type ActRules = keyof typeof schemas;

/** @returns the server's expected errors, by field */
export function actErrors(rules: ActRules, body: unknown): Record<string, string> {
  return fieldErrors(schemas[rules], body);
}
