import { readFacts } from '@akada/core/generation/facts/read-facts.ts';
import { guideMarkdown } from '@akada/core/guide/guide-markdown.ts';
import { planGuide } from '@akada/core/guide/plan-guide.ts';
import type { StudyDocument } from '@akada/core/text/document.ts';
import { containsWords, normalForm } from '@akada/core/text/words.ts';
import { expect, test } from 'vitest';
import { readStudentNotes, STUDENT_NOTES } from '../notes/student-note.ts';

/** Words without brackets and without signs of Markdown. */
const getPlain = (text: string) => normalForm(text.replace(/[()]/g, ' ').replace(/[\\*_]/g, ''));

function getGuide(document: StudyDocument): string {
  const sections = planGuide({ document, focus: '' }).sections.flatMap(({ extract }) => extract ?? []);
  return getPlain(
    guideMarkdown(
      document.title,
      sections.map((section) => ({ ...section, own: null })),
    ),
  );
}

test('the guide of a student note has every term that the note defines', async () => {
  for (const { name, document } of await readStudentNotes(STUDENT_NOTES)) {
    const guide = getGuide(document);
    const terms = readFacts(document).definitions.map(({ term }) => term);
    expect({ name, missing: terms.filter((term) => !containsWords(guide, getPlain(term))) }).toEqual({
      name,
      missing: [],
    });
  }
});
