/** The embedded mailbox as a page. */
import { type Html, html } from '../../platform/mail/html.ts';
import type { SandboxMail } from '../../platform/mail/sandbox-mailbox.ts';
import { sandboxPage } from './sandbox-page.ts';

/**
 * @param to the requested recipient, null for all
 * @returns the document
 */
export function mailboxPage(mails: readonly SandboxMail[], to: string | null): string {
  return sandboxPage(
    'Mailbox of this machine',
    html`<p>No mail server is configured, so mail stays here, newest first. Only this machine can open this page.</p>
<form method="get">
<label>Recipient <input type="email" name="to" value="${to ?? ''}" autocomplete="off"></label>
<button>Show</button>
</form>
${mails.length === 0 ? html`<p>No mail yet. Load this page again in a moment.</p>` : mails.map(article)}`,
  );
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
