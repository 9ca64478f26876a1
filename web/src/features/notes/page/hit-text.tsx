import type { PageFormula } from '@akada/contract/material/note-pages.ts';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { getRanges } from './page-stretches.ts';
import { Stretches } from './stretches.tsx';

interface HitTextProps {
  before: string;
  match: string;
  after: string;
  formulas: PageFormula[];
}

const withFormulas = lazyComponent(async () => (await import('./formula-span.tsx')).FormulaLine);

/** A search result, marked in the text around it, with formulas as the page shows them. */
export function HitText({ before, match, after, formulas }: HitTextProps) {
  const text = before + match + after;
  const mark = { start: before.length, end: before.length + match.length };
  const stretches = getRanges({ text, bold: [], formulas }, mark, { start: 0, end: text.length });
  const plain = <Stretches stretches={stretches} />;

  if (formulas.length === 0) return plain;
  return <Lazy of={withFormulas} props={{ stretches }} waiting={plain} fault={() => plain} />;
}
