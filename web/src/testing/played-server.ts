/** A real HTTP server that plays one answer after the other to the client under test. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface Played {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface SeenRequest {
  /** Method and address, for example `GET /api/v1/users/me`. */
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Play = (line: string, authorization: string | undefined) => Played;

export interface PlayedServer {
  /** All requests since the start of the test. */
  requests: SeenRequest[];
  play: Play;
}

export const refused = (status: number, detail: unknown): Played => ({ status, body: { detail } });

export const makeTokens = (name: string) => ({
  access_token: `access ${name}`,
  refresh_token: `refresh ${name}`,
  token_type: 'bearer' as const,
});

export const ada = {
  id: '0b0e7a52-5a3e-4b5c-8f5e-2d7c8a1f9e10',
  email: 'ada@example.com',
  full_name: 'Ada Obi',
  role: 'student' as const,
  profile_completed: true,
  email_verified: true,
  profile_picture_url: null,
  subscription_plan: 'free',
  premium_on_sale: true,
  created_at: '2026-11-01T08:00:00.000Z',
};

/** Serves the tests of the file that calls it. */
export function playServer(): PlayedServer {
  const played: PlayedServer = { requests: [], play: () => refused(500, 'Nothing is played.') };
  const browserFetch = globalThis.fetch;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const line = `${request.method} ${request.url}`;
    played.requests.push({ line, headers: request.headers, body });

    const { status, body: answer, headers } = played.play(line, request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(answer === undefined ? '' : JSON.stringify(answer));
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    // A page resolves addresses against its own origin; this process has none.
    globalThis.fetch = (input, init) => browserFetch(new URL(String(input), origin), init);
  });
  afterAll(() => {
    globalThis.fetch = browserFetch;
    server.close();
  });
  beforeEach(() => {
    played.requests.length = 0;
  });
  return played;
}
