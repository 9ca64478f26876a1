/** Explains XML mistakes to the person who wrote the file. */

const sentences: readonly [RegExp, string][] = [
  [/entity/, 'An & stands alone here. Write &amp; for it.'],
  [/clos(?:e|ing) tag/, 'The tags do not match here: one is not closed, or is closed without being open.'],
  [/attribute|quoted|value/, 'An attribute is wrong here. Write it as name="value".'],
  [/tag name|forward-slash/, 'A < stands alone here. Write &lt; for it.'],
  [/comment/, 'A comment is wrong here: two hyphens may stand at its end only.'],
  [/]]>/, ']]> stands alone here. Write ]]&gt; for it.'],
  [/root|text data outside/, 'Something stands outside of the outermost tag here.'],
];

/** @param message of the parser @returns a sentence that says what is wrong, and what to do where that is known */
export function sentenceOfMistake(message: string): string {
  const [, sentence] = sentences.find(([form]) => form.test(message)) ?? [];
  return sentence ?? 'The XML is not well-formed here.';
}
