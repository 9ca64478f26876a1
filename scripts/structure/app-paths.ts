/** Paths of the app: spelled out in one module, and led to by menu entries that have their page. */
import ts from 'typescript';
import { countOf, type Figure } from './figure.ts';
import { collect, getPosition, getSyntax, literalText, walk } from './syntax.ts';
import { productionSources, type Tree } from './tree.ts';

const links = 'core/src/links/';
const pages = /^web\/src\/app\/pages\/[a-z]+\.pages\.ts$/;

/** Here every path is one of the app, also of a page that is still to come. */
const ofTheApp = ['core/src', 'web/src'];

/** Here are paths of the API and of files too: one of the app is known by its first segment. */
const besideTheApp = ['contract/src', 'server/src'];

/** Pages of the stand-ins for Google and a mailbox, whose pages have the same names. */
const otherApps = 'server/src/app/sandbox/';

/** First segments of paths that are no page of the app, each with its purpose. */
const otherPaths: Readonly<Record<string, string>> = {
  api: 'the API',
  assets: 'what the build writes',
  film: 'the film that the first page leads to',
  sandbox: 'pages of the server itself',
};

/** @returns literals that spell a path of the app outside the module of its builders */
export function pathLiterals(tree: Tree): Figure {
  const files = productionSources(tree, [...ofTheApp, ...besideTheApp]).filter(
    (path) => !path.startsWith(links) && !path.startsWith(otherApps),
  );
  const first = firstSegments(tree);
  const literals = files.flatMap((path) =>
    collect(tree, path, (node) => {
      const text = literalText(node);
      if (text === undefined || isImport(node) || isEndpointPath(node)) return undefined;
      const segment = firstSegment(text);
      const leadsToApp = first.has(segment) || ofTheApp.some((folder) => path.startsWith(`${folder}/`));
      return leadsToApp && segment !== '' && !(segment in otherPaths)
        ? `${getPosition(node)} ${text}`
        : undefined;
    }),
  );
  return countOf('path literals of the app outside core/src/links', literals);
}

function firstSegments(tree: Tree): ReadonlySet<string> {
  const segments = builderFiles(tree).flatMap((path) =>
    collect(tree, path, (node) => firstSegment(literalText(node) ?? '') || undefined),
  );
  return new Set(segments);
}

/** @returns the first segment of a path, empty if the text is none */
function firstSegment(text: string): string {
  return /^\/([a-z][a-z-]*)(?=$|[/?#])/.exec(text)?.[1] ?? '';
}

function isImport({ parent }: ts.Node): boolean {
  return ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent);
}

/** The API has its own paths, which are declared with their endpoints. */
function isEndpointPath({ parent }: ts.Node): boolean {
  if (!ts.isPropertyAssignment(parent) || parent.name.getText() !== 'path') return false;
  return parent.getSourceFile().fileName.startsWith('contract/');
}

/** @returns menu entries that lead to a path which the list of pages does not have */
export function entriesWithoutPage(tree: Tree): Figure {
  const known = pagePaths(tree);
  const files = productionSources(tree, ['core', 'web']);
  const lost = files.flatMap((path) =>
    collect(tree, path, (node) => {
      const target = entryTarget(node);
      return target && !known.has(target) ? `${getPosition(node)} ${target}` : undefined;
    }),
  );
  const blind = known.size === 0 ? ['web/src/app/pages names no page'] : [];
  return countOf('menu entries without a page', [...blind, ...lost]);
}

/** A builder and the path that it builds count as the same page. */
function pagePaths(tree: Tree): ReadonlySet<string> {
  const written = builtPaths(tree);
  const named = tree.paths
    .filter((path) => pages.test(path))
    .flatMap((path) => collect(tree, path, (node) => getTarget(node, 'path')));
  return new Set(named.flatMap((target) => [target, written.get(target) ?? target]));
}

/** @returns for each builder the path that it is made of */
function builtPaths(tree: Tree): Map<string, string> {
  const built = new Map<string, string>();
  for (const path of builderFiles(tree)) {
    walk(getSyntax(tree, path), (node) => {
      if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node)) return;
      walk(node, (part) => {
        const text = literalText(part);
        if (text?.startsWith('/')) built.set(node.name.getText(), text);
      });
    });
  }
  return built;
}

function builderFiles(tree: Tree): string[] {
  return productionSources(tree, ['core/src/links']);
}

/** An entry has a text, a picture and its own path; an entry that leads out of the app has no page. */
function entryTarget(node: ts.Node): string | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const names = node.properties.map((property) => property.name?.getText());
  if (!names.includes('text') || !names.includes('icon') || names.includes('external')) return undefined;

  return node.properties
    .map((property) => getTarget(property, 'path'))
    .find((target) => target !== undefined);
}

/** @returns where a property leads: a literal path, or the name of a builder */
function getTarget(node: ts.Node, name: string): string | undefined {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== name) return undefined;

  const value = node.initializer;
  const builder = ts.isCallExpression(value) ? value.expression : value;
  if (ts.isPropertyAccessExpression(builder)) return builder.name.text;
  return ts.isIdentifier(builder) ? builder.text : literalText(value);
}
