import { cpuSeconds, residentShareMb } from '../measure/process-usage.ts';
import type { BenchPlace } from '../place/bench-place.ts';
import { type ChildProgram, startProgram } from '../place/child-program.ts';
import type { ServerReady, ServerSetup } from './server-setup.ts';

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

/** @param profile folder for a processor profile, written when the server ends; null for none */
export async function startServer(
  program: URL,
  { connection, folder, postgres }: BenchPlace,
  profile: string | null = null,
): Promise<ServerUnderTest> {
  const profiling = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const server: ChildProgram = await startProgram(program, [...process.execArgv, ...profiling]);
  const setup: ServerSetup = { connection, dataDir: folder };
  const { origin } = await server.ask<ServerReady>(setup);

  return {
    origin,
    cpuSeconds: () => cpuSeconds([server.pid, ...postgres()]),
    memoryMb: () => residentShareMb([server.pid]),
    end: server.end,
  };
}
