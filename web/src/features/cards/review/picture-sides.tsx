import cardClasses from '../card.module.css';
import { CardSide } from '../card-side.tsx';
import { CoveredPicture } from '../picture/covered-picture.tsx';
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
      <CoveredPicture {...picture} isTurned={isTurned} />
      {isTurned && below && (
        <div className={classes.below}>
          <CardSide {...below} className={cardClasses.side} />
        </div>
      )}
    </>
  );
}
