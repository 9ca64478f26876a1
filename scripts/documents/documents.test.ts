/** Documents are believed, so what they say of the sources is held against them. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { configurationTable } from '../../server/src/platform/config/configuration-table.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

function versionedDocuments(): string[] {
  const options = ['--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', ['ls-files', ...options, '*.md'], { cwd: root, encoding: 'utf8' });
  return listed.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

const documents = versionedDocuments();

test('the configuration page lists every variable that the server reads, as the server describes it', () => {
  expect(read('docs/configuration.md')).toContain(configurationTable());
});

test('the README has at most 1,200 words', () => {
  expect(read('README.md').split(/\s+/).length).toBeLessThanOrEqual(1_200);
});

test('the README names no command that does not exist', () => {
  const { scripts } = JSON.parse(read('package.json'));

  const named = [...read('README.md').matchAll(/npm run (\w+)/g)].map(([, name]) => `${name}`);

  for (const name of ['start', 'test', ...named]) expect(scripts).toHaveProperty(name);
});

test.for(documents)('%s leads nowhere that is not there', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) => target);

  const broken = links.filter((target) => !existsSync(join(root, dirname(document), target)));

  expect(broken).toEqual([]);
});

test.for(documents)('%s names no source file that is not there', (document) => {
  const inBackticks = [...read(document).matchAll(/`([\w@.-]+(?:\/[\w@.*-]+)+\.(?:ts|tsx|mjs|sql|md))`/g)];
  const fromRoot = inBackticks
    .map(([, path = '']) => path)
    .filter(
      (path) =>
        /^(core|contract|server|web|e2e|bench|scripts|docs)\//.test(path) && !path.includes('remarks'),
    );

  expect(fromRoot.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every package that is depended on has its line, and no other has one', () => {
  const workspaces: string[] = JSON.parse(read('package.json')).workspaces;
  const used = ['.', ...workspaces].flatMap((folder) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      read(`${folder}/package.json`),
    );
    return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  });
  const explained = used.filter((name) => !name.startsWith('@akada/') && !name.startsWith('@types/'));

  const lines = [...read('docs/decisions/dependencies.md').matchAll(/^\| (`[^|]+`) \|/gm)];
  const listed = lines.flatMap(([, names = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

  expect(listed.sort()).toEqual([...new Set(explained)].sort());
});
