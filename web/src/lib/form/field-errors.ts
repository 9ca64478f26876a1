/** One rule for both sides: a form is checked in the browser by the schema that the server checks it with. */
import type { Schema } from '@akada/contract/endpoint.ts';
import * as z from 'zod/mini';

/** @returns the first sentence for each field that the schema refuses */
export function fieldErrors(schema: Schema, values: unknown): Record<string, string> {
  const result = z.safeParse(schema, values);
  const errors: Record<string, string> = {};

  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.join('.');
    if (field !== '') errors[field] ??= issue.message;
  }
  return errors;
}
