import { describe, expect, test } from 'vitest';
import { getTree } from '../tree.ts';
import { countByFolder, findRises, limitsPath, lowerLimits } from './limits.ts';
import { findPlainLanguageFaults, languageRises } from './plain-language.ts';

const path = 'server/src/features/exams/exams.service.ts';
const findFaults = (text: string, file = path) =>
  findPlainLanguageFaults(getTree({ [file]: text })).map(({ kind, fault }) => `${kind}: ${fault}`);

describe('a comment', () => {
  test.each([
    ['/** The length of a page. */', 'a noun phrase opens a docstring'],
    ['/** The length of a page. It grows with each line. */', 'a sentence follows a noun phrase'],
    ['// The server counts attempts, so that a device cannot.', 'a sentence gives its cause'],
    ['// A process that holds the lock writes first.', 'a subject has a clause'],
    ['/** Seconds. */', 'a unit stands alone'],
    ['// At least two.', 'a limit stands alone'],
    ['/** Ends the session. @returns null without one */', 'tags have a form of their own'],
    ['// biome-ignore lint/style/useConst: of a library', 'a directive is no prose'],
    ["const text = '// Of kobo';", 'a text that looks like a comment is none'],
    ['// The password alone opens the account.', 'alone belongs to the subject'],
    [
      '/** Uses two stacks (E. W. Dijkstra, 1961). It binds powers. */',
      'the dot of an initial ends no sentence',
    ],
    ['// The dashboard asks for the zone once.', 'asks for is active'],
    ['// Ten students start at once.', 'several things happen at once'],
    ['// The database refuses connections while it starts.', 'a connection is refused'],
    ['// The sweep or a person removed it in the meantime.', 'a verb in the past has an object'],
    ['// The comparison above decides which replies are right.', 'above follows its noun'],
    ['// Folders that need each other form a circle.', 'each other is no part of a name'],
    ['// Workers only draw attention to a row.', 'only belongs to the verb'],
    ['// Nobody reads the row after that.', 'nobody is a subject'],
    ['// It adds a unit of its own kind.', 'its own belongs to a noun'],
    ['// It has so many rows that the page ends.', 'so many has a consequence'],
    ['/** `refused` if the card is wrong. */', 'a name of the code is no prose'],
    ['/** Ends the session. @param stretch its pieces */', 'the name of a parameter is no prose'],
    ['// Reasoning models need tokens.', 'need is no verb in the past'],
    ['// Each sign-in asks for the person.', 'a caller asks for something'],
  ])('%s is plain: %s', (text) => {
    expect(findFaults(text)).toEqual([]);
  });

  test.each([
    ['// Of kobo that end in 0.', 'comments: is only a prepositional phrase'],
    ['/** How many answers each of them saves. */', 'comments: is only a subordinate clause'],
    ['/** Its beginning, as it is now. */', 'comments: names no subject and has no verb'],
    ['const a = 1;\n\n// A note. The same once more for courses and sets.', 'comments: has no verb'],
    ['/** What a reader needs is stored first. */', 'openings: opens with "what"'],
    ['// Cards are known by the front alone, as ever.', 'words: "alone": only'],
    ['// It reads a column of its own.', 'words: "of its own": its own, a separate'],
    ['// It names nobody.', 'words: "nobody": the role: caller, owner, student, reader'],
    ['// The server answers at once.', 'words: "at once": immediately, at the same time'],
  ])('%s is not plain', (text, fault) => {
    expect(findFaults(text)).toEqual([fault]);
  });

  test('may continue on the next line', () => {
    expect(findFaults('// The server counts attempts\n// of each account.')).toEqual([]);
  });
});

describe('a name', () => {
  test.each([
    'createdAt',
    'paidUntil',
    'endedBy',
    'indexOf',
    'signIn',
    'startsWith',
    'expiresIn',
    'isSwitchedOn',
    'longestStreak',
    'wholeNumber',
    'cloth',
    'maxAttempts',
  ])('%s is plain', (name) => {
    expect(findFaults(`const ${name} = 1;`)).toEqual([]);
  });

  test.each([
    ['textOf', 'names: ends in "Of"'],
    ['pageFor', 'names: ends in "For"'],
    ['leftOut', 'names: ends in "Out"'],
    ['at', 'names: is a bare word where a noun is due'],
    ['shown', 'names: is a bare word where a noun is due'],
    ['toUse', 'names: is an infinitive where a noun is due'],
    ['mostAttempts', 'words: "most": max'],
    ['refusalText', 'words: "refusal": rejection'],
  ])('%s is not plain', (name, fault) => {
    expect(findFaults(`const ${name} = 1;`)).toEqual([fault]);
  });

  test('is a participle only for a boolean', () => {
    expect(findFaults('interface Key { held: boolean }')).toEqual([]);
  });

  test('is reported once in a file', () => {
    expect(findFaults('const textOf = 1;\nfunction f() { const textOf = 2; return textOf; }')).toHaveLength(
      1,
    );
  });
});

