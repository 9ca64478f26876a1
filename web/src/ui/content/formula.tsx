import type { Formula as FormulaNode } from '@akada/contract/wire/content/content-tree.ts';
import type { MathDrawing, MathNode, MathStyle } from '@akada/contract/wire/content/math-node.ts';
import { withEllipsis } from '@akada/core/cards/cloze.ts';
import stylesheet from 'katex/dist/katex-swap.min.css?url';
import { type CSSProperties, use } from 'react';
import classes from './content.module.css';
import { ContentOptions } from './content-options.ts';
import { keyed } from './keyed.ts';
import { Scrolling } from './scrolling.tsx';

/**
 * A formula in a line. Screen readers read its source, and copying copies it, because the rendered formula
 * consists of many pieces. The styles and fonts load with the first formula of a visit.
 */
export function Formula({ tex: source, set }: FormulaNode) {
  const tex = withEllipsis(source, use(ContentOptions).hiddenCloze);
  if (set === null) return <Unset tex={tex} />;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="formulas" />
      {/* Formulas run from left to right, also within Arabic and Hebrew. */}
      <span role="math" aria-label={tex} dir="ltr">
        <span className={classes.spoken} aria-hidden>
          {`$${tex}$`}
        </span>
        <span className={classes.drawn} aria-hidden>
          <MathNodes nodes={set} />
        </span>
      </span>
    </>
  );
}

/** A formula in a separate line, which scrolls if it is wider than the screen. */
export function DisplayedFormula(formula: FormulaNode) {
  return (
    <Scrolling label="Formula">
      <Formula {...formula} />
    </Scrolling>
  );
}

function Unset({ tex }: { tex: string }) {
  return (
    <code className={classes.unset} dir="ltr" title="This formula cannot be shown. This is its source.">
      {tex}
    </code>
  );
}

function MathNodes({ nodes }: { nodes: readonly MathNode[] }) {
  return keyed(nodes).map(([key, node]) => {
    if (typeof node === 'string') return node;
    if (node[0] === 'svg') return <Drawing key={key} {...node[1]} />;

    const [, names, style, children] = node;
    const [, gap] = /\bgap-(\d+)/.exec(names) ?? [];
    if (gap !== undefined) return <Gap key={key} number={Number(gap)} nodes={children} />;
    return (
      <span key={key} className={names || undefined} style={getStyle(style)}>
        <MathNodes nodes={children} />
      </span>
    );
  });
}

/** A gap of a card within a formula. */
function Gap({ number, nodes }: { number: number; nodes: readonly MathNode[] }) {
  if (number === use(ContentOptions).hiddenCloze) return <span className={classes.blank} />;
  return (
    <span className={classes.cloze}>
      <MathNodes nodes={nodes} />
    </span>
  );
}

function Drawing({ width, height, viewBox, aspect, style, shapes }: MathDrawing) {
  const own = { width, height, viewBox: viewBox || undefined, preserveAspectRatio: aspect || undefined };
  return (
    <svg {...own} style={getStyle(style)} aria-hidden>
      {keyed(shapes).map(([key, shape]) => {
        if (shape[0] === 'path') return <path key={key} d={shape[1]} />;

        const [, from, to, strokeWidth] = shape;
        const [x1, y1] = from.split(',');
        const [x2, y2] = to.split(',');
        return <line key={key} x1={x1} y1={y1} x2={x2} y2={y2} strokeWidth={strokeWidth} />;
      })}
    </svg>
  );
}

/** Numbers in a tree are in em; numbers in React's styles would be pixels. */
function getStyle(style: MathStyle): CSSProperties | undefined {
  const entries = Object.entries(style);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'number' ? `${value}em` : value]),
  );
}
