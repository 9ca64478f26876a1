/** Rules for mechanisms that the product has only once: each rule finds a second one. */
import ts from 'typescript';
import { countOf, type Figure } from './figure.ts';
import { migratedSchema } from './migrated-schema.ts';
import { collect, getPosition, literalText, walk } from './syntax.ts';
import { isSource, isTest, productionSources, type Tree } from './tree.ts';

const features = 'server/src/features';
const platform = 'server/src/platform';

/** @returns one figure per mechanism */
export function mechanisms(tree: Tree): Figure[] {
  return [
    countOf('idempotency keys outside platform/idempotency', idempotencyKeys(tree)),
    countOf('values derived from an idempotency key', keyDerivations(tree)),
    countOf('leases claimed outside platform/work', leases(tree)),
    countOf('modules that load lazily, beside the one', lazyModules(tree).slice(1)),
    countOf('fixtures that compose an app, beside TestApp', appFixtures(tree)),
    countOf('statements that ask the database for the time', sqlClocks(tree)),
    countOf("readings of the process' clock outside platform/clock", processClocks(tree)),
  ];
}

/** A column that a feature keeps for repetitions is a second way to deduplicate them. */
function idempotencyKeys(tree: Tree): string[] {
  const columns = migratedSchema(tree).flatMap(({ table, columns }) =>
    table.startsWith('idempotency') ? [] : columns.filter(isKeyColumn).map((column) => `${table}.${column}`),
  );
  const files = outside(productionSources(tree, ['server/src']), 'idempotency');
  const declared = files.flatMap((path) =>
    collect(tree, path, (node) => (isKeyColumn(literalText(node) ?? '') ? getPosition(node) : undefined)),
  );
  return [...columns, ...declared];
}

const isKeyColumn = (name: string) => name === 'idempotency_key' || name.endsWith('_by_key');

/** Functions whose result represents their argument: with a key in it a repetition finds the same value again. */
const derives = /(^|\.)(repeatableId|hashSecret|stringify|update|hkdfSync)$/;

/** An id or a secret that follows from the key which a client chose is a second way to recognise a repetition. */
function keyDerivations(tree: Tree): string[] {
  return productionSources(tree, [features]).flatMap((path) =>
    collect(tree, path, (node) => {
      if (!ts.isCallExpression(node) || !derives.test(node.expression.getText())) return undefined;
      return node.arguments.some(namesKey) ? getPosition(node) : undefined;
    }),
  );
}

function namesKey(argument: ts.Node): boolean {
  let found = false;
  walk(argument, (node) => {
    if (ts.isIdentifier(node) && /^(idempotencyKey|key)$/.test(node.text)) found = true;
  });
  return found;
}

/** The columns are in the tables of the features; only the work loop claims rows by them. */
function leases(tree: Tree): string[] {
  const files = outside(productionSources(tree, ['server/src']), 'work');
  return files
    .filter((path) => !path.endsWith('.tables.ts'))
    .flatMap((path) =>
      collect(tree, path, (node) => {
        const isNamed = ts.isIdentifier(node) && node.text === 'leaseUntil';
        const isWritten = ts.isTemplateExpression(node.parent ?? node) || ts.isTemplateLiteral(node);
        const inSql = isWritten && /\blease_until\b/.test(literalText(node) ?? '');
        return isNamed || inSql ? getPosition(node) : undefined;
      }),
    );
}

/** @returns modules of the web app that use the library's primitive */
function lazyModules(tree: Tree): string[] {
  return productionSources(tree, ['web/src']).filter((path) =>
    collect(tree, path, (node) => {
      if (ts.isImportSpecifier(node) && isFromReact(node))
        return (node.propertyName ?? node.name).text === 'lazy' || undefined;
      return (ts.isPropertyAccessExpression(node) && node.getText() === 'React.lazy') || undefined;
    }).includes(true),
  );
}

function isFromReact(specifier: ts.ImportSpecifier): boolean {
  const { moduleSpecifier } = specifier.parent.parent.parent;
  return literalText(moduleSpecifier) === 'react';
}

const composers = new Set(['composeFeatures', 'openPlatform', 'createTestApp']);

/** A named function of a test that composes the product: what it adds belongs to the options of the one fixture. */
function appFixtures(tree: Tree): string[] {
  const files = tree.paths.filter(
    (path) => path.startsWith('server/src/') && isTest(path) && isSource(path) && path !== testApp,
  );
  return files.flatMap((path) =>
    collect(tree, path, (node) => {
      const name = functionName(node);
      return name !== undefined && callsComposer(node) ? `${getPosition(node)} ${name}` : undefined;
    }),
  );
}

const testApp = 'server/src/testing/test-app.ts';

function functionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return undefined;
  return ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : undefined;
}

function callsComposer(fixture: ts.Node): boolean {
  let found = false;
  walk(fixture, (node) => {
    if (ts.isCallExpression(node) && composers.has(node.expression.getText())) found = true;
  });
  return found;
}

/** Two processes whose clocks differ agree on leases and deadlines only where both ask the one port. */
function sqlClocks(tree: Tree): string[] {
  const asks = /\b(now|clock_timestamp|statement_timestamp)\(\)|\bcurrent_timestamp\b/i;
  const files = outside(productionSources(tree, [features, platform]), 'clock');
  return files.flatMap((path) =>
    collect(tree, path, (node) => {
      const inSql = asks.test(literalText(node) ?? '');
      const inColumn = ts.isPropertyAccessExpression(node) && node.name.text === 'defaultNow';
      return inSql || inColumn ? getPosition(node) : undefined;
    }),
  );
}

function processClocks(tree: Tree): string[] {
  const files = outside(productionSources(tree, [features, platform, 'server/src/app']), 'clock');
  return files.flatMap((path) =>
    collect(tree, path, (node) => {
      const readsNow =
        ts.isPropertyAccessExpression(node) && node.getText() === 'Date.now' && !isAssigned(node);
      const makesNow =
        ts.isNewExpression(node) && node.getText().startsWith('new Date') && node.arguments?.length === 0;
      return readsNow || makesNow ? getPosition(node) : undefined;
    }),
  );
}

/** A replacement of the clock does not read it. */
function isAssigned(node: ts.Expression): boolean {
  return ts.isBinaryExpression(node.parent) && node.parent.left === node;
}

function outside(paths: readonly string[], part: string): string[] {
  return paths.filter((path) => !path.startsWith(`${platform}/${part}/`));
}
