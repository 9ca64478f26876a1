import { describe, expect, it } from 'vitest';
import { readJson } from './read-json.ts';

/** Simulates a model that omits the second backslash. */
const once = (text: string) => `{"a":"${text}"}`;

describe('an answer is read', () => {
  it.each([
    ['as it is', '{"a":"b"}'],
    ['out of a fence', '```json\n{"a":"b"}\n```'],
    ['with a comma at its end', '{"a":"b",}'],
    ['from between words', 'Here it is: {"a":"b"} Good luck!'],
  ])('%s', (_name, text) => {
    expect(readJson(text)).toEqual({ a: 'b' });
  });

  it.each(['', 'no JSON', '{"a":', '<html>', '[1', '}{', 'I cannot help with that.'])(
    'or not: %s',
    (text) => {
      expect(readJson(text)).toBeUndefined();
    },
  );

  it('however deep it is nested', () => {
    const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(JSON.stringify(readJson(deep))).toBe(`{"a":${'['.repeat(12)}null${']'.repeat(12)}}`);
    expect(readJson('{"__proto__":{"polluted":1},"a":"b"}')).toMatchObject({ a: 'b' });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('up to its last whole item where it was cut', () => {
    expect(readJson('{"cards":[{"a":"}"},{"a":"\\"{","b":[1]},{"a":"c', true)).toEqual({
      cards: [{ a: '}' }, { a: '"{', b: [1] }],
    });
    expect(readJson('{"verdicts":["1 n","2 s \\"so\\"","3', true)).toEqual({ verdicts: ['1 n', '2 s "so"'] });
    expect(readJson('{"overview":{"text":"a","p":[1', true)).toBeUndefined();
    expect(readJson('{"cards":[{"a":"c', true)).toBeUndefined();
    expect(readJson('{"cards":[{"a":1},{"a":"c')).toBeUndefined();
  });
});

const broken =
  `bar beta begin binom bmod boldsymbol bullet frac forall flat nabla neq nu not notin rho right rightarrow
  rangle rceil times theta tau tan text to top tilde therefore triangle`.split(/\s+/);

describe('commands that were written with one backslash', () => {
  it.each(broken)('\\%s is put back in a formula', (command) => {
    expect(readJson(once(`$x \\${command} y$`))).toEqual({ a: `$x \\${command} y$` });
  });

  it.each(['alpha', 'underline', 'upsilon', 'sqrt', 'Delta', '{', ','])('\\%s stays', (command) => {
    expect(readJson(once(`$\\${command}$`))).toEqual({ a: `$\\${command}$` });
  });

  it('are written twice by others, and stay as they are', () => {
    expect(readJson(once('$\\\\frac{1}{2}$ and \\u00e9'))).toEqual({ a: '$\\frac{1}{2}$ and é' });
  });

  it('are not seen in lines of words', () => {
    expect(readJson(once('first\\nmid term\\nu'))).toEqual({ a: 'first\nmid term\nu' });
  });

  it.each(['\\bxyz', '\\f', 'a\\u0000b', '\\u001b[0m'])('%s is no command: its text is rejected', (text) => {
    expect(readJson(once(text))).toEqual({ a: null });
  });
});
