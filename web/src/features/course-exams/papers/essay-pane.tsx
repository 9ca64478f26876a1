import { essayMarkLimits } from '@akada/core/question-types/essay/essay-marks.ts';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { sortComments, trimRange } from '../../../ui/answers/review/essay/essay-pieces.ts';
import { EssayText } from '../../../ui/answers/review/essay/essay-text.tsx';
import { countWords, describeLimits } from '../../../ui/answers/word-count.ts';
import { Selectable } from '../../../ui/selection/selectable.tsx';
import { CommentFields } from './comment-fields.tsx';
import type { PaperEssayEntry } from './essay-values.ts';
import { MarkWords } from './mark-words.tsx';
import classes from './paper.module.css';
import { readSelectedRange } from './selected-range.ts';
import type { EssayMarking } from './use-essay-marking.ts';

interface EssayPaneProps {
  essay: PaperEssayEntry;
  marking: EssayMarking;
}

/** The essay with its comments. Words are marked by a selection, or in a field that the keyboard can select in. */
export function EssayPane({ essay: { text, body }, marking }: EssayPaneProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isMarking, setMarking] = useState(false);
  const [newest, setNewest] = useState<number | null>(null);
  const comments = sortComments(marking.values.comments);
  const isFull = comments.length >= essayMarkLimits.comments;

  const addComment = (range: { start: number; end: number } | null) => {
    const words = range && trimRange(text, range);
    if (words === null) return;
    const isSame = (other: typeof words) => other.start === words.start && other.end === words.end;
    const next = comments.some(isSame) ? comments : sortComments([...comments, { ...words, text: '' }]);
    marking.change({ comments: next });
    setNewest(next.findIndex(isSame));
    setMarking(false);
    getSelection()?.removeAllRanges();
  };
  if (text.trim() === '') return <Text c="dimmed">Nothing was written.</Text>;
  return (
    <div className={classes.pane}>
      {isMarking ? (
        <MarkWords text={text} onMark={addComment} onClose={() => setMarking(false)} />
      ) : (
        <Selectable
          actions={() => (
            <Button
              variant="subtle"
              disabled={isFull}
              onClick={() => addComment(readSelectedRange(element.current))}
            >
              Comment on these words
            </Button>
          )}
        >
          <EssayText ref={element} text={text} comments={comments} />
        </Selectable>
      )}
      <Text size="sm" c="dimmed" className="figures">
        {[countWords(text), describeLimits(body)].filter(Boolean).join(', ')}
      </Text>
      <CommentFields
        text={text}
        comments={comments}
        newest={newest}
        onChange={(next) => marking.change({ comments: next })}
      />
      {!isMarking && (
        <div className={classes.add}>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={isFull}
            onClick={() => setMarking(true)}
          >
            Mark words to comment on them
          </Button>
        </div>
      )}
    </div>
  );
}
