import { expect, test } from 'vitest';
import { contractImports, withLines } from './only-called.ts';

const rewritten = (code: string) => withLines(code, (source) => `lines:${source}`).trim();
const accounts = '@akada/contract/identity/accounts.ts';

test('an endpoint that is only called comes as its line', () => {
  const calls = 'call(login, { body }); attempt(login, {});';
  expect(rewritten(`import { login } from '${accounts}';\n${calls}`)).toBe(
    `import { login } from "lines:${accounts}";\n${calls}`,
  );
});

test('neither a comment nor a text of the same name counts as a use', () => {
  const code = `import { login } from '${accounts}';\n// login\nconst kind = 'login';\ncall(login, {});`;
  expect(rewritten(code)).toContain(`from "lines:${accounts}"`);
});

test.each([
  ['read', 'call(login, {}); fieldErrors(login.body, values);'],
  ['passed on', 'call(login, {}); check(login);'],
  ['read within the call', 'call(login.body, {});'],
  ['exported', 'call(login, {}); export { login };'],
  ['never called', 'const seen = [login];'],
])('an endpoint that is %s keeps its declaration', (_how, uses) => {
  const code = `import { login } from '${accounts}';\n${uses}`;
  expect(rewritten(code)).toBe(code.replaceAll(`'${accounts}'`, `"${accounts}"`));
});

test('an import is divided if only a part of it is called', () => {
  const code = `import { login, Password as Rule } from '${accounts}';\ncall(login, {}); parse(Rule);`;
  expect(rewritten(code)).toBe(
    `import { login } from "lines:${accounts}";import { Password as Rule } from "${accounts}";\n` +
      'call(login, {}); parse(Rule);',
  );
});

test('each endpoint comes by itself, so that a page gets no line of a call that another page makes', () => {
  const code = `import { login, refresh as renew } from '${accounts}';\ncall(login, {}); call(renew, {});`;
  expect(withLines(code, (source, name) => `${name} of ${source}`)).toBe(
    `import { login } from "login of ${accounts}";import { refresh as renew } from "refresh of ${accounts}";\n` +
      'call(login, {}); call(renew, {});',
  );
});

test('a whole module comes as its lines where every member is only called', () => {
  const head = `import * as endpoints from '${accounts}';\n`;
  const lines = `import * as endpoints from "lines:${accounts}";\n`;

  expect(rewritten(`${head}call(endpoints.login, {});`)).toBe(`${lines}call(endpoints.login, {});`);
  expect(rewritten(`${head}call(endpoints.login, {}); parse(endpoints.Email);`)).not.toContain('lines:');
});

test('other imports stay as they are', () => {
  const code = `import { call } from '../http/call.ts';\ncall(other, {});`;
  expect([contractImports(code), rewritten(code)]).toEqual([[], code]);
});
