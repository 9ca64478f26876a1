import type { NotePage, PageBlock } from '@akada/contract/material/note-pages.ts';
import type { TextSpan } from '@akada/core/text/document.ts';
import { use, useEffect, useRef } from 'react';
import { Scrolling } from '../../../ui/content/scrolling.tsx';
import classes from './page-content.module.css';
import { type ListItem, type PagePart, pageParts } from './page-parts.ts';
import { PageSpan, ShownPage } from './page-span.tsx';

interface PageContentProps {
  page: Pick<NotePage, 'text' | 'blocks' | 'bold' | 'formulas'>;
  /** The text to mark and to scroll to. */
  mark: TextSpan | null;
  /** Level of the heading above it. */
  below: 1 | 2;
}

/** A page of a note with its structure: the note's own text only, in elements of the product. */
export function PageContent({ page, mark, below }: PageContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const start = mark?.start;

  useEffect(() => {
    if (start !== undefined) content.current?.querySelector('mark')?.scrollIntoView({ block: 'center' });
  }, [start]);

  const blocks: PageBlock[] =
    page.blocks.length > 0 ? page.blocks : [{ kind: 'paragraph', level: 0, start: 0, end: page.text.length }];
  return (
    <ShownPage value={{ page, mark, below }}>
      <div ref={content} className={classes.content}>
        {pageParts(blocks).map((part) => (
          <Part key={'block' in part ? part.block.start : part.start} part={part} />
        ))}
      </div>
    </ShownPage>
  );
}

function Part({ part }: { part: PagePart }) {
  if (part.kind === 'list') return <List items={part.items} />;
  if (part.kind === 'table') return <Table {...part} />;

  if (part.kind === 'heading') return <Heading {...part} />;

  const { block } = part;
  if (block.kind === 'code')
    return (
      <Scrolling label="Code" className={classes.code}>
        <code translate="no">
          <PageSpan {...block} />
        </code>
      </Scrolling>
    );
  return (
    <p dir="auto">
      <PageSpan {...block} />
    </p>
  );
}

function Heading({ block, depth }: { block: PageBlock; depth: number }) {
  const { below } = use(ShownPage);
  const Tag = headingTags[below + depth - 2] ?? 'h6';
  return (
    <Tag dir="auto">
      <PageSpan {...block} />
    </Tag>
  );
}

const headingTags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

function List({ items }: { items: readonly ListItem[] }) {
  const isNumbered = items.some(({ block }) => block.ordinal !== undefined);
  const Tag = isNumbered ? 'ol' : 'ul';
  return (
    <Tag dir="auto">
      {items.map(({ block, items: below }) => (
        <li
          key={block.start}
          value={block.ordinal}
          className={isNumbered && block.ordinal === undefined ? classes.continued : undefined}
        >
          <PageSpan {...block} />
          {below.length > 0 && <List items={below} />}
        </li>
      ))}
    </Tag>
  );
}

function Table({ rows, columns }: { rows: readonly PageBlock[]; columns: number }) {
  const all = Array.from({ length: columns }, (_, column) => column);
  return (
    <Scrolling label="Table" className={classes.scroller}>
      <table dir="auto">
        <tbody>
          {rows.map((row) => (
            <tr key={row.start}>
              {all.map((column) => (
                <Cell
                  key={column}
                  isHead={row.head === true}
                  cell={row.cells?.find((cell) => cell.column === column)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function Cell({ isHead, cell }: { isHead: boolean; cell: TextSpan | undefined }) {
  const text = cell && <PageSpan {...cell} />;
  return isHead ? <th scope="col">{text}</th> : <td>{text}</td>;
}
