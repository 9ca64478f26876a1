import { describe, expect, it } from 'vitest';
import { renderEmail } from './email-content.ts';
import { html } from './html.ts';

describe('an email', () => {
  const email = renderEmail({
    subject: 'One step is left',
    name: 'Ada',
    paragraphs: [
      'Confirm your address.',
      { label: 'Confirm', href: 'https://akada.test/verify-email?token=a&b=c' },
    ],
  });

  it('reads as plain text', () => {
    expect(email.text).toBe(
      'Hello Ada,\n\nConfirm your address.\n\nConfirm:\nhttps://akada.test/verify-email?token=a&b=c\n\nAkada\n',
    );
  });

  it('says the same in HTML, its links whole', () => {
    expect(email.html).toContain('<p>Hello Ada,</p>');
    expect(email.html).toContain('<a href="https://akada.test/verify-email?token=a&amp;b=c">Confirm</a>');
  });

  it('lets no name out of its place', () => {
    const hostile = renderEmail({
      subject: 'Hi',
      name: '"><img src=x onerror=alert(1)>\n\nPay here',
      paragraphs: [],
    });
    expect(hostile.html).toContain('Hello &quot;&gt;&lt;img src=x onerror=alert(1)&gt; Pay here,');
    expect(hostile.text).toContain('Hello "><img src=x onerror=alert(1)> Pay here,\n');
  });

  it.for(['\r\n', '\n', '\r', '\u2028', '\u0085', '\0', '\t'])(
    'keeps its subject on one line: %j',
    (control) => {
      expect(renderEmail({ subject: `Hi${control}Bcc: eve`, name: 'Ada', paragraphs: [] }).subject).toBe(
        'Hi Bcc: eve',
      );
    },
  );
});

describe('markup', () => {
  it('escapes strings and takes markup as it is', () => {
    const items = ['<b>', "it's"].map((item) => html`<li title="${item}">${item}</li>`);
    expect(html`<ul>${items}</ul>`.markup).toBe(
      '<ul><li title="&lt;b&gt;">&lt;b&gt;</li><li title="it&apos;s">it&apos;s</li></ul>',
    );
  });
});
