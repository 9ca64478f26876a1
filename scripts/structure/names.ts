/** Every name that this repository gives: to code, files, tables, events and endpoints. */
import ts from 'typescript';
import { migratedSchema } from './migrated-schema.ts';
import { collect, getPosition, literalText } from './syntax.ts';
import { isSource, isTest, type Tree } from './tree.ts';

export interface Name {
  text: string;
  /** The place of the name: `path:line`, or the kind of name. */
  at: string;
}

/** @returns all names of a tree */
export function findNames(tree: Tree): Name[] {
  const sources = tree.paths.filter(isSource);
  return [
    ...sources.flatMap((path) => collect(tree, path, declaredName)),
    ...sources.filter((path) => !isTest(path)).flatMap((path) => collect(tree, path, wireName)),
    ...fileNames(tree),
    ...sqlNames(tree),
  ];
}

/** A use of a name repeats its declaration, and what a package calls its own is not ours to name. */
function declaredName(node: ts.Node): Name | undefined {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return undefined;

  const { parent } = node;
  const declares =
    isNaming(parent) && parent.name === node && !(ts.isImportSpecifier(parent) && !parent.propertyName);
  return declares ? { text: node.text, at: getPosition(node) } : undefined;
}

type Naming = ts.Node & { name?: ts.Node };

function isNaming(node: ts.Node): node is Naming {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionLike(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isBindingElement(node) ||
    ts.isEnumMember(node) ||
    ts.isNamedTupleMember(node) ||
    ts.isImportSpecifier(node) ||
    ts.isExportSpecifier(node) ||
    ts.isNamespaceImport(node) ||
    ts.isImportClause(node)
  );
}

/** The name of an event, and the id of an endpoint. */
function wireName(node: ts.Node): Name | undefined {
  if (!ts.isCallExpression(node)) return undefined;

  const [first] = node.arguments;
  const called = node.expression.getText();
  if (first && called === 'declareEvent') return literalName(first);
  if (!first || called !== 'endpoint' || !ts.isObjectLiteralExpression(first)) return undefined;

  const id = first.properties.find((property) => property.name?.getText() === 'id');
  return id && ts.isPropertyAssignment(id) ? literalName(id.initializer) : undefined;
}

function literalName(node: ts.Node): Name | undefined {
  const text = literalText(node);
  return text === undefined ? undefined : { text, at: getPosition(node) };
}

/** Each part of a path once: the name of a folder is not every file's own fault. */
function fileNames({ paths }: Tree): Name[] {
  const parts = paths.flatMap((path) => {
    const segments = path.split('/');
    return segments.map((text, index) => ({ text, at: segments.slice(0, index + 1).join('/') }));
  });
  return [...new Map(parts.map((name) => [name.at, name])).values()];
}

function sqlNames(tree: Tree): Name[] {
  return migratedSchema(tree).flatMap(({ table, columns }) => [
    { text: table, at: `table ${table}` },
    ...columns.map((text) => ({ text, at: `column ${table}.${text}` })),
  ]);
}
