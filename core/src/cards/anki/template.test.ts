import { describe, expect, it } from 'vitest';
import { applyFilters } from './filters.ts';
import { belowAnswerLine, parseTemplate, renderTemplate } from './template.ts';

const fields = new Map([
  ['Front', 'hello'],
  ['Back', '<b>world</b>'],
  ['Empty', ' <br><div></div> '],
  ['Reading', '日本[にほん] 語[ご]'],
]);

const render = (source: string) =>
  renderTemplate(parseTemplate(source), {
    field: (name) => fields.get(name) ?? null,
    filtered: (html, filters) => applyFilters(html, filters),
  });

describe('a template', () => {
  it.each([
    ['{{Front}} and {{ Back }}', 'hello and <b>world</b>'],
    ['{{{Front}}}', 'hello'],
    ['{{Unknown}}', ''],
    ['{{#Front}}a{{/Front}}{{^Front}}b{{/Front}}', 'a'],
    ['{{#Empty}}a{{/Empty}}{{^Empty}}b{{/Empty}}', 'b'],
    ['{{#Front}}{{#Empty}}a{{/Empty}}b{{/Front}}c', 'bc'],
    ['{{#Front}}never closed', 'never closed'],
    ['never opened{{/Front}}', 'never opened'],
    ['{{#c1}}gap{{/c1}}', 'gap'],
    ['<!-- {{Front}} -->x', 'x'],
    ['{{=<% %>=}}<%Front%> {{Back}}', 'hello {{Back}}'],
    ['{{text:Back}}', 'world'],
    ['{{hint:Front}} {{own-filter:Front}}', 'hello hello'],
    ['{{tts en_US voices=x:Front}}{{cloze-only:Front}}', ''],
    ['{{furigana:Reading}}', '<ruby>日本<rt>にほん</rt></ruby><ruby>語<rt>ご</rt></ruby>'],
    ['{{kana:Reading}} {{kanji:Reading}}', 'にほんご 日本語'],
    ['{{kanji:text:Reading}}', '日本語'],
  ])('%s renders as %s', (source, html) => {
    expect(render(source)).toBe(html);
  });

  it('is bounded, whatever it repeats', () => {
    expect(render('{{Back}}'.repeat(100_000)).length).toBeLessThanOrEqual(400_000);
    expect(render('{{#Front}}'.repeat(20_000))).toBe('');
  });

  it.each([
    ['{{FrontSide}}\n<hr id=answer>\n{{Back}}', '\n{{Back}}'],
    ['{{Front}}<hr class="x" id="answer" />{{Back}}', '{{Back}}'],
    ['{{Front}}<hr>{{Back}}', null],
    ['<hr id=answer '.repeat(100_000), null],
  ])('%j is answered below its line', (source, answer) => {
    expect(belowAnswerLine(source)).toBe(answer);
  });
});
