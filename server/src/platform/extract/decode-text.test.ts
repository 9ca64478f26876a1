import { describe, expect, it } from 'vitest';
import { decodeText, encodingOf } from './decode-text.ts';

const text = 'Photosynthèse : l’énergie';
const utf16be = Buffer.from(text, 'utf16le').swap16();

describe('a text file without a word about its encoding', () => {
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(text, 'utf16le')],
    ['UTF-16 in the other order', utf16be],
    ['Windows-1252', Buffer.from(text.replace('’', '\u0092'), 'latin1')],
  ])('in %s is read as it was written', (_what, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it('that is cut within a character ends before it, and is still UTF-8', () => {
    const cut = Buffer.from('caf\u00E9').subarray(0, 4);
    expect(encodingOf(cut)).toBe('utf-8');
    expect(decodeText(cut)).toBe('caf');
  });

  it('may be empty', () => {
    expect(decodeText(new Uint8Array())).toBe('');
  });
});
