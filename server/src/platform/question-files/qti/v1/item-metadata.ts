/**
 * `<itemmetadata>` of QTI 1.2: its own elements, such as `<qmd_topic>`, and fields by name, in which Canvas says
 * `question_type`.
 */
import {
  attribute,
  childAt,
  findBelow,
  getChildren,
  lineOfText,
  type PlacedElement,
} from '../../xml/placed-element.ts';
import { getDifficulty, type ItemLabels } from '../qti-context.ts';

export interface ItemMetadata extends ItemLabels {
  /** Canvas's name for its kind; empty in other programs. */
  questionType: string;
  /** Name of the item whose text it shares; empty if it shares none. */
  stimulus: string;
}

/** As Canvas calls it. */
export const stimulusField = 'parent_stimulus_item_ident';

/**
 * @param item the element
 * @param around default labels
 * @returns the item's metadata
 */
export function getMetadata(item: PlacedElement, around: ItemLabels): ItemMetadata {
  const metadata = childAt(item, 'itemmetadata');
  const values = (...names: readonly string[]) => [
    ...getFields(metadata).flatMap(([name, value]) => (names.includes(name) ? [value] : [])),
    ...findBelow(metadata, ({ name }) => names.includes(name)).map(lineOfText),
  ];
  const said = (...names: readonly string[]) => values(...names).find((value) => value !== '');
  const listedNames = findBelow(metadata, ({ name }) => name === 'qmd_keywords').map(lineOfText);
  return {
    questionType: said('question_type') ?? attribute(item, 'question_type'),
    stimulus: said(stimulusField) ?? '',
    topic: said('qmd_topic') ?? around.topic,
    difficulty: getDifficulty(said('qmd_levelofdifficulty') ?? '') ?? around.difficulty,
    tags: [
      ...around.tags,
      ...getFields(metadata).flatMap(([name, value]) => (name === 'qmd_keywords' ? [value] : [])),
      ...listedNames.flatMap((list) => list.split(',')),
    ],
  };
}

/** @param parent of fields at any depth, or none @returns name and value of each */
function getFields(parent: PlacedElement | undefined): [string, string][] {
  return findBelow(parent, ({ name }) => name === 'qtimetadatafield').map((field) => {
    const [label, entry] = ['fieldlabel', 'fieldentry'].map((name) =>
      lineOfText(getChildren(field, name)[0]),
    );
    return [label ?? '', entry ?? ''];
  });
}
