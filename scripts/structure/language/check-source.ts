/** Checks the comments, names, test titles and visible texts of one source file. */
import ts from 'typescript';
import { checkComments } from './comments.ts';
import { type Report, reportDialect } from './finding.ts';
import { dialectInName, nameFault } from './name-words.ts';
import { titleFault } from './test-titles.ts';
import { checkText, hasVisibleTexts, visibleText } from './visible-texts.ts';

export function checkSource(source: ts.SourceFile, report: Report): void {
  const names = new Set<string>();
  const showsTexts = hasVisibleTexts(source.fileName);
  const lineAt = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const visit = (node: ts.Node, groups: readonly string[]) => {
    const name = declaredName(node);
    if (name && !names.has(name.text)) {
      names.add(name.text);
      checkName(report, lineAt(name), name.text, isBoolean(node));
    }
    const text = showsTexts ? visibleText(node) : undefined;
    if (text !== undefined) checkText(report, lineAt(node), text);
    const title = testTitle(node, source);
    const titles = title === undefined ? groups : [...groups, title];
    if (title !== undefined) checkTitle(report, lineAt(node), titles, isGroup(node, source));
    ts.forEachChild(node, (child) => visit(child, titles));
  };
  checkComments(source, report);
  visit(source, []);
}

/** Each name is reported for one fault: its form, or else its words. */
function checkName(report: Report, line: number, name: string, isBooleanName: boolean): void {
  const fault = nameFault(name, isBooleanName);
  if (fault) report('names', line, fault, name);
  else for (const word of dialectInName(name)) report('words', line, word, name);
}

/** A use repeats its declaration, and a destructured field has the name that its owner gave it. */
function declaredName(node: ts.Node): ts.Identifier | undefined {
  const declares =
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    (ts.isBindingElement(node) && node.propertyName !== undefined);
  return declares && node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

function isBoolean(node: ts.Node): boolean {
  return 'type' in node && (node.type as ts.Node | undefined)?.kind === ts.SyntaxKind.BooleanKeyword;
}

const testCall = /^(it|test|describe)\b(?!\.step)/;

function testTitle(node: ts.Node, source: ts.SourceFile): string | undefined {
  if (!ts.isCallExpression(node) || !testCall.test(node.expression.getText(source))) return undefined;
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title.text : undefined;
}

function isGroup(node: ts.Node, source: ts.SourceFile): boolean {
  return ts.isCallExpression(node) && node.expression.getText(source).startsWith('describe');
}

function checkTitle(report: Report, line: number, titles: readonly string[], isGroupTitle: boolean): void {
  reportDialect(report, 'words', line, titles.at(-1) ?? '');
  const fault = isGroupTitle ? undefined : titleFault(titles);
  if (fault) report('titles', line, fault, titles.join(' > '));
}
