/** Comments of a source file, with line comments that follow each other as one text. */
import ts from 'typescript';
import { type Report, reportDialect } from './finding.ts';
import { countWords, sentenceFault, splitSentences } from './sentences.ts';

interface Comment {
  text: string;
  line: number;
  lastLine: number;
  isLine: boolean;
  /** Stands behind code, on its line. */
  isTrailing: boolean;
}

/** Reports the first fragment of each comment, and all of its dialect. */
export function checkComments(source: ts.SourceFile, report: Report): void {
  for (const comment of joinLines(findComments(source))) checkComment(comment, report);
}

const directive = /^(biome-|@ts-|eslint|#|@vitest|@jsx|region|endregion|-{3}|={3}|SPDX|Copyright)/;

/** Sentences up to the first tag are checked. Tags have their own form. */
function checkComment({ text, line, isTrailing }: Comment, report: Report): void {
  const prose = text
    .replace(/^\/\*+|\*+\/$/g, '')
    .replace(/^\s*(\/\/+|\*)/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (directive.test(prose)) return;

  const isDocstring = text.startsWith('/**');
  const [untagged = ''] = prose.split(/(?:^|\s)@(?:param|returns|throws|see|example|default|template)\b/);
  for (const [index, sentence] of splitSentences(untagged).entries()) {
    const allowsNounPhrase = index === 0 && (isDocstring || isTrailing || countWords(sentence) <= 4);
    const fault = sentenceFault(sentence, { isStrict: true, allowsNounPhrase });
    if (!fault) continue;

    report(fault.startsWith('opens') ? 'openings' : 'comments', line, fault, sentence);
    break;
  }
  reportDialect(report, 'words', line, prose.replace(/@param [\w.]+/g, '@param'));
}

/** Looks at the trivia of each token, so that a text that looks like a comment is none. */
function findComments(source: ts.SourceFile): Comment[] {
  const { text } = source;
  const found = new Map<number, Comment>();
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const addRange = ({ pos, end, kind }: ts.CommentRange) =>
    found.set(pos, {
      text: text.slice(pos, end),
      line: lineAt(pos),
      lastLine: lineAt(end),
      isLine: kind === ts.SyntaxKind.SingleLineCommentTrivia,
      isTrailing: text.slice(text.lastIndexOf('\n', pos) + 1, pos).trim() !== '',
    });
  const visit = (node: ts.Node) => {
    const children = node.getChildren(source);
    for (const child of children) visit(child);
    if (children.length > 0 || node.kind === ts.SyntaxKind.JsxText) return;

    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []) addRange(range);
    for (const range of ts.getTrailingCommentRanges(text, node.end) ?? []) addRange(range);
  };
  visit(source);
  return [...found.entries()].sort(([first], [second]) => first - second).map(([, comment]) => comment);
}

function joinLines(comments: readonly Comment[]): Comment[] {
  const joined: Comment[] = [];
  for (const comment of comments) {
    const last = joined.at(-1);
    const continues = last?.isLine && comment.isLine && comment.line === last.lastLine + 1;
    if (last && continues)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text}\n${comment.text}`,
        lastLine: comment.lastLine,
      };
    else joined.push(comment);
  }
  return joined;
}
