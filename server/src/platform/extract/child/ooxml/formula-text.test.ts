import { expect, it } from 'vitest';
import { readXml } from '../xml/xml-tree.ts';
import { formulaText } from './formula-text.ts';

async function* bytes(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
const latex = async (body: string) => formulaText(await readXml(bytes(`<m:oMath>${body}</m:oMath>`)));

const r = (text: string) => `<m:r><w:rPr/><m:t>${text}</m:t></m:r>`;
const e = (content: string) => `<m:e>${content}</m:e>`;
const sup = (base: string, power: string) =>
  `<m:sSup><m:sSupPr/>${e(r(base))}<m:sup>${r(power)}</m:sup></m:sSup>`;
const fraction = (over: string, under: string, properties = '') =>
  `<m:f><m:fPr>${properties}</m:fPr><m:num>${over}</m:num><m:den>${under}</m:den></m:f>`;

it.each([
  ['a formula in a row', r('𝐸=𝑚') + sup('𝑐', '2'), 'E=mc^{2}'],
  ['a power of more than one character', sup('10', '−14'), '{10}^{-14}'],
  ['an index', `<m:sSub>${e(r('H'))}<m:sub>${r('2')}</m:sub></m:sSub>${r('O')}`, 'H_{2}O'],
  [
    'index and power',
    `<m:sSubSup>${e(r('x'))}<m:sub>${r('i')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`,
    'x_{i}^{2}',
  ],
  [
    'an isotope',
    `<m:sPre><m:sub>${r('6')}</m:sub><m:sup>${r('14')}</m:sup>${e(r('C'))}</m:sPre>`,
    '{}_{6}^{14}C',
  ],
  ['a fraction', fraction(r('−b'), r('2a')), '\\frac{-b}{2a}'],
  ['a fraction on one line', fraction(r('1'), r('2x'), '<m:type m:val="lin"/>'), '1/{2x}'],
  [
    'a binomial coefficient',
    `<m:d><m:dPr/>${e(fraction(r('n'), r('k'), '<m:type m:val="noBar"/>'))}</m:d>`,
    '\\binom{n}{k}',
  ],
  [
    'a square root',
    `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(r('2'))}</m:rad>`,
    '\\sqrt{2}',
  ],
  ['a cube root', `<m:rad><m:deg>${r('3')}</m:deg>${e(r('x+1'))}</m:rad>`, '\\sqrt[3]{x+1}'],
  [
    'a sum with bounds',
    `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup>${e(r('i'))}</m:nary>`,
    '\\sum_{i=1}^{n} i',
  ],
  ['an integral without bounds', `<m:nary><m:sub/><m:sup/>${e(r('f dx'))}</m:nary>`, '\\int f dx'],
  ['parentheses', `<m:d>${e(r('a+b'))}</m:d>`, '\\left( a+b \\right)'],
  [
    'cases, open on the right',
    `<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr>${e(`<m:eqArr>${e(r('x'))}${e(r('−x'))}</m:eqArr>`)}</m:d>`,
    '\\left\\{ \\begin{aligned} x \\\\ -x \\end{aligned} \\right.',
  ],
  [
    'a matrix',
    `<m:m><m:mPr/><m:mr>${e(r('1'))}${e(r('0'))}</m:mr><m:mr>${e(r('0'))}${e(r('1'))}</m:mr></m:m>`,
    '\\begin{matrix} 1 & 0 \\\\ 0 & 1 \\end{matrix}',
  ],
  ['a function', `<m:func><m:fName>${r('sin')}</m:fName>${e(r('θ'))}</m:func>`, '\\sin \\theta'],
  [
    'a limit',
    `<m:func><m:fName><m:limLow>${e(r('lim'))}<m:lim>${r('x→0')}</m:lim></m:limLow></m:fName>${e(r('f'))}</m:func>`,
    '\\lim_{x\\rightarrow0} f',
  ],
  ['a vector', `<m:acc><m:accPr><m:chr m:val="⃗"/></m:accPr>${e(r('v'))}</m:acc>`, '\\vec{v}'],
  ['a mean', `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r('x'))}</m:bar>`, '\\overline{x}'],
  ['Greek and signs, parted from what follows', r('α×βx≤∞'), '\\alpha\\times\\beta x\\leq\\infty'],
  ['words', `<m:r><m:rPr><m:nor/></m:rPr><m:t>if x</m:t></m:r>`, '\\text{if x}'],
  ['characters that LaTeX reads otherwise', r('50% &amp; $_#'), '50\\% \\& \\$\\_\\#'],
])('%s', async (_what, body, expected) => {
  expect(await latex(body)).toBe(`$${expected}$`);
});

it.each([
  ['nothing', '<m:r><m:t/></m:r>', ''],
  ['a part that has no reading', `${r('x')}<m:unheardOf/>`, '[formula]'],
  [
    'an accent that has no reading',
    `<m:acc><m:accPr><m:chr m:val="☃"/></m:accPr>${e(r('x'))}</m:acc>`,
    '[formula]',
  ],
])('%s', async (_what, body, expected) => {
  expect(await latex(body)).toBe(expected);
});

it('the formulas of a paragraph are separated', async () => {
  const para = `<m:oMathPara><m:oMathParaPr/><m:oMath>${r('a')}</m:oMath><m:oMath>${r('b')}</m:oMath></m:oMathPara>`;

  expect(formulaText(await readXml(bytes(para)))).toBe('$a$ $b$');
});
