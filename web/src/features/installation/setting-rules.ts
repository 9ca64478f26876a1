/** Loaded when a step is first checked: the schemas are larger than the page. */
import { changeInstallation } from '@akada/contract/base/installation.ts';
import { fieldErrors } from '../../lib/http/contract-check.ts';
import type { SettingValues } from './api.ts';

/** @returns the server's expected errors, by field; the name of a school is required */
export const settingErrors = (values: SettingValues): Record<string, string> => ({
  ...fieldErrors(changeInstallation.body, { ...values, seen: {} }),
  ...(values.name?.trim() === '' && { name: 'Write the name of your school' }),
});
