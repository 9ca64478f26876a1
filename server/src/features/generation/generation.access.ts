/** The only way from an id that a caller sent to a generation. */
import type { GenerationKind } from '@akada/core/generation/generation-failure.ts';
import { type Authorized, authorize } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { findGeneration } from './generation.repo.ts';
import type { GenerationRow } from './generation.tables.ts';

/** @throws Fault `not_found`, exactly the same for a missing generation, for one of another kind and for another's */
export type AuthorizeGeneration = (
  caller: Pick<Caller, 'userId'>,
  generationId: string,
) => Promise<Authorized<GenerationRow>>;

export function createAuthorizeGeneration(
  { db }: Pick<Database, 'db'>,
  kind: GenerationKind,
): AuthorizeGeneration {
  return (caller, generationId) =>
    authorize(findGeneration(db, generationId), (row) => row.kind === kind && row.userId === caller.userId);
}