describe('a test title', () => {
  const inGroup = (group: string, title: string) => `describe('${group}', () => { test('${title}', run); });`;

  test.each([
    "test('a failed upload does not block the next', run);",
    inGroup('a tutor', 'publishes an exam'),
    inGroup('a set', 'omits retired questions'),
    "test.each(rows)('a member that %s is not drawn', run);",
    "test('requests are listed with the next step', run);",
    "test('a month narrows the list', run);",
    "test('the page first names the missing value', run);",
    inGroup('the exam clock', 'only moves forward'),
    "test.each(rows)('%s', run);",
    "test.each(rows)('%s: %#', run);",
  ])('%s is plain', (text) => {
    expect(findFaults(text, 'core/src/exams/exam.test.ts')).toEqual([]);
  });

  test.each([
    ["test('what was typed survives', run);", 'titles: opens with "what" instead of the actor'],
    ["test('requests a link', run);", 'titles: has no subject and no group that names it'],
    ["test('is sound', run);", 'titles: has no subject and no group that names it'],
    ["test('saved is not yet read', run);", 'titles: has a participle as its subject'],
    ["test('the figures of section 9', run);", 'titles: has no verb'],
    [inGroup('a list has', 'a head'), 'titles: the group title is half of a sentence'],
  ])('%s is not plain', (text, fault) => {
    expect(findFaults(text, 'core/src/exams/exam.test.ts')).toEqual([fault]);
  });
});

describe('a visible text', () => {
  const inPage = (text: string) => findFaults(`const page = <p>${text}</p>;`, 'web/src/pages/note.tsx');

  test.each([
    'Ask the operator of the server about your data.',
    'Page 3 of 8',
    'Which topics need work?',
    'You hand in the exam before you forget it.',
    'Forgot your password?',
  ])('%s is plain', (text) => {
    expect(inPage(text)).toEqual([]);
  });

  test.each([
    [
      'What was deleted meanwhile',
      ['is only a subordinate clause', '"meanwhile": in the meantime, concurrently'],
    ],
    ['Refunds under way today', ['"under way": in progress']],
    [`You see ${'many '.repeat(30)}words.`, ['has 33 words']],
  ])('%s is not plain', (text, faults) => {
    expect(inPage(text)).toEqual(faults.map((fault) => `texts: ${fault}`));
  });

  test('is not looked for in test pages', () => {
    const text = 'const page = <p>Refunds under way today</p>;';
    expect(findFaults(text, 'web/src/journeys/refunds.test.tsx')).toEqual([]);
  });
});

describe('a document', () => {
  test('has no sentence that opens with "What", and none of more than 30 words', () => {
    const text = `# A page\n\nWhat is held waits.\n\n- ${'word '.repeat(31)}.\n`;
    expect(findFaults(text, 'docs/a.md')).toEqual(['docs: opens with "What"', 'docs: has 31 words']);
  });

  test('may have long lines of code and long rows of tables', () => {
    const long = 'word '.repeat(31);
    expect(findFaults(`\`\`\`sh\n${long}\n\`\`\`\n\n| ${long} |\n`, 'docs/a.md')).toEqual([]);
  });
});

describe('limits', () => {
  const counts = countByFolder(
    findPlainLanguageFaults(getTree({ [path]: 'const textOf = 1; const idOf = 2;' })),
  );
  const folder = 'server/src/features/exams';

  test('fail a count that rises, and a folder without limits', () => {
    expect(findRises(counts, { [folder]: { names: 2 } })).toEqual([]);
    expect(findRises(counts, { [folder]: { names: 1 } })).toEqual([`${folder}: names rose from 1 to 2`]);
    expect(findRises(counts, {})).toEqual([`${folder}: names rose from 0 to 2`]);
  });

  test('fall to the counts and never rise', () => {
    expect(lowerLimits(counts, { [folder]: { names: 5, words: 3 } })).toEqual({ [folder]: { names: 2 } });
    expect(lowerLimits(counts, { [folder]: { names: 1 } })).toEqual({ [folder]: { names: 1 } });
    expect(lowerLimits(counts, { 'core/src/gone': { names: 1 } })).toEqual({});
  });

  test('are read from the tree', () => {
    const tree = getTree({
      [path]: 'const textOf = 1;',
      [limitsPath]: JSON.stringify({ [folder]: { names: 1 } }),
    });
    expect(languageRises(tree).value).toBe(0);
  });
});
