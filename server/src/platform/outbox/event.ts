/** Events are declared once, as a value that types both its recorders and its listeners. */
import type * as z from 'zod/mini';
import type { Transaction } from '../database/database.ts';

/** The schema of an event's facts, in addition to its name, its user and its subject. */
export type FactsSchema = z.ZodMiniType<Record<string, unknown>>;

/** An event type. It is declared in `<feature>.events.ts`. */
export interface EventDeclaration<Schema extends FactsSchema = FactsSchema> {
  /** `feature.happened`: the feature in the singular, then what happened. */
  name: string;
  facts: Schema;
  /** Names under which earlier versions recorded it; such rows may still wait in the outbox. */
  formerNames: readonly string[];
}

/**
 * @param name `feature.happened`, singular
 * @param facts strict schema of its facts; they are stored as JSON
 * @param options.formerNames names of earlier versions, still delivered as this event
 */
export function declareEvent<Schema extends FactsSchema>(
  name: string,
  facts: Schema,
  { formerNames = [] }: { formerNames?: readonly string[] } = {},
): EventDeclaration<Schema> {
  return { name, facts, formerNames };
}

/** An event as stored in the outbox. */
export interface RecordedEvent {
  id: number;
  name: string;
  userId: string;
  subjectId: string;
  facts: Record<string, unknown>;
}

/** An event as a listener gets it: facts checked against the declaration. */
export interface Happened<Schema extends FactsSchema> {
  /** Unique per recorded event; the same on every attempt to deliver it. */
  id: number;
  userId: string;
  subjectId: string;
  facts: z.output<Schema>;
}

/** A listener bound to the event that it listens to. */
export interface EventListener {
  event: EventDeclaration;
  /** True if it gets the events of a batch together, before the listeners that get one event each. */
  isBulk: boolean;
  /**
   * Writes with the transaction given, and nothing anywhere else.
   * @param recorded one event; any number of them for a bulk listener
   * @throws ZodError for facts of another shape
   */
  listen(tx: Transaction, recorded: readonly RecordedEvent[]): Promise<void>;
}

/** Binds a listener to an event; the type of the facts comes from its declaration. */
export function on<Schema extends FactsSchema>(
  event: EventDeclaration<Schema>,
  listen: (tx: Transaction, happened: Happened<Schema>) => Promise<void>,
): EventListener {
  return {
    event,
    isBulk: false,
    async listen(tx, recorded) {
      for (const one of recorded) await listen(tx, readEvent(event, one));
    },
  };
}

/**
 * Binds a listener that gets many events of many people with one call. It must bear the same event again: it is for
 * listeners that note what must be counted.
 */
export function onAll<Schema extends FactsSchema>(
  event: EventDeclaration<Schema>,
  listen: (tx: Transaction, happened: readonly Happened<Schema>[]) => Promise<void>,
): EventListener {
  return {
    event,
    isBulk: true,
    listen: (tx, recorded) =>
      listen(
        tx,
        recorded.map((one) => readEvent(event, one)),
      ),
  };
}

function readEvent<Schema extends FactsSchema>(
  { facts: schema }: EventDeclaration<Schema>,
  { id, userId, subjectId, facts }: RecordedEvent,
): Happened<Schema> {
  return { id, userId, subjectId, facts: schema.parse(facts) };
}
