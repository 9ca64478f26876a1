import { describe, expect, it } from 'vitest';
import { getText } from '../blocks/raw-block.ts';
import { htmlBlocks } from './html-blocks.ts';
import { readPage } from './read-html.ts';

const getTexts = (html: string, styles?: string[]) => htmlBlocks(html, styles).map(getText);

describe('a text that no browser shows is not read', () => {
  it.each([
    'display: none',
    'DISPLAY:NONE!important',
    'visibility:hidden',
    'opacity: 0',
    'opacity:0.0',
    'font-size:0',
    'font-size: 0px',
    'position:absolute;left:-9999px',
    'position: fixed; top: -100vh',
    'text-indent:-9999px',
    'position:absolute;clip:rect(0 0 0 0)',
    'position:absolute; clip: rect(1px, 1px, 1px, 1px)',
    'clip-path:inset(50%)',
    'max-height:0;overflow:hidden',
    'position:absolute;width:1px;height:1px;overflow:hidden',
    'transform: scale(0)',
  ])('with the style %s', (style) => {
    expect(
      getTexts(`<p>Seen <span style="${style}">HIDDEN</span>words.</p><p style="${style}">HIDDEN</p>`),
    ).toEqual(['Seen words.']);
  });

  it.each([
    ['.a { display: none }', '<p class="b a">HIDDEN</p>'],
    ['p.a, .c { display: none }', '<p class="a">HIDDEN</p>'],
    ['#key{visibility:hidden}', '<p id="key">HIDDEN</p>'],
    ['aside{display:none}', '<aside>HIDDEN</aside>'],
    ['.quiz .key{display:none}', '<div class="quiz"><div><p class="key">HIDDEN</p></div></div>'],
    ['.quiz > .key{display:none}', '<div class="quiz"><p class="key">HIDDEN</p></div>'],
    ['[data-key]{display:none}', '<p data-key="1">HIDDEN</p>'],
    ['/* .a{} */ @media screen { .a { display:none } }', '<p class="a">HIDDEN</p>'],
    ['@charset "utf-8"; .a{display:none}', '<p class="a">HIDDEN</p>'],
    ['.a{display:none}', '<table><tr class="a"><td>HIDDEN</td><td>1</td></tr></table>'],
    ['', '<p hidden>HIDDEN</p><template>HIDDEN</template>'],
  ])('with the rules %s', (rules, html) => {
    expect(getTexts(`<style>${rules}</style>${html}<p>Seen.</p>`)).toEqual(['Seen.']);
    expect(getTexts(`${html}<p>Seen.</p>`, [rules])).toEqual(['Seen.']);
  });

  it('in a cell and in code, next to a text that is shown', () => {
    const html =
      '<table><tr><td>Iron<td class="k">HIDDEN<td>Fe</table><pre>a = 1;<b class="k">copy</b></pre>';

    expect(getTexts(html, ['.k{display:none}'])).toEqual(['Iron | Fe', 'a = 1;']);
  });
});

describe('a text that is shown stays', () => {
  it.each([
    ['.a:hover{display:none}', '<p class="a">Seen.</p>'],
    ['.a::before{display:none}', '<p class="a">Seen.</p>'],
    ['.b .a{display:none}', '<p class="a">Seen.</p>'],
    ['.b > .a{display:none}', '<div class="b"><div><p class="a">Seen.</p></div></div>'],
    ['@media print{.a{display:none}}', '<p class="a">Seen.</p>'],
    ['@media (max-width: 600px){.a{display:none} .b{color:red}}', '<p class="a">Seen.</p>'],
    ['.a{display:none} .a.open{display:block}', '<p class="a open">Seen.</p>'],
    ['p.a{display:block} .a{display:none}', '<p class="a">Seen.</p>'],
    ['.a{display:none}', '<p class="a" style="display:block">Seen.</p>'],
    ['.a{opacity:0.5;font-size:0.8em}', '<p class="a">Seen.</p>'],
    ['.a{overflow:hidden;height:100px}', '<p class="a">Seen.</p>'],
    ['.a{left:-9999px;text-indent:-2em;margin:0}', '<p class="a">Seen.</p>'],
    ['.a{position:absolute;left:-10px;height:0}', '<p class="a">Seen.</p>'],
    ['.a{display:none', '<p class="b">Seen.</p>'],
  ])('with the rules %s', (rules, html) => {
    expect(getTexts(html, [rules])).toEqual(['Seen.']);
  });

  it('if only screen readers pass over it, unless it draws a formula again', () => {
    expect(
      getTexts('<p>A <span aria-hidden="true">seen</span> word<a aria-hidden="true" href="#x">¶</a>.</p>'),
    ).toEqual(['A seen word.']);
    const formula =
      '<span class="katex"><span class="mathml"><math><mi>x</mi></math></span><span class="drawn" aria-hidden="true">x</span></span>';
    expect(
      getTexts(`<p>Here ${formula} is.</p>`, ['.mathml{position:absolute;clip:rect(1px,1px,1px,1px)}']),
    ).toEqual(['Here x is.']);
  });

  it('in a page with styles that never end', () => {
    const rules = `${'@media print{'.repeat(50_000)}.a{display:none}`;

    expect(readPage(`<style>${rules}</style><p class="a">Seen.</p>`).blocks.map(getText)).toEqual(['Seen.']);
    expect(
      getTexts('<p>Seen.</p>', ['.a '.repeat(300_000), '{'.repeat(300_000), '[a'.repeat(300_000)]),
    ).toEqual(['Seen.']);
  });
});
