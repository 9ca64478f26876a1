import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

let folder: string;

/** Lints a file with only the plugins of this repository. */
function lint(code: string) {
  writeFileSync(join(folder, 'planted.tsx'), code);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=github', 'planted.tsx'];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return { status, reports: stdout.match(/without the spread/g)?.length ?? 0 };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'akada-lint-'));
  const { plugins } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const config = {
    root: true,
    plugins: plugins.map((path: string) => join(root, path)),
    linter: { rules: { preset: 'none' } },
  };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter', () => {
  test.each([
    'export const list = [...[1, 2]];',
    "export const list = [...(['a'] as const), ...other];",
    'export const point = { ...{ x: 1 }, y: 2 };',
    "export const point = { ...({ kind: 'a' } satisfies Kind) };",
    'export const star = <Star {...{ count: 1 }} />;',
    'export const max = Math.max(...[1, 2]);',
  ])('rejects a literal that is spread: %s', (code) => {
    expect(lint(code)).toEqual({ status: 1, reports: 1 });
  });

  test.each([
    'export const list = [...other, 2];',
    'export const list = [...(condition ? [1] : []), ...other.map((item) => [item])];',
    'export const point = { ...base, ...(condition ? { x: 1 } : {}), ...(condition && { y: 2 }) };',
    'export const star = <Star {...props} count={1} />;',
  ])('allows the spread of a variable or a condition: %s', (code) => {
    expect(lint(code)).toEqual({ status: 0, reports: 0 });
  });
});
