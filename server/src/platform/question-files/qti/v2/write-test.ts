/** Writes the test of a QTI 2.1 package: its questions in order, with a section for each topic. */
import { escapedMarkup } from '../../html/markup.ts';
import type { FileQuestion } from '../../question-file.ts';

export interface WrittenItem {
  question: FileQuestion;
  identifier: string;
  /** Path of its file in the zip. */
  path: string;
}

/** @param items in their order @returns the file of the test */
export function testXml(items: readonly WrittenItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqti_v2p1 http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd" identifier="test" title="Questions">
  <testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous">
${getSections(items).map(sectionXml).join('')}  </testPart>
</assessmentTest>
`;
}

interface Section {
  title: string;
  items: WrittenItem[];
}

function getSections(items: readonly WrittenItem[]): Section[] {
  const sections: Section[] = [];
  for (const item of items) {
    const title = item.question.topic?.replace(/\s+/g, ' ').trim() ?? '';
    const last = sections.at(-1);
    if (last?.title === title) last.items.push(item);
    else sections.push({ title, items: [item] });
  }
  return sections;
}

function sectionXml({ title, items }: Section, index: number): string {
  const references = items.map(
    ({ identifier, path }) => `      <assessmentItemRef identifier="${identifier}" href="${path}"/>\n`,
  );
  return `    <assessmentSection identifier="section_${index + 1}" title="${escapedMarkup(title)}" visible="true">
${references.join('')}    </assessmentSection>
`;
}
