import { describe, expect, it } from 'vitest';
import { html } from './html.ts';
import { writeLetter } from './letter.ts';

describe('a letter', () => {
  const letter = writeLetter({
    subject: 'One step is left',
    name: 'Ada',
    paragraphs: [
      'Confirm your address.',
      { label: 'Confirm', href: 'https://akada.test/verify-email?token=a&b=c' },
    ],
  });

  it('reads as plain text', () => {
    expect(letter.text).toBe(
      'Hello Ada,\n\nConfirm your address.\n\nConfirm:\nhttps://akada.test/verify-email?token=a&b=c\n\nAkada\n',
    );
  });

  it('says the same in HTML, its links whole', () => {
    expect(letter.html).toContain('<p>Hello Ada,</p>');
    expect(letter.html).toContain('<a href="https://akada.test/verify-email?token=a&amp;b=c">Confirm</a>');
  });

  it('lets no name out of its place', () => {
    const hostile = writeLetter({
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
      expect(writeLetter({ subject: `Hi${control}Bcc: eve`, name: 'Ada', paragraphs: [] }).subject).toBe(
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
