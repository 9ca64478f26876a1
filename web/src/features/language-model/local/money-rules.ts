/** Loaded when the dialog is first checked: the schemas are larger than the page. */
import { chooseLocalModel } from '@akada/contract/base/local-model.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';

/** @returns the server's expected errors, by field */
export const moneyErrors = (body: unknown): Record<string, string> =>
  fieldErrors(chooseLocalModel.body, body);
