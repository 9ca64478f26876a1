import { use, useRef } from 'react';
import { ContentOptions } from '../../content/content-options.ts';
import { BlockText } from '../../content/lazy-content.tsx';
import type { AnswerProps } from '../answer-props.ts';
import classes from '../answers.module.css';
import { GapInput } from './gap-input.tsx';
import { splitGaps } from './gap-marks.ts';

/** The text of the question with a field in the place of each gap. */
export function GapsField({ stem, content, presented, response, onChange, onSubmit }: AnswerProps<'gaps'>) {
  const outer = use(ContentOptions);
  const box = useRef<HTMLDivElement>(null);
  const { gaps } = presented;
  const texts = gaps.map((_, index) => response?.gaps[index] ?? '');
  const advance = (index: number) => {
    const fields = [...(box.current?.querySelectorAll<HTMLElement>('input, select') ?? [])];
    const next = fields.find((field) => Number(field.dataset.gap) > index);
    if (next === undefined) onSubmit?.();
    else next.focus();
  };
  const renderGap = (index: number) => {
    const gap = gaps[index];
    return (
      gap !== undefined && (
        <GapInput
          key={index}
          gap={gap}
          index={index}
          count={gaps.length}
          text={texts[index] ?? ''}
          onChange={(text) => onChange({ type: 'gaps', gaps: texts.with(index, text) })}
          onNext={() => advance(index)}
        />
      )
    );
  };
  const renderText = (text: string) =>
    splitGaps(text, gaps.length).map((piece) => (typeof piece === 'number' ? renderGap(piece) : piece));
  const missing = gaps.flatMap((_, index) => (stem.includes(`[[${index + 1}]]`) ? [] : [index]));

  return (
    <div ref={box} className={classes.gaps}>
      <ContentOptions value={{ ...outer, drawText: renderText }}>
        <BlockText text={stem} tree={content?.stem} plain={<p>{renderText(stem)}</p>} />
      </ContentOptions>
      {missing.map((index) => (
        <p key={index}>
          Gap {index + 1}: {renderGap(index)}
        </p>
      ))}
    </div>
  );
}
