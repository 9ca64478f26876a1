/** Development only: an answer that breaks the contract is reported where it arrives. */
import type { EndpointShape } from '@akada/contract/endpoint.ts';
import * as z from 'zod/mini';

export function checkAnswer(endpoint: EndpointShape, answer: unknown): void {
  const schemas = Object.values(endpoint.responses).filter((schema) => schema !== null);
  if (schemas.length === 0) return;

  const results = schemas.map((schema) => z.safeParse(schema, answer));
  if (results.some((result) => result.success)) return;
  console.error(`The answer of ${endpoint.id} breaks the contract.`, results[0]?.error, answer);
}
