/** Conditions of QTI 1.2 that give marks for the answer to one response. */
import {
  attribute,
  childAt,
  findBelow,
  getChildren,
  lineOfText,
  type PlacedElement,
} from '../../../xml/placed-element.ts';
import { markOf } from '../conditions.ts';

export interface ResponseRule {
  /** Texts or names of choices; each of them is enough. */
  equals: string[];
  /** Ends of a range, empty for none. */
  min: string;
  max: string;
  /** True if capitals count. */
  isCaseSensitive: boolean;
  /** Share of the largest mark for this response. */
  share: number;
}

const tests = new Set(['varequal', 'vargte', 'vargt', 'varlte', 'varlt']);

/** @param item the element @param response its name; null for any @returns the rules in their order, and the largest mark */
export function getRules(
  item: PlacedElement,
  response: string | null,
): { rules: ResponseRule[]; weight: number } {
  const conditions = getChildren(item, 'resprocessing')
    .flatMap((processing) => findBelow(processing, ({ name }) => name === 'respcondition'))
    .map((condition) => ({
      mark: markOf(getChildren(condition, 'setvar')) ?? 0,
      found: getTests(condition, response),
    }))
    .filter(({ mark, found }) => mark > 0 && found.length > 0);
  const weight = Math.max(0, ...conditions.map(({ mark }) => mark));
  const rules = conditions.map(({ mark, found }) => ({
    equals: found.filter(({ name }) => name === 'varequal').map(lineOfText),
    min: lineOfText(found.find(({ name }) => /^vargte?$/.test(name))),
    max: lineOfText(found.find(({ name }) => /^varlte?$/.test(name))),
    isCaseSensitive: found.some((it) => /^yes$/i.test(attribute(it, 'case'))),
    share: Math.round((mark / weight) * 10_000_000) / 10_000_000,
  }));
  return { rules, weight: weight || 1 };
}

/** Omits negated tests. */
function getTests(condition: PlacedElement, response: string | null): PlacedElement[] {
  return findBelow(
    childAt(condition, 'conditionvar'),
    ({ name }) => name === 'not' || tests.has(name),
  ).filter((it) => it.name !== 'not' && (response === null || attribute(it, 'respident') === response));
}
