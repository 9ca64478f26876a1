import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs, seed } from '../../../../testing/suites/scale.ts';
import type { FileQuestion } from '../../question-file.ts';
import { someFile } from '../../testing/some-file.ts';
import { namedPictures } from '../../writing/picture-files.ts';
import { QuestionHtml } from '../../writing/question-html.ts';
import { readQti } from '../read-qti.ts';
import { assessmentItemXml } from './write-assessment-item.ts';

/** HTML elements of the QTI 2.1 schema, with their attributes in addition to a class. */
const ofSchema: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'p h1 h2 h3 h4 h5 h6 blockquote ul ol li table thead tbody tr th td pre code strong em br hr span div'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href'],
  img: ['src', 'alt'],
};
const ofItems =
  /^(?:assessmentItem|responseDeclaration|correctResponse|value|outcomeDeclaration|defaultValue|itemBody|choiceInteraction|simpleChoice|modalFeedback|response\w+|match|variable|correct|setOutcomeValue|baseValue)$/;

function refusedIn(xml: string): string[] {
  return Array.from(xml.matchAll(/<([a-z]\w*)((?:\s+[\w:]+="[^"]*")*)\s*\/?>/gi)).flatMap(
    ([, name = '', attributes = '']) => {
      const allowed = ofSchema[name];
      if (allowed === undefined) return ofItems.test(name) ? [] : [name];
      const names = Array.from(attributes.matchAll(/\s([\w:]+)="/g), ([, attribute = '']) => attribute);
      return names.filter((it) => it !== 'class' && !allowed.includes(it)).map((it) => `${name} ${it}`);
    },
  );
}

function getXml(...item: Parameters<typeof assessmentItemXml>): string {
  const result = assessmentItemXml(...item);
  return 'text' in result ? result.text : '';
}

test('an item has only elements of the schema', () => {
  fc.assert(
    fc.property(someFile, ({ questions, passages, pictures }) => {
      const texts = new QuestionHtml(passages, namedPictures(pictures), ({ name }) => name);
      for (const question of questions) {
        const xml = getXml(question, 'q1', texts);
        expect(refusedIn(xml), xml).toEqual([]);
        expect(xml).not.toMatch(/<\/thead><\/table>|<tbody><\/tbody>/);
      }
    }),
    { seed, numRuns: runs(1_000) },
  );
});

test.each([
  ['a struck-out word', 'Not ~~this~~ that', '<span class="del">this</span>'],
  ['a continued list', '3. c\n4. d', '<ol class="start-3">'],
  ['a table of one row', '| a | b |\n| --- | --- |', '<table><tbody><tr><th>a</th>'],
])('%s is written in valid elements, and read again', async (_, explanation, writtenText) => {
  const question: FileQuestion = {
    type: 'single',
    name: 'Q',
    stem: 'Which?',
    keys: [0],
    explanation,
    topic: null,
    difficulty: null,
    tags: [],
    passage: null,
    body: null,
    options: ['a', 'b'].map((text) => ({ text, feedback: '' })),
  };
  const xml = getXml(question, 'q1', new QuestionHtml([], [], ({ name }) => name));
  expect(xml).toContain(writtenText);
  expect((await readQti(Buffer.from(xml))).questions).toMatchObject([{ explanation }]);
});
