import { escapeUTF8 } from 'entities/escape';

/** Markup that is sent as it is. */
export interface Html {
  readonly markup: string;
}

type Interpolated = string | Html | readonly Html[];

/**
 * A template in which every plain string is escaped, in text and in quoted attributes.
 * @returns the markup
 */
export function html(literals: TemplateStringsArray, ...values: Interpolated[]): Html {
  const markup = literals.reduce((writtenText, literal, index) => {
    return writtenText + getMarkup(values[index - 1] ?? '') + literal;
  });
  return { markup };
}

/** @param markup written in this repository, never received @returns it, not escaped */
export function unsafeMarkup(markup: string): Html {
  return { markup };
}

function getMarkup(value: Interpolated): string {
  if (typeof value === 'string') return escapeUTF8(value);
  if ('markup' in value) return value.markup;
  return value.map(({ markup }) => markup).join('');
}
