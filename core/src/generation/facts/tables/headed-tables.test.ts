import { describe, expect, test } from 'vitest';
import { makeQuestions } from '../../make-questions.ts';
import { typedNote } from '../../testing/typed-note.ts';
import { headedTables } from './headed-tables.ts';

const PRINCIPLES = `# Security
## i. Confidentiality ⭐⭐
- What: Only the right people can read a message
- Compromised by: Interception on the way
- Scenario: Ada sends a letter to Bola and Chidi reads it
## ii. Integrity
- What: A message arrives as it was sent
- Compromised by: Modification of its text
- Scenario: Chidi changes a nought in the letter
## iii. Availability ⭐
- What: A service answers its users all the time
- Compromised by: Interruption of the service
- Scenario: Chidi sends a million letters at once
## iv. Authentication
- What: Each party proves who it is
- Compromised by: Fabrication of a sender
- Scenario: Chidi signs a letter as Ada`;

const found = (typedText: string) => headedTables(typedNote(typedText).pages, 1);

describe('sections below one heading with one label', () => {
  test('are the rows of a table, and have stars and numbers no more', () => {
    expect(found(PRINCIPLES).tables).toEqual([
      {
        columns: ['', 'Compromised by'],
        rows: [
          expect.objectContaining({ cells: ['Confidentiality', 'Interception on the way'] }),
          expect.objectContaining({ cells: ['Integrity', 'Modification of its text'] }),
          expect.objectContaining({ cells: ['Availability', 'Interruption of the service'] }),
          expect.objectContaining({ cells: ['Authentication', 'Fabrication of a sender'] }),
        ],
      },
    ]);
  });

  test('are defined by the text behind "What"', () => {
    const definitions = found(PRINCIPLES).definitions.map(({ term, meaning }) => [term, meaning]);
    expect(definitions).toContainEqual(['Integrity', 'A message arrives as it was sent']);
    expect(definitions).toHaveLength(4);
  });

  test('quote the line that says it', () => {
    const [table] = found(PRINCIPLES).tables;
    expect(table?.rows[1]?.origin.quote).toBe('Compromised by: Modification of its text');
  });

  test('are fewer than four, and no table', () => {
    const three = PRINCIPLES.split('## iv.')[0] ?? '';
    expect(found(three)).toEqual({ tables: [], definitions: [] });
  });

  test('stand below two headings, and are no table', () => {
    const two = PRINCIPLES.replace('## iii.', '# Service\n## iii.');
    expect(found(two)).toEqual({ tables: [], definitions: [] });
  });
});

describe('what is asked of such a note', () => {
  const { pages } = typedNote(PRINCIPLES);
  const questions = makeQuestions({
    document: { title: 'Security', pages },
    count: 12,
    seed: 'a',
    excludedAnswers: [],
  });

  test('is what each section says behind a label', () => {
    expect(questions.map(({ stem }) => stem).join('\n')).toMatch(
      /What is (?:“|)(?:integrity|availability)(?:”|) compromised by\?/,
    );
    expect(questions.map(({ stem }) => stem).join('\n')).toMatch(/integrity|availability/);
  });

  test('is never an example, and no label is an option', () => {
    for (const { stem, options, source } of questions) {
      expect(source.quote).not.toContain('Chidi');
      expect([stem, ...options].filter((text) => /^(?:Scenario|What|Compromised by)$/.test(text))).toEqual(
        [],
      );
    }
  });
});
