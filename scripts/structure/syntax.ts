/** Sources as the compiler reads them, so that a comment or a text is never taken for code. */
import ts from 'typescript';
import type { Tree } from './tree.ts';

const parsed = new WeakMap<Tree, Map<string, ts.SourceFile>>();

/** @returns the syntax of a file, read once per tree */
export function getSyntax(tree: Tree, path: string): ts.SourceFile {
  const files = parsed.get(tree) ?? new Map<string, ts.SourceFile>();
  parsed.set(tree, files);
  const known = files.get(path);
  if (known) return known;

  const kind = path.endsWith('.tsx')
    ? ts.ScriptKind.TSX
    : path.endsWith('.mjs')
      ? ts.ScriptKind.JS
      : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, tree.read(path), ts.ScriptTarget.Latest, true, kind);
  files.set(path, file);
  return file;
}

/** Visits a node and everything inside it, outermost first. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** @returns all nodes of a file for which `pick` gives something */
export function collect<Found>(
  tree: Tree,
  path: string,
  pick: (node: ts.Node) => Found | undefined,
): Found[] {
  const found: Found[] = [];
  walk(getSyntax(tree, path), (node) => {
    const picked = pick(node);
    if (picked !== undefined) found.push(picked);
  });
  return found;
}

/** @returns the fixed text of a literal or of a part of a template, undefined for any other node */
export function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text;
  return undefined;
}

/** @returns `path:line` of a node */
export function getPosition(node: ts.Node): string {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
}
