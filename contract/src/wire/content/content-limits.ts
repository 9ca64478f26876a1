/** Separate from the schemas, which the processes that make trees do not load: loading them took a seventh of their start. */

/** Raised whenever the same text gives another tree, so that stored trees can be made again. */
export const contentVersion = 2;

/** Blocks and inline nodes within each other. */
export const maxContentDepth = 24;

/** The number of nodes in one tree, formulas included. */
export const maxContentNodes = 150_000;
