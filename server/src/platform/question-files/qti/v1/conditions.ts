/** Reads `<respcondition>` of QTI 1.2: its choices, its mark and its feedback. */
import {
  attribute,
  childAt,
  findBelow,
  getChildren,
  lineOfText,
  type PlacedElement,
} from '../../xml/placed-element.ts';

export interface Condition {
  /** Choices that must be selected. */
  chosen: string[];
  /** True if no other choice can be selected. */
  excludes: boolean;
  /** True if any one of them is enough. */
  isAnyOf: boolean;
  /** True if it applies when no other condition does. */
  isOther: boolean;
  /** The mark that it gives, or null. */
  mark: number | null;
  /** Names of its feedback texts. */
  shows: string[];
}

/** @param item the element @returns its conditions in order */
export function getConditions(item: PlacedElement): Condition[] {
  return getChildren(item, 'resprocessing')
    .flatMap((processing) => findBelow(processing, ({ name }) => name === 'respcondition'))
    .map(getCondition);
}

function getCondition(element: PlacedElement): Condition {
  const variables = childAt(element, 'conditionvar');
  const negative = findBelow(variables, ({ name }) => name === 'not');
  const positive = findBelow(variables, (it) => it.name === 'not' || isAboutChoice(it)).filter(isAboutChoice);
  return {
    chosen: [...new Set(positive.flatMap(getChoices))],
    excludes: negative.length > 0,
    isAnyOf: positive.length > 1 && findBelow(variables, ({ name }) => name === 'or').length > 0,
    isOther: findBelow(variables, ({ name }) => name === 'other').length > 0,
    mark: markOf(getChildren(element, 'setvar')),
    shows: getChildren(element, 'displayfeedback').map((it) => attribute(it, 'linkrefid')),
  };
}

function isAboutChoice({ name }: PlacedElement): boolean {
  return name === 'varequal' || name === 'varsubset' || name === 'varinside';
}

/** A set of choices is a list with commas. */
function getChoices(element: PlacedElement): string[] {
  const text = lineOfText(element);
  return element.name === 'varsubset' ? text.split(',').map((name) => name.trim()) : [text];
}

/** @param settings of a condition @returns the mark that they give, or null */
export function markOf(settings: readonly PlacedElement[]): number | null {
  const marks = settings.map((it) => {
    const mark = Number(lineOfText(it) || Number.NaN);
    return /subtract/i.test(attribute(it, 'action')) ? -mark : mark;
  });
  return marks.find((mark) => Number.isFinite(mark)) ?? null;
}
