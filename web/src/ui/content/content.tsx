/** Renders a closed tree: each node becomes an element of React, and no markup is parsed or made. */
import type { Block, ContentTree, Inline } from '@akada/contract/wire/content/content-tree.ts';
import { createElement, Suspense, use } from 'react';
import { CodeText } from './code-text.tsx';
import classes from './content.module.css';
import { ContentOptions, type Options } from './content-options.ts';
import { Diagram } from './diagram.tsx';
import { DisplayedFormula } from './formula.tsx';
import { InlineRow } from './inline-row.tsx';
import { keyed } from './keyed.ts';
import { Scrolling } from './scrolling.tsx';

interface ContentProps extends Partial<Options> {
  tree: ContentTree;
}

/** A text with all its content, as wide as its container and never wider. */
export function Content({ tree, ...options }: ContentProps) {
  const outer = use(ContentOptions);

  return (
    <ContentOptions value={{ ...outer, ...options }}>
      <div className={classes.content}>
        {/* The formula alone waits for its styles, not the page around it. */}
        <Suspense>
          <Blocks blocks={tree.blocks} />
        </Suspense>
        {tree.cut && <p className={classes.note}>The end of this text is not shown: it is too long.</p>}
      </div>
    </ContentOptions>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return keyed(blocks).map(([key, block]) => <BlockNode key={key} block={block} />);
}

function BlockNode({ block }: { block: Block }) {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph row={block.children} />;
    case 'heading':
      return <Heading level={block.level} row={block.children} />;
    case 'quote':
      return (
        <blockquote className={classes.quote}>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'list':
      return <List {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'codeBlock':
      return (
        <Scrolling
          label={block.language === null ? 'Code' : `Code, ${block.language}`}
          className={classes.code}
        >
          <code translate="no">
            <CodeText text={block.text} />
          </code>
        </Scrolling>
      );
    case 'diagram':
      return <Diagram key={block.source} source={block.source} />;
    case 'mathBlock':
      return <DisplayedFormula tex={block.tex} set={block.set} />;
    case 'rule':
      return <hr className={classes.rule} />;
  }
}

function Paragraph({ row }: { row: readonly Inline[] }) {
  const content = <InlineRow row={row} />;
  if (!row.some(isWide)) return <p>{content}</p>;
  return <Scrolling as="p">{content}</Scrolling>;
}

/** True for formulas: they cannot break everywhere, so they may be wider than a phone. */
function isWide(node: Inline): boolean {
  if (typeof node === 'string') return false;
  return node.type === 'math' || ('children' in node && node.children.some(isWide));
}

function Heading({ level, row }: { level: number; row: readonly Inline[] }) {
  const { headingsBelow } = use(ContentOptions);
  return createElement(`h${Math.min(level + headingsBelow, 6)}`, null, <InlineRow row={row} />);
}

function List({ start, items }: Extract<Block, { type: 'list' }>) {
  const drawn = keyed(items).map(([key, item]) => (
    <li key={key}>
      <Blocks blocks={item} />
    </li>
  ));
  return start === null ? <ul>{drawn}</ul> : <ol start={start}>{drawn}</ol>;
}

function Table({ alignments, head, rows }: Extract<Block, { type: 'table' }>) {
  const getStyle = (column: number) => ({ textAlign: alignments[column] ?? ('start' as const) });

  return (
    <Scrolling label="Table">
      <table className={classes.table}>
        <thead>
          <tr>
            {keyed(head).map(([column, cell]) => (
              <th key={column} scope="col" style={getStyle(column)}>
                <InlineRow row={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(([key, row]) => (
            <tr key={key}>
              {keyed(row).map(([column, cell]) => (
                <td key={column} style={getStyle(column)}>
                  <InlineRow row={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}
