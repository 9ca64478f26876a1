import type { Schema } from '@akada/contract/wire/endpoint.ts';
import type { FieldErrors } from '@akada/contract/wire/errors.ts';
import * as z from 'zod/mini';
import { Fault } from '../../platform/fault/fault.ts';

// The sentences where a declaration gives none: the library's own speak of types, which no user has typed.
z.config({
  customError: ({ input }) =>
    input === undefined ? 'This field is required' : 'This value is not accepted here',
});

/**
 * Checks one part of a request against its declaration.
 * @throws Fault `validation_failed` with each wrong field
 */
export function parsePart(schema: Schema, value: unknown): unknown {
  const parsed = z.safeParse(schema, value ?? {});
  const fields = parsed.success ? fieldsWithNul(parsed.data) : fieldErrors(parsed.error);
  if (parsed.success && Object.keys(fields).length === 0) return storable(parsed.data);

  throw new Fault('validation_failed', 'Some fields need another look.', { fields });
}

/** PostgreSQL keeps no NUL in a text, so no text that holds one gets past here. */
function fieldsWithNul(value: unknown, path: string[] = []): FieldErrors {
  if (typeof value === 'string') {
    return value.includes('\0') ? { [path.join('.')]: 'A character in this text cannot be stored' } : {};
  }
  if (typeof value !== 'object' || value === null) return {};
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, part]) => fieldsWithNul(part, [...path, key])),
  );
}

/**
 * Returns the value as the database would: without halves of characters, and without a negative zero. It then
 * compares equal to the stored value.
 */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Object.is(value, -0)) return 0;
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part)]));
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
