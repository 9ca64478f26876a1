import { describe, expect, test } from 'vitest';
import { makeQuiz, multichoice, onePixel } from '../testing/moodle-xml-files.ts';
import { readMoodleXml } from './read-moodle-xml.ts';

describe('pictures and recordings', () => {
  const file = `<file name="map.png" path="/maps/" encoding="base64">${onePixel}</file>`;
  const getStem = (html: string, files = file) =>
    readMoodleXml(
      makeQuiz(
        multichoice({ text: `<![CDATA[${html}]]>` }).replace('</questiontext>', `${files}</questiontext>`),
      ),
    );

  test.each([
    ['in a folder', '<img src="@@PLUGINFILE@@/maps/map.png" alt="A map">', '![A map](picture:0)', []],
    [
      'within the text',
      `<img alt="A map" src="data:image/png;base64,${onePixel}">`,
      '![A map](picture:0)',
      [],
    ],
    [
      'that are not there',
      'See <img src="@@PLUGINFILE@@/other.png" alt="it">',
      'See it',
      ['A picture is missing from the file.'],
    ],
    [
      'of another site',
      'See <img src="https://evil.test/x.png" alt="it">',
      'See it',
      ['A picture from another site was left out: only pictures in the file can be imported.'],
    ],
    [
      'and sounds',
      'Hear <audio src="@@PLUGINFILE@@/a.mp3">a.mp3</audio>',
      'Hear',
      ['A sound or a video was left out.'],
    ],
  ])('%s', (_, html, stem, warnings) => {
    const read = getStem(html);
    expect(read.questions).toMatchObject([{ stem }]);
    expect(read.warnings.map(({ message }) => message)).toEqual(warnings);
    expect(read.pictures).toHaveLength(stem.includes('picture:0') ? 1 : 0);
  });

  test.each([
    ['of the file', '![A map](@@PLUGINFILE@@/maps/map.png)', '![A map](picture:0)', false],
    ['of another site', '![A map](https://evil.test/x.png "map")', 'A map', true],
    [
      'that people number themselves',
      '![A [big] map](picture:0) ![b](picture:0)',
      'A &#91;big&#93; map b',
      true,
    ],
    ['of other people', '![a](image:00000000-0000-4000-8000-000000000001)', 'a', true],
  ])('are read in Markdown: %s', (_, markdown, stem, isWarned) => {
    const question = multichoice({ text: markdown.replaceAll('"', '&quot;') }).replace(
      'format="html"',
      'format="markdown"',
    );
    const read = readMoodleXml(makeQuiz(question.replace('</questiontext>', `${file}</questiontext>`)));
    expect(read.questions).toMatchObject([{ stem }]);
    expect(read.warnings.map(({ message }) => message)).toEqual(
      isWarned ? ['A picture is missing from the file.'] : [],
    );
  });

  test('are omitted if no text shows them, and a recording among them is reported', () => {
    const read = getStem('Hear', `${file}<file name="a.mp3" encoding="base64">AAAA</file>`);
    expect(read.pictures).toEqual([]);
    expect(read.warnings).toEqual([{ line: 3, message: 'A sound or a video was left out.' }]);
  });

  test('shown by several questions are one', () => {
    const question = multichoice({ text: '<![CDATA[<img src="@@PLUGINFILE@@/maps/map.png">]]>' });
    const both = question.replace('</questiontext>', `${file}</questiontext>`);
    const read = readMoodleXml(makeQuiz(both, both));
    expect(read.pictures).toHaveLength(1);
    expect(read.questions.map(({ stem }) => stem)).toEqual(['![](picture:0)', '![](picture:0)']);
  });
});
