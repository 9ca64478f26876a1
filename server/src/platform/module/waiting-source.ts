import type { CaseKind, WaitingCase, WaitingKind } from '@akada/contract/observers/waiting.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database.ts';

type Facts<Kind extends CaseKind> = Omit<
  Extract<WaitingCase, { kind: Kind }>,
  'kind' | 'id' | 'since' | 'holder'
>;

/** The parts of a statement that reads the waiting cases of one kind, so that one statement reads all kinds. */
export interface WaitingRows {
  id: SQLWrapper;
  since: SQLWrapper;
  /** One JSON object. */
  facts: SQL;
  /** `FROM` and what follows, without an order. */
  from: SQL;
  /** The administrator who has the case, if the feature stores this itself. */
  holder?: { id: SQLWrapper; until: SQLWrapper };
}

/** A kind with a list of its cases. */
export interface WaitingCases {
  kind: CaseKind;
  /** @param now ISO time */
  rows(now: string): WaitingRows;
  /** Present if the feature stores the holder of a case itself. */
  claims?: {
    /** Locks the case until the transaction ends. */
    lock(tx: Transaction, id: string): Promise<unknown>;
    put(tx: Transaction, id: string, claim: { adminId: string; until: string } | null): Promise<void>;
  };
}

/** A kind that is only counted, such as failed jobs. */
interface CountedWaiting {
  kind: Exclude<WaitingKind, CaseKind>;
  count(executor: Executor): Promise<number>;
}

/** A kind of thing that waits for an administrator. The queue, the overview and the menus read nothing else. */
export type WaitingSource = WaitingCases | CountedWaiting;

/**
 * @param kind the kind of the cases
 * @param facts each fact of the kind in the contract, as an expression
 * @returns the source of a kind whose statement needs no time
 */
export function waitingCases<Kind extends CaseKind>(
  kind: Kind,
  { facts, ...rows }: Omit<WaitingRows, 'facts'> & { facts: Record<keyof Facts<Kind>, SQLWrapper> },
): WaitingCases {
  const present = { ...rows, facts: toJson(facts) };
  return { kind, rows: () => present };
}

/** The same for a kind whose statement needs the time. */
export function waitingCasesAt<Kind extends CaseKind>(
  kind: Kind,
  getRows: (now: string) => Omit<WaitingRows, 'facts'> & { facts: Record<keyof Facts<Kind>, SQLWrapper> },
): WaitingCases {
  return {
    kind,
    rows(now) {
      const { facts, ...rows } = getRows(now);
      return { ...rows, facts: toJson(facts) };
    },
  };
}

/** @returns a time as JSON has it; the database would write its own form */
export function jsonTime(time: SQLWrapper): SQL {
  return sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

function toJson(facts: Record<string, SQLWrapper>): SQL {
  const pairs = Object.entries(facts).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`;
}
