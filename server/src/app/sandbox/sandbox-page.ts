/** The common parts of the sandbox pages: no script, no asset, readable by keyboard, phone and screen reader. */
import { createHash } from 'node:crypto';
import { type Html, html, unsafeMarkup } from '../../platform/mail/html.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#c9c9d2, #4a4a55); }
html { background: light-dark(#fff, #17171c); color: light-dark(#17171c, #f2f2f5); }
a { color: light-dark(#0b4f9e, #a9c7ff); }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 0; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0; }
label { display: grid; flex: 1 1 min(16rem, 100%); min-width: 0; }
label.tick { display: flex; flex: 1 1 100%; gap: .5rem; align-items: center; min-height: 2.75rem; }
input, button { font: inherit; min-width: 0; min-height: 2.75rem; padding: 0 .75rem; }
input[type=checkbox] { width: 1.25rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
pre { font: inherit; white-space: pre-wrap; margin: .75rem 0; }
li a { display: inline-block; padding: .5rem 0; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Permits only the one style in the page, by its hash.
 *
 * @param formTargets the final targets of its forms, next to its own origin
 */
export function sandboxPolicy(formTargets: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** @returns the document */
export function sandboxPage(title: string, main: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${unsafeMarkup(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.markup;
}
