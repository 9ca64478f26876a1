/** Loaded when a dialog is first checked: the schemas and their validator are larger than the rest of the page. */
import { createSchool } from '@akada/contract/base/catalog.ts';
import { archiveCatalogEntry } from '@akada/contract/base/catalog-administration.ts';
import { fieldErrors } from '../../../lib/http/contract-check.ts';

/** @returns the errors that the server would report for a name */
export function nameErrors(name: string): Record<string, string> {
  return fieldErrors(createSchool.body, { name });
}

/** @returns the errors that the server would report for a reason */
export function reasonErrors(reason: string): Record<string, string> {
  const { reason: error } = fieldErrors(archiveCatalogEntry.body, { reason });
  return error === undefined ? {} : { reason: error };
}
