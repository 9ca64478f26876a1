import type { Declarations } from './style-rules.ts';

const ZERO = /^[+-]?0*\.?0+(?:[a-z]+|%)?$/;
/** Farther to the left or above than any screen is wide. */
const FAR = /^-(?:\d{3,}(?:\.\d+)?(?:em|rem|vw|vh|%)|\d{4,}(?:\.\d+)?(?:px|pt)?|999(?:px|pt)?)$/;
const TINY = /^(?:[+-]?0*\.?0+(?:[a-z]+|%)?|1px)$/;

/** Tells if an element with these declarations is not seen, whatever is in it. */
export function isHidden(style: Declarations): boolean {
  if (style.size === 0) return false;

  const get = (name: string) => style.get(name)?.value ?? '';
  const isPlaced = /^(?:absolute|fixed)$/.test(get('position'));
  const cuts = ['overflow', 'overflow-x', 'overflow-y'].some((name) => /hidden|clip/.test(get(name)));
  const has = (form: RegExp, ...names: string[]) => names.some((name) => form.test(get(name)));

  return (
    get('display') === 'none' ||
    has(/^(?:hidden|collapse)$/, 'visibility', 'content-visibility') ||
    has(ZERO, 'opacity', 'font-size') ||
    has(FAR, 'text-indent') ||
    has(/^scale\(\s*0\s*\)/, 'transform') ||
    has(/^inset\(\s*(?:50|100)%/, 'clip-path') ||
    (isPlaced &&
      (has(FAR, 'left', 'right', 'top') || has(/^rect\((?:[\s,]*[01](?:px)?){4}\s*\)$/, 'clip'))) ||
    (cuts && has(isPlaced ? TINY : ZERO, 'height', 'max-height', 'width', 'max-width'))
  );
}
