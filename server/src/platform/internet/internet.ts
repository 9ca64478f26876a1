import { lookup } from 'node:dns/promises';
import type { PortByProgram } from '../language-model/local-servers.ts';

/** Where checked addresses lead instead: tests run their server on this machine. */
export interface TestServer {
  address: string;
  port: number;
  /** Certificate that the connection trusts. */
  ca: string;
}

/** Finds hosts on the public internet. */
export interface Internet {
  /** @returns all IP addresses of a host */
  resolve(host: string): Promise<string[]>;
  /** Absent except in tests. */
  testServer?: TestServer;
  /** Ports of model servers on this machine; the usual ones except in tests. */
  localPorts?: PortByProgram;
}

/** The internet by the resolver of this machine. */
export const internet: Internet = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
};
