/** Input that never becomes a request is rejected too: in the one shape, by a server that continues to work. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { expectOneRefusal } from '../../testing/suites/refusal.ts';
import { apiUrl, sharedTestApp } from '../../testing/test-app.ts';

let port: number;

beforeAll(async () => {
  port = Number(new URL(await apiUrl(await sharedTestApp())).port);
});

const head = (...lines: string[]) => ['GET /api/v1/health HTTP/1.1', 'Host: localhost', ...lines];

test.for([
  ['no HTTP at all', ['EHLO akada']],
  ['an unknown method', ['BREW /api/v1/health HTTP/1.1', 'Host: localhost']],
  ['an unknown version', ['GET / HTTP/9.9', 'Host: localhost']],
  ['a header without a name', head(': x')],
  ['a header with a line break in it', head('X-Name: a\nb: c\r d')],
  ['a header without end', head(`Cookie: ${'a'.repeat(40_000)}`)],
  ['two lengths', head('Content-Length: 1', 'Content-Length: 2')],
  ['a length and chunks', head('Content-Length: 4', 'Transfer-Encoding: chunked')],
  ['no length that is a number', head('Content-Length: many')],
  ['chunks twice', head('Transfer-Encoding: chunked', 'Transfer-Encoding: chunked')],
  ['no host', ['GET /api/v1/health HTTP/1.1']],
  ['two hosts', head('Host: evil.test')],
  ['the same host twice', head('HOST: localhost')],
  ['two hosts in one', ['GET /api/v1/health HTTP/1.1', 'Host: localhost, evil.test']],
  ['a host with a path', ['GET /api/v1/health HTTP/1.1', 'Host: localhost/evil']],
  ['two callers', head('Authorization: Bearer a', 'Authorization: Bearer b')],
  ['two origins', head('Origin: http://localhost:3000', 'Origin: https://evil.test')],
  ['two types of content', head('Content-Type: application/json', 'Content-Type: text/plain')],
  ['two keys', head('Idempotency-Key: a', 'Idempotency-Key: b')],
  ['two hosts for a page', ['GET /login HTTP/1.1', 'Host: localhost', 'Host: evil.test']],
  ['two hosts for nothing', ['GET /api/v1/nothing HTTP/1.1', 'Host: localhost', 'Host: evil.test']],
] as const)('%s', async ([, lines]) => {
  const { status, headers, body } = await answerTo(lines);

  expect(status).toBe(400);
  expectOneRefusal({ status, headers, body });
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
});

test.for([
  ['no host in HTTP/1.0', ['GET /api/v1/health HTTP/1.0']],
  ['an address as host', ['GET /api/v1/health HTTP/1.1', 'Host: [::1]:3000']],
  ['a header twice that may be', head('Accept: a/b', 'Accept: */*')],
] as const)('the server answers %s', async ([, lines]) => {
  expect((await answerTo(lines)).status).toBe(200);
});

async function answerTo(sent: readonly string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${sent.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  const [top = '', body = ''] = answer.split('\r\n\r\n');
  const [statusLine = '', ...lines] = top.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/: (.*)/);
      return [name.toLowerCase(), value];
    }),
  );
  return { status: Number(statusLine.split(' ')[1]), headers, body };
}
