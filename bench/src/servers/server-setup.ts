import type { DatabaseConnection } from '../../../server/src/platform/database/database.ts';

/** What a server under measurement is told. */
export interface ServerSetup {
  connection: DatabaseConnection;
  /** Holds the signing secret that the product's tokens are checked with. */
  dataDir: string;
}

/** Where it listens, once it does. */
export interface ServerReady {
  origin: string;
}
