/** Allowed values in formulas, separate from the schemas like the limits of content. */

export const mathColours = ['color', 'backgroundColor', 'borderColor'] as const;

/** Properties with words as values, and the allowed words of each. */
export const mathWords = {
  position: ['relative'],
  borderStyle: ['solid'],
  borderRightStyle: ['solid', 'dashed'],
  textShadow: ['0.02em 0.01em 0.04px'],
} as const;

/** The max nesting of elements; real formulas have less than half of it. */
export const maxMathDepth = 120;
