/** Servers on this machine that speak like Ollama, LM Studio and llama.cpp, or that only have a port like them. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalProgram } from '@akada/core/language-model/local-programs.ts';
import type { PortByProgram } from '../platform/language-model/local-servers.ts';

export interface PlayedServer {
  port: number;
  /** Method and path of each request. */
  requests: string[];
  close(): Promise<void>;
}

export async function playServer(answer: RequestListener): Promise<PlayedServer> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @param model its only model @returns the answers of a program to questions about itself */
export function createAnswers(program: LocalProgram, model: string): RequestListener {
  const byPath: Record<LocalProgram, Record<string, unknown>> = {
    ollama: { '/api/tags': { models: [{ name: model, size: 1 }] } },
    lm_studio: { '/v1/models': { object: 'list', data: [{ id: model, object: 'model' }] } },
    llama_cpp: {
      '/health': { status: 'ok' },
      '/v1/models': { object: 'list', data: [{ id: model, object: 'model' }] },
    },
  };
  return (request, response) => {
    const answer = byPath[program][request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'not found' }));
  };
}

/** @returns ports on which nothing listens, except the given ones */
export const buildPorts = (ports: Partial<Record<LocalProgram, number>>): PortByProgram => ({
  ollama: 1,
  lm_studio: 1,
  llama_cpp: 1,
  ...ports,
});
