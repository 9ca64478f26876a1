/** Names made of words that only this repository understands. */
import ts from 'typescript';
import { countOf, type Figure } from './figure.ts';
import { findNames, type Name } from './names.ts';
import { collect, getPosition } from './syntax.ts';
import { isSource, isTest, type Tree } from './tree.ts';
import { type AllowedCompound, allowedCompounds, privateWords } from './word-list.ts';

const insteadOf = new Map(privateWords.flatMap(({ forms, instead }) => forms.map((form) => [form, instead])));

/** @returns each name with a private word once, with its first place */
export function privateNames(tree: Tree): Figure {
  const found = new Map<string, { instead: string; at: string[] }>();
  const names: Judged[] = [...findNames(tree), ...dependencyTypes(tree), ...requestTypes(tree)];
  for (const name of names) {
    const instead = name.instead ?? findPrivateWord(name);
    if (instead === undefined) continue;
    const known = found.get(name.text) ?? { instead, at: [] };
    known.at.push(name.at);
    found.set(name.text, known);
  }
  const causes = [...found].map(([text, { instead, at }]) => `${text} -> ${instead}: ${at.join(' ')}`);
  return countOf('names with private words', causes);
}

type Judged = Name & { instead?: string };

/** @returns what to write instead of the first private word of a name, undefined if there is none */
function findPrivateWord({ text, at }: Name): string | undefined {
  const words = getWords(text);
  const allowed = new Set(allowedCompounds.flatMap((compound) => allowedPositions(compound, words, at)));
  const word = words.find((word, position) => insteadOf.has(word) && !allowed.has(position));
  return word === undefined ? undefined : insteadOf.get(word);
}

/** @returns the words of a name in any spelling, in lower case */
export function getWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

function allowedPositions(
  { words, within }: AllowedCompound,
  name: readonly string[],
  time: string,
): number[] {
  if (within && !within.test(time)) return [];
  return name.flatMap((_, start) =>
    words.every((word, offset) => name[start + offset] === word)
      ? words.map((_, offset) => start + offset)
      : [],
  );
}

/** Members that say what a function works with, not how it is to work. */
const dependencies = new Set([
  'database',
  'db',
  'queue',
  'clock',
  'log',
  'hints',
  'files',
  'mailer',
  'transport',
  'passwords',
  'accounts',
  'usage',
  'notes',
  'quiz',
  'sessions',
  'attempts',
  'provider',
  'pool',
]);

/** Types that hold dependencies end in `Deps`: `Ports` is a word of one school, and options can be omitted. */
function dependencyTypes(tree: Tree): Judged[] {
  return tree.paths.filter(isSource).flatMap((path) =>
    collect(tree, path, (node) => {
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return undefined;
      const { text } = node.name;
      const holds = text.endsWith('Ports') || (text.endsWith('Options') && requiresDependency(node));
      return holds ? { text, at: getPosition(node), instead: 'Deps' } : undefined;
    }),
  );
}

function requiresDependency(type: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean {
  return getMembers(type).some(
    ({ name, questionToken }) => name && !questionToken && dependencies.has(name.getText()),
  );
}

/** A request to the server is a call; a question is what a student answers. */
function requestTypes(tree: Tree): Judged[] {
  const tests = tree.paths.filter((path) => isSource(path) && isTest(path));
  return tests.flatMap((path) =>
    collect(tree, path, (node) => {
      if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return undefined;
      const asksServer = getMembers(node).some(({ name }) =>
        ['endpoint', 'method', 'url', 'headers', 'caller'].includes(name?.getText() ?? ''),
      );
      return node.name.text === 'Question' && asksServer
        ? { text: 'Question', at: getPosition(node), instead: 'Call' }
        : undefined;
    }),
  );
}

function getMembers(type: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): readonly ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(type)) return type.members;
  return ts.isTypeLiteralNode(type.type) ? type.type.members : [];
}
