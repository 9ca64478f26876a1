import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describedVariables } from './settings.ts';

it('every variable comes with what people need to know about it', () => {
  for (const { name, about, standard, wanted } of describedVariables()) {
    expect({ name, about, standard, wanted }).toEqual({
      name: expect.stringMatching(/^[A-Z][A-Z0-9_]+$/),
      about: expect.stringMatching(/\.$/),
      standard: expect.stringMatching(/./),
      wanted: expect.stringMatching(/[^.]$/),
    });
  }
});

it('the README has the table of exactly these variables', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z0-9_]+` \|/.test(line));

  expect(rows).toEqual(
    describedVariables().map(({ name, standard, about }) => {
      const shown = standard.replaceAll('<', '\\<').replaceAll('>', '\\>');
      return `| \`${name}\` | ${shown} | ${about} |`;
    }),
  );
});
