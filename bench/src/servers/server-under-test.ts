import type { DatabaseConnection } from '../../../server/src/platform/database/database.ts';
import type { BenchInstance } from '../instance/bench-instance.ts';
import { type ChildProgram, startProgram } from '../instance/child-program.ts';
import { cpuSeconds, residentShareMb } from '../measure/process-usage.ts';

/** A server that answers, and what it and the database have used so far. */
export interface ServerUnderTest {
  origin: string;
  /** Processor seconds of the server and of every PostgreSQL process. */
  cpuSeconds(): number;
  memoryMb(): number;
  end(): Promise<void>;
}

export const productServer = new URL('./product-server.ts', import.meta.url);
export const bareServer = new URL('../bare-server.ts', import.meta.url);

/**
 * @param profile folder for a processor profile, written when the server ends; null for none
 * @param env settings of the product in addition to the settings of every run
 */
export async function startServer(
  program: URL,
  { connection, folder, postgres }: BenchInstance,
  { profile = null, env = {} }: { profile?: string | null; env?: Record<string, string> } = {},
): Promise<ServerUnderTest> {
  const profiling = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const server: ChildProgram = await startProgram(program, [...process.execArgv, ...profiling]);
  const setup: ServerSetup = { connection, dataDir: folder, env };
  const { origin } = await server.ask<ServerReady>(setup);

  return {
    origin,
    cpuSeconds: () => cpuSeconds([server.pid, ...postgres()]),
    memoryMb: () => residentShareMb([server.pid]),
    end: server.end,
  };
}

/** The set-up of a server under measurement. */
export interface ServerSetup {
  connection: DatabaseConnection;
  /** Holds the signing secret that the product's tokens are checked with. */
  dataDir: string;
  env: Record<string, string>;
}

/** The address of the server, once it listens. */
export interface ServerReady {
  origin: string;
}
