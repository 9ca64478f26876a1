import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { LineText } from '../content/lazy-content.tsx';
import { OptionPictures } from '../question/option-input.tsx';
import type { AnswerProps } from './answer-props.ts';
import classes from './answers.module.css';
import { moveItem } from './move-item.ts';

/** A list that is ordered with buttons, or with Alt and the arrow keys. An untouched order is no answer. */
export function OrderingField({ presented, content, response, onChange }: AnswerProps<'ordering'>) {
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ item: string; step: -1 | 1 } | null>(null);
  const items = response === null || response.items.length === 0 ? presented.items : response.items;
  const move = (item: string, step: -1 | 1) => {
    const order = moveItem(items, item, step);
    if (order === items) return;
    setMoved({ item, step });
    onChange({ type: 'ordering', items: order });
  };
  // The browser drops the focus of an element that changes its position.
  useEffect(() => {
    if (moved === null) return;
    const row = list.current?.children[items.indexOf(moved.item)];
    const [up, down] = row?.querySelectorAll('button') ?? [];
    const [pressed, other] = moved.step === -1 ? [up, down] : [down, up];
    (pressed?.disabled ? other : pressed)?.focus();
  }, [moved, items]);

  return (
    <>
      <OptionPictures trees={Object.values(content?.texts ?? {})} />
      <ol ref={list} className={classes.order}>
        {items.map((item, index) => (
          <li
            key={item}
            onKeyDown={(event) => {
              if (!event.altKey || !/^Arrow(Up|Down)$/.test(event.key)) return;
              event.preventDefault();
              move(item, event.key === 'ArrowUp' ? -1 : 1);
            }}
          >
            <span className={classes.place} aria-hidden="true">
              {index + 1}
            </span>
            <span className={classes.item}>
              <LineText text={item} tree={content?.texts?.[item]} isInControl />
            </span>
            <ActionIcon
              size={44}
              variant="subtle"
              disabled={index === 0}
              aria-label={`Move up: ${item}`}
              onClick={() => move(item, -1)}
            >
              <IconArrowUp size={20} aria-hidden />
            </ActionIcon>
            <ActionIcon
              size={44}
              variant="subtle"
              disabled={index === items.length - 1}
              aria-label={`Move down: ${item}`}
              onClick={() => move(item, 1)}
            >
              <IconArrowDown size={20} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      <VisuallyHidden aria-live="polite">
        {moved !== null && `${moved.item}: now ${items.indexOf(moved.item) + 1} of ${items.length}`}
      </VisuallyHidden>
      {response === null && (
        <Button
          variant="default"
          mt={12}
          onClick={() => onChange({ type: 'ordering', items: [...presented.items] })}
        >
          Keep this order
        </Button>
      )}
    </>
  );
}
