/**
 * The closed tree: the one form in which content is shown. A node that is not listed here does not exist, and
 * no node holds markup, a script, or an address that loads automatically. The server makes trees from text,
 * the web draws them.
 */
import * as z from 'zod/mini';
import { maxContentDepth, maxContentNodes } from './content-limits.ts';
import { MathNode } from './math-node.ts';
import { isSafeLink } from './safe-link.ts';

/** A formula: its source as written, and its rendered form; null if it cannot be rendered. */
export interface Formula {
  tex: string;
  set: MathNode[] | null;
}

/** Text is a plain string. */
export type Inline =
  | string
  | { type: 'break' | 'blank' }
  | { type: 'strong' | 'emphasis' | 'deleted'; children: Inline[] }
  | { type: 'code'; text: string }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'image'; id: string; alt: string }
  | ({ type: 'math' } & Formula)
  | { type: 'cloze'; number: number; hint: string | null; children: Inline[] };

export type Alignment = 'left' | 'center' | 'right' | null;

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: number; children: Inline[] }
  | { type: 'quote'; children: Block[] }
  /** `start` is the first number, null for bullets. */
  | { type: 'list'; start: number | null; items: Block[][] }
  | { type: 'table'; alignments: Alignment[]; head: Inline[][]; rows: Inline[][][] }
  | { type: 'codeBlock'; language: string | null; text: string }
  | { type: 'diagram'; source: string }
  | ({ type: 'mathBlock' } & Formula)
  | { type: 'rule' };

export interface ContentTree {
  version: number;
  blocks: Block[];
  /** Whether the text was longer or deeper than a tree may be, and its end is missing. */
  cut: boolean;
}

const text = z.string().check(z.maxLength(1_000_000));
const inlines = z.lazy(() => z.array(Inline));
const blocks = z.lazy(() => z.array(Block));
const formula = { tex: text, set: z.nullable(z.array(MathNode)) };

const Inline: z.ZodMiniType<Inline> = z.lazy(() =>
  z.union([
    text,
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.enum(['break', 'blank']) }),
      z.strictObject({ type: z.enum(['strong', 'emphasis', 'deleted']), children: inlines }),
      z.strictObject({ type: z.literal('code'), text }),
      z.strictObject({
        type: z.literal('link'),
        href: z.string().check(z.refine(isSafeLink)),
        children: inlines,
      }),
      z.strictObject({ type: z.literal('image'), id: z.uuid(), alt: text }),
      z.strictObject({ type: z.literal('math'), ...formula }),
      z.strictObject({
        type: z.literal('cloze'),
        number: z.int().check(z.minimum(1), z.maximum(99)),
        hint: z.nullable(text),
        children: inlines,
      }),
    ]),
  ]),
);

const Block: z.ZodMiniType<Block> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), children: inlines }),
    z.strictObject({
      type: z.literal('heading'),
      level: z.int().check(z.minimum(1), z.maximum(6)),
      children: inlines,
    }),
    z.strictObject({ type: z.literal('quote'), children: blocks }),
    z.strictObject({
      type: z.literal('list'),
      start: z.nullable(z.int().check(z.minimum(0), z.maximum(999_999_999))),
      items: z.array(blocks),
    }),
    z.strictObject({
      type: z.literal('table'),
      alignments: z.array(z.nullable(z.enum(['left', 'center', 'right']))),
      head: z.array(inlines),
      rows: z.array(z.array(inlines)),
    }),
    z.strictObject({
      type: z.literal('codeBlock'),
      language: z.nullable(z.string().check(z.regex(/^[\w+#.-]{1,30}$/))),
      text,
    }),
    z.strictObject({ type: z.literal('diagram'), source: text }),
    z.strictObject({ type: z.literal('mathBlock'), ...formula }),
    z.strictObject({ type: z.literal('rule') }),
  ]),
);

const Tree = z.strictObject({ version: z.int(), blocks, cut: z.boolean() });

/** Depth and size come first: the check of each node calls itself, and a chain without end would use up the stack. */
export const ContentTree: z.ZodMiniType<ContentTree> = z.pipe(
  z.unknown().check(z.refine(isBounded, 'The content is too large or too deep')),
  Tree,
) as never;

/** Levels of arrays and objects in the deepest tree: of its nodes, and of the formula in the deepest of them. */
const maxLevels = 3 * maxContentDepth + 300;

function isBounded(value: unknown): boolean {
  let count = 0;
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (depth > maxLevels || count > 12 * maxContentNodes) return false;

    level = level.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []));
  }
  return true;
}
