/**
 * The control: `node:http` on the same database with the same pool. It has no framework, no session, no
 * validation, and none of the product's code, so the product's extra cost is the price of all that.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import type { DatabaseConnection } from '../../server/src/platform/database/database.ts';
import { answerParent } from './instance/answer-parent.ts';
import * as answers from './servers/bare-answers.ts';
import { type BareQueries, bareQueries } from './servers/bare-queries.ts';
import type { ServerReady, ServerSetup } from './servers/server-under-test.ts';

answerParent<ServerSetup>(async ({ connection }): Promise<ServerReady> => {
  const queries = bareQueries(openPool(connection));
  const server = createServer((request, response) => void serve(queries, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
});

async function serve(
  queries: BareQueries,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = await answerTo(queries, request);
  const body = JSON.stringify(answer ?? null);
  response.writeHead(answer ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

async function answerTo(queries: BareQueries, request: IncomingMessage): Promise<unknown> {
  const [, subject, ...ids] = (request.url ?? '').split('/');
  const [id = ''] = ids;
  switch (subject) {
    case 'user':
      return answers.answerUser(queries, id);
    case 'questions':
      return answers.answerQuestions(queries, id);
    case 'habits':
      return answers.answerHabits(queries, ids);
    case 'exam':
      return answers.answerExam(queries, id);
    case 'answer':
      return answers.answerSave(queries, ids, await text(request));
    case 'login':
      return answers.answerLogin(queries, await text(request));
  }
}

/** As many connections as the product has. */
const size = 20;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.TIMESTAMPTZ ? isoText : pg.types.getTypeParser(oid, format),
};

function openPool(connection: DatabaseConnection): pg.Pool {
  return new pg.Pool({ ...connection, types, max: size, options: '-c timezone=UTC' });
}

/** `2026-11-20 10:00:00.512345+00` as the product shows it, cut at milliseconds. */
function isoText(text: string): string {
  const milliseconds = text.slice(20, -3).slice(0, 3).padEnd(3, '0');
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}
