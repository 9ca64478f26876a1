/** The words in which content is read aloud. */
import type { Block, ContentTree, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { parseCloze, withEllipsis } from '@akada/core/cards/cloze.ts';
import { getFormulaWords } from '@akada/core/speech/formula-words.ts';

interface WrittenText {
  text: string;
  /** Null if the text is complete without it. */
  tree: ContentTree | null | undefined;
}

/** Code of at most this length is read; longer code is only named. */
const maxCode = 20;

/**
 * @param gap the number of the closed gap; null reads the complete text
 * @returns the words of each block; a block without words has an empty text
 */
export function getSpokenBlocks({ text, tree }: WrittenText, gap: number | null = null): string[] {
  return tree ? tree.blocks.map((block) => tidy(speakBlock(block, gap))) : [tidy(speakPlain(text, gap))];
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

function speakPlain(text: string, gap: number | null): string {
  return parseCloze(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.number === gap ? speakGap(part.hint) : speakPlain(part.answer, gap);
    })
    .join('');
}

const speakGap = (hint: string | null) => (hint === null || hint.trim() === '' ? 'blank' : `blank, ${hint},`);

function speakBlock(block: Block, gap: number | null): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return speakRow(block.children, gap);
    case 'quote':
      return joinSentences(block.children.map((child) => speakBlock(child, gap)));
    case 'list':
      return joinSentences(
        block.items.map((item) => joinSentences(item.map((child) => speakBlock(child, gap)))),
      );
    case 'table': {
      const head = block.head.map((cell) => speakRow(cell, gap));
      return joinSentences(
        block.rows.map((row) =>
          speakTableRow(
            head,
            row.map((cell) => speakRow(cell, gap)),
          ),
        ),
      );
    }
    case 'codeBlock':
      return 'Code.';
    case 'diagram':
      return 'A diagram.';
    case 'mathBlock':
      return speakFormula(block.tex, gap);
    case 'rule':
      return '';
  }
}

/** @returns each cell after the name of its column */
export function speakTableRow(head: readonly string[], cells: readonly string[]): string {
  return joinSentences(cells.map((cell, index) => (cell && head[index] ? `${head[index]}: ${cell}` : cell)));
}

/** The voice pauses after each of them. */
function joinSentences(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/[.!?…:]$/u.test(part) ? part : `${part}.`))
    .join(' ');
}

const speakRow = (row: readonly Inline[], gap: number | null): string =>
  row.map((node) => speakInline(node, gap)).join('');

function speakInline(node: Inline, gap: number | null): string {
  if (typeof node === 'string') return node;
  switch (node.type) {
    case 'break':
      return ' ';
    case 'blank':
      return ' blank ';
    case 'strong':
    case 'emphasis':
    case 'link':
      return speakRow(node.children, gap);
    case 'deleted':
      return '';
    case 'code':
      return node.text.length <= maxCode ? withEllipsis(node.text, gap).replace('…', ' blank ') : 'code';
    case 'image':
      return node.alt.trim() === '' ? ' a picture ' : ` a picture: ${node.alt} `;
    case 'math':
      return speakFormula(node.tex, gap);
    case 'cloze':
      return node.number === gap ? speakGap(node.hint) : speakRow(node.children, gap);
  }
}

const speakFormula = (tex: string, gap: number | null) => getFormulaWords(withEllipsis(tex, gap));
