/** The start of a process loads nothing that only some calls need: each of these libraries costs every process 1 to 15 MB. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const start = pathToFileURL(join(import.meta.dirname, 'start.ts')).href;

const loadedAtFirstUse = [
  '@ai-sdk/google',
  '@ai-sdk/openai-compatible',
  '@aws-sdk/client-s3',
  '@fastify/swagger',
  '@napi-rs/canvas',
  'ai',
  'ajv',
  'compromise',
  'fastify-type-provider-zod',
  'katex',
  'markdown-it',
  'nodemailer',
  'openid-client',
  'parse5',
  'web-push',
];

/** Prints the names of the packages that the start of the product loads. */
const program = `
  import { registerHooks } from 'node:module';
  const names = new Set();
  registerHooks({
    load(url, context, next) {
      const [, name] = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url) ?? [];
      if (name) names.add(name);
      return next(url, context);
    },
  });
  await import(${JSON.stringify(start)});
  console.log(JSON.stringify([...names]));
  process.exit();
`;

test('a process starts without the libraries that only some calls need', async () => {
  const hooks = './scripts/setup/resolve-modules.mjs';
  const entry = ['--import', hooks, '--input-type=module', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, entry, { cwd: root });

  const names: string[] = JSON.parse(stdout);
  expect(names).toContain('fastify');
  expect(names.filter((name) => loadedAtFirstUse.includes(name))).toEqual([]);
});
