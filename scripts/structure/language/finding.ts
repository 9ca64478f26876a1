/** One place whose language is not plain. */
import { dialect } from './dialect.ts';

export const kinds = ['comments', 'openings', 'names', 'words', 'titles', 'docs', 'texts'] as const;
export type Kind = (typeof kinds)[number];

export interface Finding {
  kind: Kind;
  path: string;
  line: number;
  fault: string;
  text: string;
}

export type Report = (kind: Kind, line: number, fault: string, text: string) => void;

/** Reports each dialect phrase of a text. Names of the code, between backticks, have other rules. */
export function reportDialect(report: Report, kind: Kind, line: number, text: string): void {
  for (const { pattern, instead, isPlain } of dialect) {
    for (const match of text.matchAll(pattern)) {
      const leftText = text.slice(0, match.index);
      const rightText = text.slice(match.index + match[0].length);
      const isCode = (leftText.split('`').length - 1) % 2 === 1;
      if (!isCode && !isPlain?.(leftText, rightText, kind))
        report(kind, line, `"${match[0]}": ${instead}`, text);
    }
  }
}
