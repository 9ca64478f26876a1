import type { MarkedPart } from '@akada/core/question-types/type-module.ts';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircleHalf2, IconX } from '@tabler/icons-react';
import { BlockText, LineText } from '../../content/lazy-content.tsx';
import type { AnswerContent } from '../answer-props.ts';
import { ItemRow } from './item-row.tsx';
import classes from './review.module.css';

type Tone = 'right' | 'partly' | 'wrong';

const tones: Record<Tone, { name: string; Icon: typeof IconCheck }> = {
  right: { name: 'Right', Icon: IconCheck },
  partly: { name: 'Partly right', Icon: IconCircleHalf2 },
  wrong: { name: 'Not right', Icon: IconX },
};

interface MarkedPartsProps {
  parts: readonly MarkedPart[];
  content: AnswerContent;
  /** True if each answer is a list of items in an order. */
  isOrder: boolean;
}

/** Each part of an answer: the student's text, the right one, and the rule that decided. */
export function MarkedParts({ parts, content, isOrder }: MarkedPartsProps) {
  return (
    <ul className={classes.parts}>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move.
        <Part key={index} part={part} content={content} isOrder={isOrder} />
      ))}
    </ul>
  );
}

interface PartProps extends Omit<MarkedPartsProps, 'parts'> {
  part: MarkedPart;
}

function Part({ part: { label, answer, key, share, reason, feedback }, content, isOrder }: PartProps) {
  const tone = getTone(share);
  const { name, Icon } = tones[tone];
  const text = (value: string) =>
    isOrder ? (
      <ItemRow text={value} content={content} />
    ) : (
      <LineText text={value} tree={content?.texts?.[value]} />
    );

  return (
    <li data-tone={tone}>
      <i aria-hidden="true">
        <Icon size={16} stroke={2.5} />
      </i>
      <div>
        <VisuallyHidden>{name}: </VisuallyHidden>
        {label !== '' && (
          <div className={classes.label}>
            <LineText text={label} tree={content?.texts?.[label]} />
          </div>
        )}
        <div className={classes.answer}>{answer === '' ? <em>No answer</em> : text(answer)}</div>
        {share < 1 && key !== answer && (
          <div>
            <span className={classes.small}>Right answer: </span>
            <b>{text(key)}</b>
          </div>
        )}
        <p className={classes.small}>{reason}</p>
        {feedback !== '' && <BlockText text={feedback} tree={content?.texts?.[feedback]} />}
      </div>
    </li>
  );
}

function getTone(share: number): Tone {
  if (share === 1) return 'right';
  return share > 0 ? 'partly' : 'wrong';
}
