import { type EssayComment, essayMarkLimits } from '@akada/core/question-types/essay/essay-marks.ts';
import { ActionIcon, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { CommentNumber } from '../../../ui/answers/review/essay/comment-number.tsx';
import { quoteWords } from '../../../ui/answers/review/essay/essay-pieces.ts';
import classes from './paper.module.css';

interface CommentFieldsProps {
  text: string;
  /** In the order of their words. */
  comments: readonly EssayComment[];
  /** The index of a new comment, which takes the focus. */
  newest: number | null;
  onChange: (comments: EssayComment[]) => void;
}

/** The comments on marked words, which can be changed and removed. */
export function CommentFields({ text, comments, newest, onChange }: CommentFieldsProps) {
  if (comments.length === 0) return null;
  return (
    <ol className={classes.comments} aria-label="Comments">
      {comments.map((comment, index) => (
        <li key={`${comment.start} ${comment.end}`}>
          <CommentNumber number={index + 1} />
          <Textarea
            className={classes.comment}
            variant="unstyled"
            aria-label={`Comment ${index + 1} on ${quoteWords(text, comment)}`}
            placeholder="Write a comment"
            autosize
            minRows={1}
            maxLength={essayMarkLimits.comment}
            autoFocus={newest === index}
            value={comment.text}
            onChange={({ currentTarget }) =>
              onChange(comments.with(index, { ...comment, text: currentTarget.value }))
            }
          />
          <ActionIcon
            color="gray"
            c="inherit"
            aria-label={`Remove comment ${index + 1}`}
            onClick={() => onChange(comments.toSpliced(index, 1))}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ol>
  );
}
