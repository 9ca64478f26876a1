import type { TextSpan } from '@akada/core/text/document.ts';
import { createContext, type ReactNode, use } from 'react';
import { Lazy, lazyComponent } from '../../../lib/lazy/lazy.tsx';
import { getRanges, type ShownText } from './page-stretches.ts';
import { Stretches } from './stretches.tsx';

interface Shown {
  page: ShownText;
  mark: TextSpan | null;
  /** Level of the heading above the page. */
  below: number;
}

export const ShownPage = createContext<Shown>({
  page: { text: '', bold: [], formulas: [] },
  mark: null,
  below: 1,
});

const withFormulas = lazyComponent(async () => (await import('./formula-span.tsx')).FormulaSpan);

/** A part of the page's text, with its bold, marked and formula spans. */
export function PageSpan(part: TextSpan): ReactNode {
  const { page, mark } = use(ShownPage);
  const stretches = getRanges(page, mark, part);
  const text = <Stretches stretches={stretches} />;

  if (stretches.every(({ formula }) => formula === null)) return text;
  return <Lazy of={withFormulas} props={{ stretches }} waiting={text} fault={() => text} />;
}
