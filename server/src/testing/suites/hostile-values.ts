/** Values that have broken programs before. */
import * as fc from 'fast-check';

export const infamousTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  // It has the length of a six-digit code, and more bytes.
  '\u00e912345',
  '12345\ud83d',
  '\u202egnp.exe',
  '\u0130\u0131',
  'e\u0301'.repeat(50),
  '%00',
  '%',
  "' OR '1'='1",
  "'; DROP TABLE users; --",
  '$1',
  '\\',
  '../../../../etc/passwd',
  '__proto__',
  'constructor',
  '[object Object]',
  'null',
  'NaN',
  '-0',
  '-1',
  '1e309',
  '9007199254740993',
  '0x10',
  '12,5',
  '\r\nX-Injected: 1',
  '{"$ne":null}',
  'not-an-address@',
  '00000000-0000-0000-0000-000000000000',
  'files/00000000-0000-4000-8000-000000000000',
  'a'.repeat(9_000),
];

const infamousNumbers = ['0', '-1', '-0', '0.1', '2147483648', '9007199254740993', '1e308', '1e999'];

const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** As JSON text, which can say what no object can: `__proto__`, half a character, a number without end. */
export const infamousJson = [
  ...infamousTexts.map((text) => JSON.stringify(text)),
  ...infamousNumbers,
  'true',
  'null',
  '[]',
  '{}',
  nested('[', ']', 5_000),
  nested('{"a":', '}', 5_000),
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"toString":1,"valueOf":2,"length":-1}',
];

/** Names that mean something to the language, or would mean something to us. */
export const infamousNames = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'role',
  'is_admin',
  '',
];

export const hostileText = fc.oneof(
  fc.constantFrom(...infamousTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.uuid(),
);

export const hostileJson = fc.oneof(
  fc.constantFrom(...infamousJson),
  hostileText.map((text) => JSON.stringify(text)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);
