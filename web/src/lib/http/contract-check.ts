/** Checks requests and answers with the same schemas as the server. */
import type { EndpointShape, Schema } from '@akada/contract/wire/endpoint.ts';
import * as z from 'zod/mini';

/** @returns the first sentence for each field that the schema rejects */
export function fieldErrors(schema: Schema, values: unknown): Record<string, string> {
  const result = z.safeParse(schema, values);
  const errors: Record<string, string> = {};

  for (const issue of result.error?.issues ?? []) {
    const field = issue.path.join('.');
    if (field !== '') errors[field] ??= issue.message;
  }
  return errors;
}

/** Development only: an answer that breaks the contract is reported where it arrives. */
export function checkAnswer(endpoint: EndpointShape, answer: unknown): void {
  const schemas = Object.values(endpoint.responses).filter((schema) => schema !== null);
  if (schemas.length === 0) return;

  const results = schemas.map((schema) => z.safeParse(schema, answer));
  if (results.some((result) => result.success)) return;
  console.error(`The answer of ${endpoint.id} breaks the contract.`, results[0]?.error, answer);
}
