import type { Schema } from '@akada/contract/endpoint.ts';
import type { FieldErrors } from '@akada/contract/errors.ts';
import * as z from 'zod/mini';
import { Fault } from '../platform/fault/fault.ts';

/**
 * Checks one part of a request against its declaration.
 * @throws Fault `validation_failed` with each wrong field
 */
export function parsePart(schema: Schema, value: unknown): unknown {
  const parsed = z.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.data;

  throw new Fault('validation_failed', 'Some fields need another look.', {
    fields: fieldErrors(parsed.error),
  });
}

function fieldErrors(error: z.core.$ZodError): FieldErrors {
  // Without a prototype: a field may be called `constructor`.
  const fields: FieldErrors = Object.create(null);
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.');
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => (path ? `${path}.${key}` : key))
        : [path || 'body'];
    const sentence = issue.code === 'unrecognized_keys' ? 'This field is not known here' : issue.message;
    for (const name of names) fields[name] ??= sentence;
  }
  return fields;
}
