/** Placeholders of loading content: as high as the content, with lines at the positions of its lines. */
import '@mantine/core/styles/Skeleton.css';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './shapes.module.css';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * A line of text.
 *
 * @param width as a share of the available width
 */
function LineShape({ width, height = 16 }: { width: string; height?: number }) {
  return <Skeleton height={height} width={width} radius={4} />;
}

export interface RowsShapeProps {
  rows: number;
  /** Lines of text in each row; a short list has one, with its fact at the end. */
  lines?: 1 | 2 | 3;
  /** True if a button is at the end. */
  hasButton?: boolean;
}

/** A list. */
export function RowsShape({ rows, lines = 1, hasButton = false }: RowsShapeProps) {
  return (
    <div className={classes.rows}>
      {numbers(rows).map((row) => (
        <div key={row} className={classes.row}>
          <div className={classes.lines}>
            <LineShape width={row % 2 === 0 ? '55%' : '45%'} />
            {lines > 1 && <LineShape width={row % 2 === 0 ? '80%' : '70%'} height={14} />}
            {lines > 2 && <LineShape width="25%" height={12} />}
          </div>
          {hasButton ? <Skeleton width={88} height={44} /> : <Skeleton width={56} height={14} radius={4} />}
        </div>
      ))}
    </div>
  );
}

/** Fields with their labels, and the button below. */
export function FormShape({ fields }: { fields: number }) {
  return (
    <div className={classes.form}>
      {numbers(fields).map((field) => (
        <div key={field} className={classes.field}>
          <LineShape width="30%" />
          <Skeleton height={44} />
        </div>
      ))}
      <Skeleton height={44} width={150} />
    </div>
  );
}

/** Cards below each other, each with a title, a line, and buttons where it has some. */
export function CardsShape({ cards, hasButtons = false }: { cards: number; hasButtons?: boolean }) {
  return (
    <div className={classes.cards}>
      {numbers(cards).map((card) => (
        <CardShape key={card}>
          {hasButtons && (
            <div className={classes.buttons}>
              <Skeleton height={44} width={150} />
              <Skeleton height={44} width={100} />
            </div>
          )}
        </CardShape>
      ))}
    </div>
  );
}

/**
 * A panel with a title and a line of text.
 *
 * @param children content below them
 */
export function CardShape({ className = '', children }: { className?: string; children?: ReactNode }) {
  return (
    <div className={`${classes.card} ${className}`}>
      <LineShape width="45%" height={20} />
      <LineShape width="75%" />
      {children}
    </div>
  );
}

/** A page of text. */
export function TextShape({ lines }: { lines: number }) {
  return (
    <div className={classes.lines}>
      {numbers(lines).map((line) => (
        <LineShape key={line} width={line % 4 === 3 ? '60%' : '100%'} />
      ))}
    </div>
  );
}
