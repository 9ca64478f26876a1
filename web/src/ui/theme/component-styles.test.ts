/** A page that uses a component without its styles shows the control of the browser, and no other test sees it. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const styles = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.css'));

const readNames = (text: string) =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, name = '']) => name);

const withStyles = new Set(readdirSync(styles).map((name) => name.replace(/\..*/, '')));
const everywhere = readNames(readFileSync(join(import.meta.dirname, 'styles.ts'), 'utf8'));

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsx') && !name.includes('.test.'),
);

/** @returns the components that a file imports without their styles */
function findUnstyled(text: string): string[] {
  const [, list = ''] = /import \{([^}]*)\} from '@mantine\/core'/.exec(text) ?? [];
  const styled = new Set([...everywhere, ...readNames(text)]);
  // Parts such as a card of a radio have the styles of their page.
  const isUsed = (name: string) => new RegExp(`<${name}[\\s/>]`).test(text);
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => withStyles.has(name) && !styled.has(name) && isUsed(name));
}

test('every component of a page comes with its styles', () => {
  const components = files.flatMap((file) =>
    findUnstyled(readFileSync(join(sources, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(components).toEqual([]);
  expect(findUnstyled("import { Button, Switch } from '@mantine/core'; <Switch />")).toEqual(['Switch']);
});
