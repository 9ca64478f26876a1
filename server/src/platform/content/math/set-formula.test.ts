import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { MathNode } from '@akada/contract/wire/content/math-node.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { styledClasses } from './katex-classes.ts';
import { setFormula } from './set-formula.ts';

const studied = [
  'x^2 + y_{1}',
  '\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}',
  '\\sqrt[3]{\\frac{a}{b}}',
  '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
  '\\begin{cases} x & x \\ge 0 \\\\ -x & x < 0 \\end{cases}',
  '\\begin{aligned} a &= b \\\\ &= c \\end{aligned}',
  '\\begin{array}{|c:c|} \\hline a & b \\\\ \\hdashline c & d \\end{array}',
  '\\int_0^\\infty e^{-x^2}\\,dx \\sum_{k=1}^n \\lim_{x \\to 0} \\oiint',
  '\\left( \\frac{a}{b} \\middle| c \\right] \\Bigg\\langle',
  '\\vec{F} \\overrightarrow{AB} \\widehat{xyz} \\overbrace{a}^n \\underbrace{b}_m \\overline{c}',
  '\\cancel{x} \\bcancel{y} \\xcancel{z} \\sout{q} \\boxed{42} \\fbox{a} \\angl{n}',
  '\\textcolor{red}{a} \\color{#0a0} b \\colorbox{yellow}{c} \\fcolorbox{red}{#fff}{d}',
  '\\pmb{x} \\mathbb{R} \\mathcal{L} \\mathfrak{g} \\mathscr{A} \\text{Pülse} \\mathrm{d}',
  '\\xrightarrow[b]{a} \\xleftrightharpoons{k} \\longrightarrow \\iff \\therefore',
  '\\rule{1em}{2pt} \\raisebox{2pt}{a} \\hspace{1cm} \\phantom{x} \\smash{y} \\llap{a}',
  '\\ce{2H2 + O2 -> 2H2O}',
  '\\ce{SO4^2- + Ba^2+ -> BaSO4 v}',
  '\\ce{A <=>[H2O][\\Delta] B}',
  '\\ce{^{227}_{90}Th+} \\pu{1.2e3 kJ/mol}',
  '₦500 + \\%',
];

describe.each([true, false])('displayed: %s', (isDisplayed) => {
  test.each(studied)('%s is set', (tex) => {
    const set = setFormula(tex, isDisplayed);
    expect(z.safeParse(z.array(MathNode), set?.nodes).error?.issues).toBeUndefined();
    expect(JSON.stringify(set?.nodes)).toContain('katex');
  });
});

test.each(['\\tag{1} E = mc^2', '\\begin{CD} A @>a>> B \\\\ @VbVV @AAcA \\\\ C @= D \\end{CD}'])(
  '%s is set on a separate line, and nowhere else',
  (tex) => {
    const set = setFormula(tex, true);
    expect(z.safeParse(z.array(MathNode), set?.nodes).error?.issues).toBeUndefined();
    expect(setFormula(tex, false)).toBeNull();
  },
);

const rejection: Record<string, string> = {
  'an unknown command': '\\unknown{x}',
  'an open brace': '\\frac{a}{',
  'a command of its own': '\\def\\a{b}\\a',
  'a command that grows': `\\def\\a{${'x'.repeat(1000)}}${'\\a'.repeat(190)}`,
  'a macro without end': '\\newcommand{\\a}{\\a\\a}\\a',
  'too many expansions': '\\pmod{'.repeat(150) + '}'.repeat(150),
  '3,000 braces': '{'.repeat(3000) + '}'.repeat(3000),
  '800 fractions': '\\frac{a}{'.repeat(800) + '}'.repeat(800),
  '150 fractions': `${'\\frac{a}{'.repeat(150)}b${'}'.repeat(150)}`,
  '40,000 characters': 'x+'.repeat(20_000),
  'more than 2,000 characters': 'x'.repeat(2001),
  'a link': '\\href{https://x.com}{a}',
  'an address': '\\url{https://x.com}',
  'a picture': '\\includegraphics{a.png}',
  'a class of its own': '\\htmlClass{mantine}{a}',
  'a style of its own': '\\htmlStyle{color:red}{a}',
};

test.each(Object.entries(rejection))('%s is not set', (_, tex) => {
  expect(setFormula(tex, false)).toBeNull();
});

test('2,000 characters are set', () => {
  expect(setFormula('x+'.repeat(999), false)).not.toBeNull();
});

test('a size has its limit', () => {
  expect(JSON.stringify(setFormula('\\rule{99999em}{99999em}', false))).not.toMatch(/\d{4}/);
});

test('every class has rules in the style sheet', () => {
  const css = readFileSync(createRequire(import.meta.url).resolve('katex/dist/katex.css'), 'utf8');
  const selectors = css.replace(/\{[^{}]*\}/g, ' ').replace(/\/\*[\s\S]*?\*\//g, '');
  const ruled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  // These classes belong to MathML, which is not rendered here.
  for (const name of ['katex-mathml', 'mml-eqn-num']) ruled.delete(name);
  expect([...styledClasses].sort()).toEqual([...ruled].sort());
});
