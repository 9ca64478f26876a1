import { describe, expect, it } from 'vitest';
import { textOf } from '../blocks/raw-block.ts';
import { markdownBlocks } from './markdown-blocks.ts';

const outline = (markdown: string) =>
  markdownBlocks(markdown).map((block) => `${block.kind} ${textOf(block)}`);

describe('formulas', () => {
  it.each([
    ['Energy is $E_a = m_a*c*2$ here.'],
    ['Energy is \\(a_1 \\cdot b_1\\) here.'],
    ['Energy is $$x^{*}_{*}$$ here.'],
    ['It is \\[a_b_c\\] here.'],
    ['From $5 to $9, and $x$.'],
    ['A set $\\{a, b\\}$ and $\\$5$.'],
    ['Only $5 here.'],
  ])('stay as they are typed: %s', (markdown) => {
    expect(outline(markdown)).toEqual([`paragraph ${markdown}`]);
  });

  it.each([
    ['$$\na\n+ b\n= c\n$$', '$$\na\n+ b\n= c\n$$'],
    ['\\[\na\n- b\n\\]', '\\[\na\n- b\n\\]'],
  ])('may have lines that read like lists: %j', (markdown, expected) => {
    expect(outline(`Text.\n\n${markdown}\n\nMore.`)).toEqual([
      'paragraph Text.',
      `paragraph ${expected}`,
      'paragraph More.',
    ]);
  });

  it('without their end are text', () => {
    expect(outline('$$\na\n\n- b')).toEqual(['paragraph $$\na', 'list_item b']);
  });

  it('are no formulas in code', () => {
    expect(outline('`$a$` and $b$')).toEqual(['paragraph $a$ and $b$']);
  });

  it('in great number are read', () => {
    expect(outline('$a '.repeat(200_000))).toHaveLength(1);
    expect(outline('$$\n'.repeat(20_001)).length).toBeGreaterThan(0);
  });
});

it('boxes of tasks are no text', () => {
  expect(outline('- [ ] rain\n- [x] **snow**\n- [link](x)')).toEqual([
    'list_item rain',
    'list_item snow',
    'list_item link',
  ]);
});

it('footnotes are paragraphs, and their marks are no text', () => {
  expect(outline('Rivers run[^1] far[^b].\n\n[^1]: slowly\n[^b]: To the *sea*.')).toEqual([
    'paragraph Rivers run far.',
    'paragraph slowly',
    'paragraph To the sea.',
  ]);
});

describe('lines of one paragraph', () => {
  it('that name terms are paragraphs of their own', () => {
    expect(
      outline('hay - grass that is cut\nsilage = green fodder\nwithout air\n*milk*: what a cow gives'),
    ).toEqual([
      'paragraph hay - grass that is cut',
      'paragraph silage = green fodder\nwithout air',
      'paragraph milk: what a cow gives',
    ]);
  });

  it('of which one names a term are joined', () => {
    expect(outline('hay - grass that is cut\nand dried in the sun')).toEqual([
      'paragraph hay - grass that is cut\nand dried in the sun',
    ]);
  });
});
