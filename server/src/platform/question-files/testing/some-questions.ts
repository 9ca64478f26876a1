/** Questions by chance, as files may hold them. */
import fc from 'fast-check';
import { type FileQuestion, fileDifficulties } from '../question-file.ts';
import { getProblem } from '../question-problems.ts';

/** Text of one line, as a format says names, topics and tags. */
const someName = fc
  .array(
    fc.constantFrom(
      'a',
      'B ',
      '1',
      ':',
      '::',
      '/',
      '//',
      '[',
      ']',
      '\\',
      '=',
      '{',
      '}',
      '~',
      '#',
      '$',
      ',',
      "'",
      '"',
      'é',
      'top',
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join('').replace(/\s+/g, ' ').trim())
  .filter((name) => name !== '');

/**
 * @param text of their stems, options and so on
 * @param isText whether a text says something in the format that is tried
 * @returns questions that nothing is wrong with
 */
export function someQuestion(
  text: fc.Arbitrary<string>,
  isText: (text: string) => boolean = (said) => said !== '',
): fc.Arbitrary<FileQuestion> {
  const said = text.map((writtenText) => writtenText.trim());
  const optional = fc.oneof(fc.constant(''), said);
  const name = fc.option(someName);
  return fc
    .record({
      type: fc.constantFrom('single' as const, 'multiple' as const, 'true_false' as const),
      name,
      stem: said.filter(isText),
      options: fc.array(fc.record({ text: said.filter(isText), feedback: optional }), {
        minLength: 2,
        maxLength: 5,
      }),
      chosen: fc.array(fc.nat(4), { minLength: 1, maxLength: 4 }),
      explanation: optional,
      topic: name,
      difficulty: fc.option(fc.constantFrom(...fileDifficulties)),
      tags: fc.uniqueArray(someName, { maxLength: 3 }),
      passage: fc.constant(null),
      body: fc.constant(null),
    })
    .map(({ chosen, ...question }): FileQuestion => {
      const isTrueFalse = question.type === 'true_false';
      const options = isTrueFalse
        ? question.options
            .slice(0, 2)
            .map(({ feedback }, index) => ({ text: index === 0 ? 'True' : 'False', feedback }))
        : question.options;
      const within = [...new Set(chosen.map((key) => key % options.length))].sort();
      return { ...question, options, keys: question.type === 'multiple' ? within : within.slice(0, 1) };
    })
    .filter((question) => getProblem(question) === null);
}
