/** Which choices of an item of QTI 2 or 3 are right: its correct response, else the choices that its mapping gives marks. */
import type { QuestionTexts } from '../../reading/question-texts.ts';
import { attribute, childAt, getChildren, lineOfText, type PlacedElement } from '../../xml/placed-element.ts';

/** Names of the right choices, or why the item cannot be imported. */
export type FoundKeys = { keys: string[]; isMultiple: boolean } | { wrong: string; line?: number };

/**
 * @param item with the names of QTI 2
 * @param interaction that requests the choice
 * @param texts collects warnings
 * @returns the right choices
 */
export function getKeys(item: PlacedElement, interaction: PlacedElement, texts: QuestionTexts): FoundKeys {
  const name = attribute(interaction, 'responseIdentifier');
  const declared = getChildren(item, 'responseDeclaration').find(
    (it) => attribute(it, 'identifier') === name,
  );
  if (declared === undefined)
    return { wrong: `There is no response declaration for "${name.slice(0, 60)}".`, line: interaction.line };

  const isMultiple = attribute(declared, 'cardinality') === 'multiple';
  const said = getChildren(childAt(declared, 'correctResponse'), 'value').map(lineOfText);
  const keys = said.length > 0 ? said : mappedKeys(declared, isMultiple, texts);
  if (keys.length === 0)
    return {
      wrong: 'This question has no right answer. Say it in its correct response.',
      line: declared.line,
    };
  return { keys: [...new Set(keys)], isMultiple };
}

function mappedKeys(declared: PlacedElement, isMultiple: boolean, texts: QuestionTexts): string[] {
  const marks = getChildren(childAt(declared, 'mapping'), 'mapEntry').flatMap((entry): [string, number][] => {
    const mark = Number(attribute(entry, 'mappedValue'));
    return mark > 0 ? [[attribute(entry, 'mapKey'), mark]] : [];
  });
  const max = Math.max(...marks.map(([, mark]) => mark));
  const best = marks.filter(([, mark]) => mark === max);
  if (best.length < marks.length)
    texts.warn(
      isMultiple
        ? 'The right options had different weights. Now each counts the same.'
        : 'Part marks cannot be imported: only the answer with the full mark is right.',
    );
  return (isMultiple ? marks : best).map(([key]) => key);
}
