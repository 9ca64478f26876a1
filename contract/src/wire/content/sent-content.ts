/**
 * Content in answers. It was made within the limits of a tree when it was stored; checking each node again
 * would delay an exam with many formulas by a tenth of a second, for every student who loads it. The code
 * that draws it knows only the listed nodes.
 */
import * as z from 'zod/mini';
import type { ContentTree } from './content-tree.ts';
import type { MathNode } from './math-node.ts';

/** Null: the text next to it is one paragraph without formulas, so its string is all there is to show. */
export const SentTree = z.unknown() as unknown as z.ZodMiniType<ContentTree | null>;

/** How a formula is set. */
export const SentMath = z.unknown() as unknown as z.ZodMiniType<MathNode[]>;
