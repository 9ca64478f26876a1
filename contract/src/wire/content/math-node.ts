/**
 * A rendered formula: KaTeX's HTML as data. Nothing outside this list can be expressed, so a formula affects
 * nothing but its own box.
 */
import * as z from 'zod/mini';
import { type mathColours, mathWords } from './math-words.ts';

/** In em. */
const lengths = [
  'height',
  'width',
  'minWidth',
  'top',
  'bottom',
  'left',
  'verticalAlign',
  'marginTop',
  'marginLeft',
  'marginRight',
  'paddingLeft',
  'borderWidth',
  'borderTopWidth',
  'borderRightWidth',
  'borderBottomWidth',
] as const;

/** A name of CSS or hexadecimal digits. */
const colour = /^(?:#[0-9a-f]{3,8}|[a-z]{1,30})$/i;

/** A class of KaTeX's style sheet. The full list would be too long here: the renderer has it. */
const classNames = /^(?:[a-z][a-z0-9-]{0,30}(?: [a-z][a-z0-9-]{0,30}){0,15})?$/;

export type MathLength = (typeof lengths)[number];
export type MathColour = (typeof mathColours)[number];
export type MathStyle = Partial<
  Record<MathLength, number> &
    Record<MathColour, string> & {
      [Property in keyof typeof mathWords]: (typeof mathWords)[Property][number];
    }
>;

/** An outline, or a line from one point to another with its width. */
export type MathShape = ['path', outline: string] | ['line', from: string, to: string, width: string];

/** Its width and height are lengths of CSS, as SVG takes them. */
export interface MathDrawing {
  width: string;
  height: string;
  viewBox: string;
  aspect: string;
  style: MathStyle;
  shapes: MathShape[];
}

export type MathNode =
  | string
  | ['span', classes: string, style: MathStyle, children: MathNode[]]
  | ['svg', drawing: MathDrawing];

const length = z.number().check(z.minimum(-1000), z.maximum(1000));
const point = z.string().check(z.regex(/^(?:-?[\d.]{1,10}(?:%|em)?,?){2}$/));
const size = z.string().check(z.regex(/^-?[\d.]{1,12}(?:em|%)?$/));
const word = <const Values extends readonly string[]>(values: Values) => z.optional(z.enum(values));

const Style = z.strictObject({
  ...(Object.fromEntries(lengths.map((name) => [name, z.optional(length)])) as Record<
    MathLength,
    z.ZodMiniOptional<typeof length>
  >),
  color: z.optional(z.string().check(z.regex(colour))),
  backgroundColor: z.optional(z.string().check(z.regex(colour))),
  borderColor: z.optional(z.string().check(z.regex(colour))),
  position: word(mathWords.position),
  borderStyle: word(mathWords.borderStyle),
  borderRightStyle: word(mathWords.borderRightStyle),
  textShadow: word(mathWords.textShadow),
});

const Shape = z.union([
  z.tuple([z.literal('path'), z.string().check(z.regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s,.-]{1,20000}$/))]),
  z.tuple([z.literal('line'), point, point, size]),
]);

const Drawing = z.strictObject({
  width: size,
  height: size,
  viewBox: z.string().check(z.regex(/^(?:-?[\d.]{1,12} ?){0,4}$/)),
  aspect: z.string().check(z.regex(/^(?:none|x(?:Min|Mid|Max)YMin(?: slice)?)?$/)),
  style: Style,
  shapes: z.array(Shape).check(z.maxLength(20)),
});

/** Checks one node and all below it. */
export const MathNode: z.ZodMiniType<MathNode> = z.lazy(() =>
  z.union([
    z.string().check(z.maxLength(2_000)),
    z.tuple([z.literal('span'), z.string().check(z.regex(classNames)), Style, z.array(MathNode)]),
    z.tuple([z.literal('svg'), Drawing]),
  ]),
);
