/**
 * Styles that formulas of a single file need to look as in the app: KaTeX's rules, with the fonts of the used
 * classes. MathML would be shorter, but its look depends on fonts that phones lack, and browsers omit the
 * strokes of `\cancel`, the frames of `\boxed` and the lines of tables.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const rule = /([^{}]+)\{([^{}]*)\}/g;
const fontFamily = /KaTeX_\w+/;
const fontFile = /url\(([^()]+\.woff2)\)/;

/**
 * @param classes of the formulas of a page
 * @returns the style sheet; empty without formulas
 */
export function formulaStyle(classes: ReadonlySet<string>): string {
  if (classes.size === 0) return '';

  const path = createRequire(import.meta.url).resolve('katex/dist/katex.min.css');
  const rules = Array.from(
    readFileSync(path, 'utf8').matchAll(rule),
    ([whole, selector = '', body = '']) => ({
      whole,
      selector: selector.trim(),
      family: fontFamily.exec(body)?.[0] ?? null,
      body,
    }),
  );
  const used = new Set(
    rules.flatMap(({ selector, family }) => (family !== null && isUsed(selector, classes) ? [family] : [])),
  );
  return rules
    .map(({ whole, selector, family, body }) => {
      if (selector !== '@font-face') return whole;
      return family !== null && used.has(family) ? fontFace(body, dirname(path)) : '';
    })
    .join('');
}

/** @returns whether a selector has classes, and only used ones */
function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  return selectors.split(',').some((selector) => {
    const names = selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? [];
    return names.length > 0 && names.every((name) => classes.has(name));
  });
}

function fontFace(body: string, folder: string): string {
  const [, file = ''] = fontFile.exec(body) ?? [];
  const font = readFileSync(join(folder, file)).toString('base64');
  return `@font-face{${body.replace(/src:[^;]+/, `src:url(data:font/woff2;base64,${font}) format("woff2")`)}}`;
}
