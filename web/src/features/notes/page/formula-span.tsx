import { Formula } from '../../../ui/content/formula.tsx';
import { Scrolling } from '../../../ui/content/scrolling.tsx';
import type { Stretch } from './page-stretches.ts';
import { Stretches } from './stretches.tsx';

/** A part of a page with its formulas, which may need more than the width of a phone. */
export function FormulaSpan({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <Scrolling as="span" label={null}>
      <Stretches
        stretches={stretches}
        draw={({ text, formula }) => (formula === null ? text : <Formula {...formula} />)}
      />
    </Scrolling>
  );
}
