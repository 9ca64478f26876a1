import type { EssayComment } from '@akada/core/question-types/essay/essay-marks.ts';
import type { EssayBody } from '@akada/core/question-types/question-body.ts';
import type { QuestionResponse } from '@akada/core/question-types/type-module.ts';
import { Text } from '@mantine/core';
import { numberText } from '../../../../lib/format/numbers.ts';
import { Bar } from '../../../chart/bar.tsx';
import { WrittenText } from '../../../page/written-text.tsx';
import { CommentNumber } from './comment-number.tsx';
import classes from './essay.module.css';
import { sortComments } from './essay-pieces.ts';
import { EssayText } from './essay-text.tsx';

/** The marks as the student sees them. */
interface GivenMarks {
  points: readonly number[];
  comments: readonly EssayComment[];
  message: string;
}

interface EssayReviewProps {
  body: EssayBody;
  response: QuestionResponse | null;
  /** Null while the tutor has not marked it. */
  marks: GivenMarks | null;
}

/** An essay with the tutor's comments, points and message. */
export function EssayReview({ body, response, marks }: EssayReviewProps) {
  const text = response?.type === 'essay' ? response.text : '';
  const comments = sortComments(marks?.comments ?? []);
  if (text.trim() === '') return <Text c="dimmed">You wrote no answer.</Text>;

  return (
    <div className={classes.review}>
      <EssayText text={text} comments={comments} />
      {comments.length > 0 && (
        <ol className={classes.comments} aria-label="Comments of your tutor">
          {comments.map((comment, index) => (
            <li key={`${comment.start} ${comment.end} ${comment.text}`}>
              <CommentNumber number={index + 1} />
              <span>{comment.text}</span>
            </li>
          ))}
        </ol>
      )}
      {marks === null ? (
        <Text fw={600}>Your tutor has not marked this essay yet.</Text>
      ) : (
        marks.message !== '' && (
          <figure className={classes.message}>
            <figcaption>From your tutor</figcaption>
            <WrittenText>{marks.message}</WrittenText>
          </figure>
        )
      )}
      <Criteria body={body} points={marks?.points ?? null} />
    </div>
  );
}

/** The points of each criterion; only their maximum while the essay waits for marks. */
function Criteria({ body, points }: { body: EssayBody; points: readonly number[] | null }) {
  return (
    <ul className={classes.criteria} aria-label="Criteria">
      {body.criteria.map(({ name, points: max, guidance }, index) => {
        const value = points?.[index] ?? 0;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two criteria may have one name, and none moves.
          <li key={index}>
            <div>
              <b>{name}</b>
              <span className="figures">
                {points === null ? `${max} to earn` : `${numberText(value)} of ${max}`}
              </span>
            </div>
            {points !== null && max > 0 && <Bar share={value / max} />}
            {guidance !== '' && (
              <Text c="dimmed" size="sm">
                {guidance}
              </Text>
            )}
          </li>
        );
      })}
    </ul>
  );
}
