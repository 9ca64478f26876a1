import { ApiError } from '../../../lib/http/api-error.ts';

/** @returns what the server found wrong, by field */
export function fieldsOf(error: Error | null): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}
