/** The personal data of a feature: one list for both export and erasure. */
import type { Executor, Transaction } from '../database/database.ts';

export interface PersonalTable {
  /** As the database calls it. */
  table: string;
  /** The archive's name for it: small letters and dashes. */
  name: string;
  /** Columns that are handed out. */
  columns: readonly string[];
  /** Columns that are not, each with why. */
  withheld: Readonly<Record<string, string>>;
  /** Columns that are empty in rows about a question that an exam holds; null if the table does not declare it. */
  hides: readonly string[] | null;
  /** Rows as JSON takes them, read in batches: between two nothing is held open, however slowly they are taken. */
  rows(executor: Executor, userId: string): AsyncIterable<Record<string, unknown>>;
}

export interface PersonalFile {
  /** Id of the owning row. */
  id: string;
  /** As its owner knows it; nothing about it is safe. */
  filename: string;
  storageKey: string;
  /** True if compression gains nothing. */
  compressed: boolean;
}

/** The person whose account is erased. */
export interface ErasedPerson {
  userId: string;
  email: string;
}

/** The data that one feature has about a person. */
export interface PersonalData {
  tables: readonly PersonalTable[];
  /** Tables that name people and are not exported, each with its reason. All of them are erased with the account. */
  notHandedOut?: Readonly<Record<string, string>>;
  /** @returns a sentence if nothing can be exported at this moment, or null */
  heldBack?(executor: Executor, userId: string): Promise<string | null>;
  /** Their bytes are handed out, and go when the account goes. */
  files?(executor: Executor, userId: string): AsyncIterable<PersonalFile>;
  /** Removes data that is not deleted with the account's row. It can be repeated. */
  clear?(tx: Transaction, person: ErasedPerson): Promise<void>;
}
