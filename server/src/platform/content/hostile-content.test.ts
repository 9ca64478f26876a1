import { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { portion, runs } from '../../testing/suites/scale.ts';
import { renderMarkdown, renderPlainText } from './render-content.ts';
import { contexts, hostileMarkup, payloads } from './testing/hostile-markup.ts';
import { maxSourceLength } from './tree-limits.ts';
import { getMarkdown } from './written/markdown-text.ts';

const fill = (text: string, length = maxSourceLength) => text.repeat(Math.ceil(length / text.length));

test('there are at least 300 payloads and 25 contexts, all different', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(300);
  expect(new Set(contexts).size).toBeGreaterThanOrEqual(25);
});

test('no hostile text gives a node, an attribute or an address beyond the list', () => {
  for (const text of portion(hostileMarkup())) {
    for (const tree of [renderMarkdown(text), renderPlainText(text)]) {
      expect(z.safeParse(ContentTree, tree).error?.issues, text).toBeUndefined();
      for (const href of getLinks(tree)) expect(href, text).toMatch(/^(?:https:\/\/|mailto:)/);
    }
  }
});

test('a hostile text stays what it was when it is written and read again', () => {
  for (const text of portion(portion(hostileMarkup()))) {
    const tree = renderMarkdown(text);
    expect(renderMarkdown(getMarkdown(tree)), text).toEqual(tree);
  }
});

/** Each took a parser of its kind more than linear time, or a stack, once. */
const floods: Record<string, string> = {
  'opening brackets': fill('['),
  'pictures that open': fill('!['),
  'links that open': fill('[a]('),
  'asterisks on both sides': fill('**a*'),
  backticks: Array.from({ length: 700 }, (_, count) => '`'.repeat(count)).join(' '),
  quotations: fill('> '),
  'lists within lists': Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
  'formulas that nothing closes': fill('\\('),
  'displayed formulas that nothing closes': fill('\\[\\\\]\n', runs(maxSourceLength)),
  'gaps that nothing closes': fill('{{c1::'),
  'gaps within gaps': '{{c1::'.repeat(30_000) + '}}'.repeat(30_000),
  'rows of a table': `|${'a|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n${fill('|\n', runs(maxSourceLength))}`,
  'different formulas': Array.from({ length: 30_000 }, (_, index) => `$x_{${index}}$`).join(' '),
  'long formulas': Array.from({ length: 140 }, (_, index) => `$${index}${'+x'.repeat(990)}$`).join('\n\n'),
};

test.each(Object.entries(floods))('a flood of %s gives a tree within its limits', (_, text) => {
  const tree = renderMarkdown(text);
  expect(z.safeParse(ContentTree, tree).error?.issues).toBeUndefined();
});

test('the end of a text that is too long is missing, and the tree says so', () => {
  expect(renderMarkdown(fill('word '))).toMatchObject({ cut: false });
  expect(renderMarkdown(`${fill('word ')}more`)).toMatchObject({ cut: true });
  expect(renderPlainText(`${fill('word ')}more`)).toMatchObject({ cut: true });
});

test.each(['', ' \n\t\n', '\0', '\ud800', '\u{1f600}', '\r\n\r\n', '---', '$', '\\', '{{', '# '])(
  '%j gives a tree',
  (text) => {
    for (const tree of [renderMarkdown(text), renderPlainText(text)]) {
      expect(z.safeParse(ContentTree, tree).success).toBe(true);
      expect(JSON.stringify(tree)).not.toMatch(/\\u0000|\\ud800/);
    }
  },
);

function getLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const ownIds = 'href' in value ? [String(value.href)] : [];
  return [...ownIds, ...Object.values(value).flatMap(getLinks)];
}
