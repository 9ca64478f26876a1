import { Formula } from '../../../ui/content/formula.tsx';
import { Scrolling } from '../../../ui/content/scrolling.tsx';
import type { Stretch } from './page-stretches.ts';
import { Stretches } from './stretches.tsx';

interface WithFormulas {
  stretches: readonly Stretch[];
}

/** A part of a page with its formulas, which may need more than the width of a phone. */
export function FormulaSpan({ stretches }: WithFormulas) {
  return (
    <Scrolling as="span" label={null}>
      <FormulaLine stretches={stretches} />
    </Scrolling>
  );
}

/** Works like `FormulaSpan`, but inside of a link, which must not contain another focusable element. */
export function FormulaLine({ stretches }: WithFormulas) {
  return (
    <Stretches
      stretches={stretches}
      draw={({ text, formula }) => (formula === null ? text : <Formula {...formula} />)}
    />
  );
}
