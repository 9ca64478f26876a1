import type { GuidePart, GuideText } from '@akada/contract/material/guides.ts';
import { IconPhoto } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Lazy, lazyComponent } from '../../lib/lazy/lazy.tsx';
import { LineText } from '../../ui/content/lazy-content.tsx';
import { Scrolling } from '../../ui/content/scrolling.tsx';
import classes from './guide.module.css';
import { PassageLinks, Statements } from './passage-links.tsx';

const diagram = lazyComponent(async () => (await import('../../ui/content/diagram.tsx')).Diagram);

const factNames = { date: 'Date', person: 'Person', number: 'Figure', formula: 'Formula' } as const;

/** A part of a section, displayed according to its kind. */
export function PartView({ part }: { part: GuidePart }) {
  switch (part.kind) {
    case 'points':
      return (
        <Titled title={part.title}>
          <ul>
            {numbered(part.items).map(([at, item]) => (
              <li key={at}>
                <Statements of={[item]} />
              </li>
            ))}
          </ul>
        </Titled>
      );
    case 'steps':
      return (
        <Titled title={part.title}>
          <ol>
            {numbered(part.items).map(([at, item]) => (
              <li key={at}>
                <Statements of={[item]} />
              </li>
            ))}
          </ol>
        </Titled>
      );
    case 'terms':
      return (
        <Titled title={part.title}>
          <dl className={classes.terms}>
            {numbered(part.items).map(([at, item]) => (
              <div key={at}>
                <dt data-spoken>
                  <LineText text={item.name.text} tree={item.name.content} />
                </dt>
                <dd>
                  <Statements of={[item]} />
                </dd>
              </div>
            ))}
          </dl>
        </Titled>
      );
    case 'facts':
      return (
        <dl className={classes.facts}>
          {numbered(part.items).map(([at, item]) => (
            <div key={at}>
              <dt data-spoken>{factNames[item.fact]}</dt>
              <dd>
                <Statements of={[item]} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <TablePart part={part} />;
    case 'figure':
      return (
        <figure className={classes.figure}>
          <IconPhoto size={24} aria-hidden />
          <figcaption>
            <Statements of={[part]} />
          </figcaption>
        </figure>
      );
    case 'diagram':
      return (
        <Titled title={part.title}>
          <Lazy of={diagram} props={{ source: part.source }} waiting={null} fault={() => null} />
          <p>
            <PassageLinks passages={part.passages} />
          </p>
        </Titled>
      );
  }
}

function TablePart({ part: { caption, columns, rows } }: { part: Extract<GuidePart, { kind: 'table' }> }) {
  return (
    <Titled title={caption}>
      <Scrolling label="Table">
        <table className={classes.table}>
          <thead>
            <tr>
              {numbered(columns).map(([at, { text, content }]) => (
                <th key={at} scope="col">
                  <LineText text={text} tree={content} />
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {numbered(rows).map(([at, { cells, passages }]) => (
              <tr key={at} data-spoken>
                {numbered(cells).map(([column, { text, content }]) => (
                  <td key={column}>
                    <LineText text={text} tree={content} />
                  </td>
                ))}
                <td>
                  <PassageLinks passages={passages} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolling>
    </Titled>
  );
}

function Titled({ title, children }: { title: GuideText | null; children: ReactNode }) {
  return (
    <>
      {title !== null && (
        <h2 data-spoken>
          <LineText text={title.text} tree={title.content} />
        </h2>
      )}
      {children}
    </>
  );
}

/** The items have no ids, and their order never changes while they are shown. */
const numbered = <Item,>(items: readonly Item[]) => [...items.entries()];
