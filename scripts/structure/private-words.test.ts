import { describe, expect, test } from 'vitest';
import { getWords, privateNames } from './private-words.ts';
import { getTree } from './tree.ts';

const path = 'server/src/features/exams/exams.service.ts';
const findNames = (sources: Record<string, string>) =>
  privateNames(getTree(sources)).causes.map((cause) => cause.split(' ')[0]);

test.each([
  ['keepAliveMs', ['keep', 'alive', 'ms']],
  ['STDERR_KEPT', ['stderr', 'kept']],
  ['HTTPPlace', ['http', 'place']],
  ['notes-house.ts', ['notes', 'house', 'ts']],
  ['session.left_2', ['session', 'left']],
])('%s is made of %j', (name, words) => {
  expect(getWords(name)).toEqual(words);
});

describe('a private word is found', () => {
  test.each([
    ['a variable', 'const place = 1;', 'place'],
    ['a parameter', 'function f(who: string) {}', 'who'],
    ['a function', 'export function takeAnew() {}', 'takeAnew'],
    ['a type', 'interface Leaver {}', 'Leaver'],
    ['a field', "const body = { kept: true, 'x-late': 1 };", 'kept'],
    ['a private field', 'class A { #news = 1; }', '#news'],
    ['a name given to an import', "import { a as office } from 'b';", 'office'],
    ['an event', "declareEvent('account.told', facts);", 'account.told'],
    ['an endpoint', "endpoint({ id: 'privacy.leave' });", 'privacy.leave'],
    ['a type of dependencies', 'interface ExamPorts { a: 1 }', 'ExamPorts'],
    ['options that hold a dependency', 'interface ExamOptions { clock: Clock }', 'ExamOptions'],
  ])('the check finds it as the name of %s', (_what, text, name) => {
    expect(findNames({ [path]: text })).toEqual([name]);
  });

  test('the check finds it once as the name of a file or a folder', () => {
    const sources = { 'bench/src/place/seed.sql': '', 'bench/src/place/late.css': '' };

    expect(findNames(sources)).toEqual(['place', 'late.css']);
  });

  test('the check finds it as the name of a table or a column', () => {
    const sql = 'CREATE TABLE letters (id uuid); ALTER TABLE users ADD COLUMN leaving_at timestamptz;';

    expect(findNames({ 'server/migrations/0001_start.sql': sql })).toEqual(['letters', 'leaving_at']);
  });

  test('where a test calls its request a question', () => {
    const text = 'interface Question { endpoint: EndpointShape }';

    expect(findNames({ 'server/src/testing/ask.ts': text })).toEqual(['Question']);
    expect(findNames({ 'contract/src/questions.ts': text })).toEqual([]);
  });
});

describe('nothing is found', () => {
  test.each([
    ['in a text or a comment', "const text = 'Somebody told me'; // kept in place"],
    ['in words that only contain one', 'const placeholder = replaced(latest, newsletter, remeet);'],
    [
      'in allowed compounds',
      'const agent = { keepAlive: true, inPlaceOf: 1, stylesheet: 1, styleSheet: 1 };',
    ],
    ['in the names of a package', "import { leave } from 'package'; call.keep().told;"],
    ['in options that can be left out', 'interface AppOptions { clock?: Clock }'],
  ])('%s', (_what, text) => {
    expect(findNames({ [path]: text })).toEqual([]);
  });

  test('where a letter is one of the alphabet', () => {
    expect(findNames({ 'core/src/text/fold.ts': 'const letter = 1;' })).toEqual([]);
    expect(findNames({ [path]: 'const letter = 1;' })).toEqual(['letter']);
  });

  test('late work is late, and a module that loads late is lazy', () => {
    expect(findNames({ 'core/src/assignments/rules.ts': 'const isLate = true;' })).toEqual([]);
    expect(findNames({ 'web/src/app/pages.ts': 'const latePage = 1;' })).toEqual(['latePage']);
  });

  test('the check ignores names that a later migration renamed or dropped', () => {
    const sources = {
      'server/migrations/0001_start.sql': 'CREATE TABLE letters (kept text, id uuid);',
      'server/migrations/0002_rename.sql':
        'ALTER TABLE letters DROP COLUMN kept; ALTER TABLE letters RENAME TO mails;',
    };

    expect(findNames(sources)).toEqual([]);
  });
});
