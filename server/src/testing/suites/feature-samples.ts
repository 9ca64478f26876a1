/** A feature's samples for the suites that call every endpoint: `testing/<feature>.samples.ts`. */
import type { OwnedKind } from '@akada/contract/wire/endpoint.ts';
import type { Content } from '../send.ts';
import type { SharedTestApp } from '../test-app.ts';

export interface Owner {
  userId: string;
  /** A text that appears in everything of theirs. */
  canary: string;
}

/** Writes an object of the owner's straight into the database. @returns its id */
export type Factory = (app: SharedTestApp, owner: Owner) => Promise<string>;

export interface SampleContext {
  app: SharedTestApp;
  /** The caller, or another account in the place of a caller who has none. */
  owner: Owner;
  /** The id of the endpoint's object; the declaration fills in its field. */
  objectId: string;
}

export type Sample = (context: SampleContext) => Content | Promise<Content>;

/** A call of a list that is read page by page, for which a row is written. */
export interface ListCall {
  app: SharedTestApp;
  /** The caller. */
  owner: Owner;
  /** The object whose rows are listed, if the list belongs to one. */
  objectId: string;
  /** The row's number, from 0: rows differ by it. */
  number: number;
}

/**
 * The order of a list by this column of the row with the item's id, and the query for it. `soonest` is for
 * lists that show only future times.
 */
export type ListOrder = readonly [
  first: 'latest' | 'earliest' | 'soonest',
  column: string,
  query?: Readonly<Record<string, string>>,
];

export interface ListedRows {
  /** Writes one further row of the list. */
  write(call: ListCall): Promise<unknown>;
  /** The default order of the list, and its order with another query. */
  order?: ListOrder;
  otherOrder?: ListOrder;
  /** Fields of the query that the list needs. */
  query?(owner: Owner): Readonly<Record<string, string>>;
}

export interface FeatureSamples {
  /** By the id of the endpoint: the rows of its lists that are read page by page. */
  lists?: Readonly<Record<string, ListedRows>>;
  /** By the id of the endpoint: a request that succeeds for every caller who may make it. */
  requests: Readonly<Record<string, Sample>>;
  /** The owned objects of this feature, in their usual state. */
  objects?: Readonly<Partial<Record<OwnedKind, Factory>>>;
  /** By the id of the endpoint: objects that it needs in another state. */
  objectsFor?: Readonly<Record<string, Factory>>;
  /** Ids of the endpoints that end the caller's own session when they succeed. */
  signsOut?: readonly string[];
}

/** @returns a factory of objects that were deleted just now and can be restored */
export function deleted(create: Factory, table: string): Factory {
  return async (app, owner) => {
    const id = await create(app, owner);
    const mark = `UPDATE ${table} SET deleted_at = $2 WHERE id = $1`;
    await app.platform.database.pool.query(mark, [id, moment(app)]);
    return id;
  };
}

/** Serves endpoints that need nothing next to their object. */
export const nothing: Sample = () => ({});

/** @returns the time of the app's clock, this number of minutes later */
export function moment({ clock }: Pick<SharedTestApp, 'clock'>, minutes = 0): string {
  return new Date(clock.now() + minutes * 60_000).toISOString();
}
