import { Fragment } from 'react';
import { LineText } from '../../content/lazy-content.tsx';
import type { AnswerContent } from '../answer-props.ts';

const arrow = ' → ';

/** The items of an order in one line, each as it is rendered. */
export function ItemRow({ text, content }: { text: string; content: AnswerContent }) {
  return text.split(arrow).map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place in the order.
    <Fragment key={index}>
      {index > 0 && arrow}
      <LineText text={item} tree={content?.texts?.[item]} />
    </Fragment>
  ));
}
