/** Finds what a module imports of the contract only to call it, and imports that from elsewhere. */
import { parseAst } from 'vite';

type Program = ReturnType<typeof parseAst>;
type Import = Extract<Program['body'][number], { type: 'ImportDeclaration' }>;
type Specifier = Import['specifiers'][number];

/** The functions of `lib/http` and `lib/stream` that take an endpoint and read no schema of it. */
const transport = new Set([
  'call',
  'upload',
  'attempt',
  'withSession',
  'addressOf',
  'download',
  'readEvents',
]);

/** @returns the modules of the contract that a module imports */
export function contractImports(code: string): string[] {
  return getImports(parseAst(code)).map(({ source }) => source.value);
}

/** Names the module to import from instead of one of the contract. @param name of an endpoint, null for all of them */
export type LineModule = (source: string, name: string | null) => string;

/**
 * @param code a module without types
 * @returns the module, with what it only calls from elsewhere
 */
export function withLines(code: string, lineModule: LineModule): string {
  const program = parseAst(code);
  const imports = getImports(program);
  const found = findUses(program.body.filter((statement) => !imports.some((one) => one === statement)));

  return imports.toReversed().reduce((text, { start, end, source, specifiers }) => {
    const called = specifiers.filter((one) => isOnlyCalled(one, found));
    const rest = specifiers.filter((one) => !called.includes(one));
    const lines = called.map((one) => statement(code, [one], lineModule(source.value, getName(one))));
    const statements = lines.join('') + statement(code, rest, source.value);
    return text.slice(0, start) + statements + text.slice(end);
  }, code);
}

function getImports({ body }: Program): Import[] {
  return body.filter(
    (one) => one.type === 'ImportDeclaration' && one.source.value.startsWith('@akada/contract/'),
  ) as Import[];
}

function getName(specifier: Specifier): string | null {
  if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return null;
  return specifier.imported.name;
}

function statement(code: string, specifiers: readonly Specifier[], source: string): string {
  if (specifiers.length === 0) return '';

  const names = specifiers.map(({ start, end }) => code.slice(start, end)).join(', ');
  const isWhole = specifiers[0]?.type === 'ImportNamespaceSpecifier';
  return `import ${isWhole ? names : `{ ${names} }`} from ${JSON.stringify(source)};`;
}

interface Uses {
  /** The number of occurrences of each name anywhere, also as the name of something else. */
  names: Map<string, number>;
  /**
   * The number of occurrences as the endpoint of a call: `login`, or `endpoints.*` if a complete module was
   * imported.
   */
  calls: Map<string, number>;
}

function isOnlyCalled({ type, local: { name } }: Specifier, { names, calls }: Uses): boolean {
  const called = calls.get(type === 'ImportNamespaceSpecifier' ? `${name}.*` : name) ?? 0;
  return called > 0 && called === names.get(name);
}

function findUses(tree: unknown, uses: Uses = { names: new Map(), calls: new Map() }): Uses {
  if (typeof tree !== 'object' || tree === null) return uses;

  const node = tree as Partial<Record<string, unknown>>;
  if (node.type === 'Identifier') count(uses.names, String(node.name));
  const endpoint = getEndpoint(node);
  if (endpoint !== null) count(uses.calls, endpoint);
  for (const part of Object.values(node)) findUses(part, uses);
  return uses;
}

interface Expression {
  type?: string;
  name?: string;
  object?: Expression;
}

function getEndpoint({ type, callee, arguments: input }: Record<string, unknown>): string | null {
  if (type !== 'CallExpression' || !transport.has((callee as Expression).name ?? '')) return null;

  const [first] = input as Expression[];
  if (first?.type === 'Identifier') return first.name ?? null;
  return first?.type === 'MemberExpression' ? `${first.object?.name}.*` : null;
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
