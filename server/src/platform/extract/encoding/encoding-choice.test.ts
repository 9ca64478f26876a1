import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encode } from '../testing/encode.ts';
import { startReading } from '../testing/reading.ts';
import { encodingChoice } from './encoding-choice.ts';

describe('the samples of a choice', () => {
  it('are the same words, as each of the two reads them', () => {
    expect(encodingChoice(encode('Вода', 'windows-1251'), 'windows-1251', 'koi8-r')).toEqual({
      chosen: { encoding: 'windows-1251', sample: 'Вода' },
      other: { encoding: 'koi8-r', sample: 'бНДЮ' },
    });
  });

  it('begin a few words before the first letter that differs, at a word', () => {
    const line = `${'Plain words first. '.repeat(20)}The word вода is Russian.`;
    const choice = encodingChoice(encode(line, 'windows-1251'), 'windows-1251', 'windows-1252');
    expect(choice?.chosen.sample).toBe('words first. The word вода is Russian.');
  });

  it('are of the first line that the two read in different ways', () => {
    const bytes = encode('Two dashes — here\nand the cœur', 'windows-1252');
    expect(encodingChoice(bytes, 'windows-1252', 'windows-1250')?.other.sample).toBe('and the cśur');
  });

  it('hold no control characters and at most 80 characters', () => {
    const bytes = encode(`Вода\t\u0007 течёт ${'долго '.repeat(60)}`, 'windows-1251');
    const choice = encodingChoice(bytes, 'windows-1251', 'koi8-r');
    expect([...(choice?.chosen.sample ?? '')]).toHaveLength(80);
    expect(choice?.chosen.sample).toMatch(/^Вода течёт долго/);
  });

  it('are none where the two read the same', () => {
    expect(encodingChoice(encode('naïve', 'windows-1252'), 'windows-1252', 'windows-1254')).toBeNull();
    expect(encodingChoice(Buffer.from('plain'), 'windows-1252', 'windows-1251')).toBeNull();
  });

  it('are found in any bytes, and differ', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), (bytes) => {
        const choice = encodingChoice(bytes, 'windows-1251', 'gb18030');
        expect(choice?.chosen.sample).not.toBe(choice?.other.sample ?? null);
      }),
    );
  });

  it('are found in a line of ten million letters', () => {
    const bytes = new Uint8Array(10_000_000).fill(0xc2);
    expect(encodingChoice(bytes, 'windows-1251', 'koi8-r')?.chosen.sample).toHaveLength(80);
  });
});

describe('a file', () => {
  const reading = startReading();
  const russian = 'Вода испаряется с поверхности моря. Облака образуются, когда воздух остывает.';

  it('with few letters is read in the likeliest encoding and offers the next one, without a warning', async () => {
    const read = await reading.open('words.txt', encode('Вода', 'windows-1251'));
    expect(read.document.pages[0]?.text).toBe('Вода');
    expect(read.encodingChoice).toMatchObject({ chosen: { encoding: 'windows-1251', sample: 'Вода' } });
    expect(read.warnings).toEqual([]);
  });

  it.each([
    ['clear Russian', encode(russian, 'windows-1251')],
    ['Unicode', Buffer.from('Вода')],
    ['plain letters', Buffer.from('Water')],
  ])('with %s asks nothing', async (_, bytes) => {
    expect((await reading.open('words.txt', bytes)).encodingChoice).toBeUndefined();
  });
});
