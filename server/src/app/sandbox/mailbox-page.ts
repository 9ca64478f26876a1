/** The embedded mailbox as a page: no script, no asset, readable by keyboard, phone and screen reader. */
import { createHash } from 'node:crypto';
import { type Html, html, unsafeMarkup } from '../../platform/mail/html.ts';
import type { SandboxMail } from '../../platform/mail/sandbox-mailbox.ts';

const style = `
:root { color-scheme: light dark; --line: light-dark(#c9c9d2, #4a4a55); }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0; }
label { display: grid; flex: 1 1 16rem; }
input, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; }
article { border-top: 1px solid var(--line); padding: 1rem 0; }
pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0; }
li { overflow-wrap: anywhere; }
li a { display: inline-block; padding: .5rem 0; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** What the page may load: the one style in it, by its hash, and nothing else. */
export const mailboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** @param to the recipient that is asked for, null for all @returns the document */
export function mailboxPage(mails: readonly SandboxMail[], to: string | null): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox of this machine</title>
<style>${unsafeMarkup(style)}</style>
</head>
<body>
<main>
<h1>Mailbox of this machine</h1>
<p>No mail server is configured, so mail stays here, newest first. Only this machine can open this page.</p>
<form method="get">
<label>Recipient <input type="email" name="to" value="${to ?? ''}" autocomplete="off"></label>
<button>Show</button>
</form>
${mails.length === 0 ? html`<p>No mail yet. Load this page again in a moment.</p>` : mails.map(article)}
</main>
</body>
</html>
`.markup;
}

function article(mail: SandboxMail): Html {
  return html`<article>
<h2>${mail.subject}</h2>
<p>To ${mail.to}, <time datetime="${mail.sent_at}">${mail.sent_at.slice(0, 16).replace('T', ' ')} UTC</time></p>
<pre>${mail.text}</pre>
${mail.links.length === 0 ? '' : linkList(mail)}
</article>
`;
}

function linkList({ links, subject }: SandboxMail): Html {
  return html`<ul aria-label="Links in ${subject}">
${links.map((link) => html`<li><a href="${link}">${link}</a></li>\n`)}</ul>`;
}
