/** What a kind of generation adds to the one pipeline: everything else is the same for all of them. */
import type { GenerationFailure } from '@akada/core/generation/generation-failure.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { EventDeclaration } from '../../platform/outbox/event.ts';
import type { generationFailed, generationReady } from './generation.events.ts';
import type { MadeSet } from './generation.repo.ts';
import type { GenerationRow } from './generation.tables.ts';

type SchemaOf<Declared> = Declared extends EventDeclaration<infer Schema> ? Schema : never;

/** A generation whose note is there. */
export type GenerationOfNote = GenerationRow & { noteId: string };

export interface Produced {
  made: number;
  /** Why there are fewer than were asked for, and what else is stored with the generation. */
  facts: Omit<MadeSet, 'made' | 'chargedPeriod'>;
  /** In the transaction that ends the generation. */
  store(tx: Transaction): Promise<void>;
}

export interface Producer {
  ready: EventDeclaration<SchemaOf<typeof generationReady>>;
  failed: EventDeclaration<SchemaOf<typeof generationFailed>>;
  /** @param signal gives up; the promise rejects @returns why nothing came, where nothing did */
  produce(
    generation: GenerationOfNote,
    document: StudyDocument,
    signal: AbortSignal,
  ): Promise<Produced | GenerationFailure>;
}
