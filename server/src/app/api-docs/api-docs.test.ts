import { apiBase, endpointTable } from '@akada/contract/table.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, expect, test } from 'vitest';
import { type SharedTestApp, sharedTestApp } from '../../testing/test-app.ts';

let app: SharedTestApp;

beforeAll(async () => {
  app = await sharedTestApp();
});

interface Operation {
  operationId?: string;
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

interface Description {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

test('the description of the API is valid OpenAPI 3.1', async () => {
  const description = (await app.http.inject(`${apiBase}/openapi.json`)).json();

  const { valid, errors } = await new Validator().validate(description);

  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(description.openapi).toMatch(/^3\.1\./);
});

test('the documentation lists exactly the endpoints of the table', async () => {
  const { paths } = (await app.http.inject(`${apiBase}/openapi.json`)).json<Description>();

  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { operationId }]) => `${method.toUpperCase()} ${path} ${operationId}`,
    ),
  );

  const declared = endpointTable.map(({ method, path, id }) => `${method} ${apiBase}${path} ${id}`);
  expect(described.sort()).toEqual(declared.sort());
});

test('an answer that is a file has its media type', async () => {
  const { paths } = (await app.http.inject(`${apiBase}/openapi.json`)).json<Description>();

  const files = endpointTable.filter(({ sendsFile }) => sendsFile);
  expect(files).not.toEqual([]);
  for (const { method, path, sendsFile = '' } of files) {
    const { responses } = paths[apiBase + path]?.[method.toLowerCase()] ?? {};
    expect(Object.keys(responses?.['200']?.content ?? {})).toEqual([sendsFile]);
  }
});

test('a reader finds every endpoint on one page that runs no script', async () => {
  const { body, statusCode, headers } = await app.http.inject('/api/docs');

  expect(statusCode).toBe(200);
  const calls = [...body.matchAll(/<code>([A-Z]+ \/[^<]*)<\/code>/g)].map(([, call]) => call);
  expect(calls.sort()).toEqual(endpointTable.map(({ method, path }) => `${method} ${apiBase}${path}`).sort());
  expect(body).toContain(`href="${apiBase}/openapi.json"`);
  expect(body).not.toMatch(/<script|\bsrc=|https?:/);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri/,
  );
});

test('a public instance describes its API by choice only', async () => {
  const publicInstance = { PUBLIC_URL: 'https://akada.test', MAIL: 'none' };
  const readStatuses = async (env: Record<string, string>) => {
    const { http } = await sharedTestApp({ env });
    const answers = ['/api/docs', `${apiBase}/openapi.json`].map((url) => http.inject(url));
    return (await Promise.all(answers)).map(({ statusCode }) => statusCode < 400);
  };
  expect(await readStatuses(publicInstance)).toEqual([false, false]);
  expect(await readStatuses({ API_DOCS: 'off' })).toEqual([false, false]);
  expect(await readStatuses({ ...publicInstance, API_DOCS: 'on' })).toEqual([true, true]);
});
