/** What a feature keeps of a person: the one list that both taking it along and erasing it go through. */
import type { Executor, Transaction } from '../database/database.ts';

export interface PersonalTable {
  /** As the database calls it. */
  table: string;
  /** What the archive calls it: small letters and dashes. */
  name: string;
  /** Columns that are handed out. */
  columns: readonly string[];
  /** Columns that are not, each with why. */
  withheld: Readonly<Record<string, string>>;
  /** Columns that are empty in rows about a question that an exam holds; null where the table does not say so. */
  hides: readonly string[] | null;
  /** Rows as JSON takes them, read in batches: between two nothing is held open, however slowly they are taken. */
  rows(executor: Executor, userId: string): AsyncIterable<Record<string, unknown>>;
}

export interface PersonalFile {
  /** Of the row that it belongs to. */
  id: string;
  /** As its owner knows it; nothing about it is safe. */
  filename: string;
  storageKey: string;
  /** Whether the bytes are as small as they get. */
  compressed: boolean;
}

/** The person whose account is erased. */
export interface ErasedPerson {
  userId: string;
  email: string;
}

/** What one feature holds of a person. */
export interface PersonalData {
  tables: readonly PersonalTable[];
  /** Tables that name people and are not handed out, each with why. All of them go with the account. */
  notHandedOut?: Readonly<Record<string, string>>;
  /** @returns a sentence why nothing can be handed out at this moment, null where it can */
  heldBack?(executor: Executor, userId: string): Promise<string | null>;
  /** Their bytes are handed out, and go when the account goes. */
  files?(executor: Executor, userId: string): AsyncIterable<PersonalFile>;
  /** Removes what does not go by itself with the row of the account. May be repeated. */
  forget?(tx: Transaction, person: ErasedPerson): Promise<void>;
}
