/** Separate from the schemas, as the limits of content are. */

export const mathColours = ['color', 'backgroundColor', 'borderColor'] as const;

/** Properties whose values are words, and each of them. */
export const mathWords = {
  position: ['relative'],
  borderStyle: ['solid'],
  borderRightStyle: ['solid', 'dashed'],
  textShadow: ['0.02em 0.01em 0.04px'],
} as const;

/** Elements within each other; real formulas have less than half. */
export const maxMathDepth = 120;
