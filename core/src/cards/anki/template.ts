/** Anki's templates: text with fields, and parts that depend on whether a field is empty. No script is ever run. */

type Node =
  | { type: 'text'; text: string }
  | { type: 'field'; name: string; filters: string[] }
  | { type: 'condition'; name: string; isNegated: boolean; children: Node[] };

/** A parsed template. */
export type Template = readonly Node[];

/** Larger templates and sides are cut; a field in thousands of places would fill the memory. */
const MAX_TEMPLATE = 200_000;
const MAX_SIDE = 400_000;
const MAX_DEPTH = 50;

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const DEFAULT_BRACES = /\{\{\{?([^{}]{0,500})\}?\}\}/g;
const OTHER_BRACES = /<%([^<>]{0,500})%>/g;
const OTHER_DELIMITERS = '{{=<% %>=}}';

/** @param source of one side @returns its parts; parts that are never closed end with the template */
export function parseTemplate(source: string): Template {
  const hasOther = source.includes(OTHER_DELIMITERS);
  const text = source.slice(0, MAX_TEMPLATE).replaceAll(OTHER_DELIMITERS, '').replace(COMMENT, '');
  const root: Node[] = [];
  const open: { name: string; nodes: Node[] }[] = [{ name: '', nodes: root }];
  const add = (node: Node) => open.at(-1)?.nodes.push(node);
  let from = 0;
  for (const match of text.matchAll(hasOther ? OTHER_BRACES : DEFAULT_BRACES)) {
    if (match.index > from) add({ type: 'text', text: text.slice(from, match.index) });
    from = match.index + match[0].length;
    const key = (match[1] ?? '').trim();
    const sign = key.charAt(0);
    const name = key.slice(1).trim();
    if (sign === '#' || sign === '^') {
      const children: Node[] = [];
      add({ type: 'condition', name, isNegated: sign === '^', children });
      if (open.length < MAX_DEPTH) open.push({ name, nodes: children });
    } else if (sign === '/') {
      const level = open.findLastIndex((condition, index) => index > 0 && condition.name === name);
      if (level > 0) open.length = level;
    } else if (key !== '') add(fieldNode(key));
  }
  if (from < text.length) add({ type: 'text', text: text.slice(from) });
  return root;
}

function fieldNode(key: string): Node {
  const parts = key.split(':');
  // A field name may contain a colon, which looks like a filter. The part after the last colon is taken as the name.
  return {
    type: 'field',
    name: (parts.at(-1) ?? '').trim(),
    filters: parts.slice(0, -1).map((it) => it.trim()),
  };
}

/** The values that a template is filled with. */
export interface TemplateValues {
  /** @returns the HTML of a field; null without such a field */
  field(name: string): string | null;
  /** @returns the HTML that the filters make of a field */
  filtered(html: string, filters: readonly string[], name: string): string;
}

/** A field with only line breaks and empty blocks counts as empty. */
const EMPTY_PARTS = /<\/?(?:br|div)\s?\/?>/gi;

/** @returns the HTML of one side, cut if it is longer than any side can be */
export function renderTemplate(template: Template, values: TemplateValues): string {
  let html = '';
  const write = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (html.length > MAX_SIDE) return;
      if (node.type === 'text') html += node.text;
      else if (node.type === 'field') {
        const value = values.field(node.name);
        if (value !== null) html += values.filtered(value, node.filters, node.name);
      } else if (isFilled(node.name, values) !== node.isNegated) write(node.children);
    }
  };
  write(template);
  return html.slice(0, MAX_SIDE);
}

function isFilled(name: string, { field }: TemplateValues): boolean {
  const value = field(name);
  // Cloze templates may ask for the number of the card; a card here is all gaps of its note.
  return value === null ? /^c\d+$/.test(name) : value.replace(EMPTY_PARTS, '').trim() !== '';
}

const LINE = /<hr\s([^<>]{1,500})>/gi;
const ANSWER_ID = /\bid\s*=\s*["']?answer\b/i;

/** @returns the part of an answer below the line that Anki draws under the question; null without such a line */
export function belowAnswerLine(source: string): string | null {
  for (const { 0: line, 1: attributes = '', index } of source.matchAll(LINE))
    if (ANSWER_ID.test(attributes)) return source.slice(index + line.length);
  return null;
}
