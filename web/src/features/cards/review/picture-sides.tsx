import { Lazy } from '../../../lib/lazy/lazy.tsx';
import { CodeFault } from '../../../ui/feedback/code-fault.tsx';
import cardClasses from '../card.module.css';
import { CardSide } from '../card-side.tsx';
import { coveredPicture } from '../picture/lazy-picture.ts';
import classes from './review.module.css';
import type { ShownFace } from './review-entry.ts';

interface PictureSidesProps {
  face: ShownFace;
  picture: NonNullable<ShownFace['picture']>;
  isTurned: boolean;
}

/** A covered picture below its text; the text of its back follows once it is turned. */
export function PictureSides({ face: { question, below }, picture, isTurned }: PictureSidesProps) {
  return (
    <>
      {question.text.trim() !== '' && (
        <div className={classes.heading}>
          <CardSide {...question} className={cardClasses.side} />
        </div>
      )}
      <Lazy
        of={coveredPicture}
        props={{ ...picture, isTurned }}
        waiting={<div style={{ aspectRatio: `${picture.occlusion.width} / ${picture.occlusion.height}` }} />}
        fault={(error, retry) => <CodeFault what="the picture" error={error} onRetry={retry} />}
      />
      {isTurned && below && (
        <div className={classes.below}>
          <CardSide {...below} className={cardClasses.side} />
        </div>
      )}
    </>
  );
}
