import { addBookmark, removeBookmark } from '@akada/contract/work/practice.ts';
import { ActionIcon } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/http/call.ts';
import { toast } from '../../../lib/toast/toast.ts';

interface BookmarkButtonProps {
  questionId: string;
  /** The visible name, such as `Question 3`. */
  name: string;
  isMarked: boolean;
  onChange: (isMarked: boolean) => void;
}

/** Shows the mark immediately, and reverts it if the server cannot be reached. */
export function BookmarkButton({ questionId, name, isMarked, onChange }: BookmarkButtonProps) {
  const marking = useMutation({
    mutationFn: (wanted: boolean) => {
      const request = { params: { question_id: questionId } };
      return wanted ? call(addBookmark, request) : call(removeBookmark, request);
    },
    // Requests run in order, so that the last press counts.
    scope: { id: `bookmark ${questionId}` },
    onError: (error, wanted) => {
      onChange(!wanted);
      toast.error(`The bookmark could not be ${wanted ? 'set' : 'removed'}. ${error.message}`);
    },
  });
  const press = () => {
    onChange(!isMarked);
    marking.mutate(!isMarked);
  };

  return (
    <ActionIcon
      color="gray"
      c="inherit"
      title="Bookmark"
      aria-label={`Bookmark ${name.toLowerCase()}`}
      aria-pressed={isMarked}
      onClick={press}
    >
      {isMarked ? (
        <IconBookmarkFilled size={24} aria-hidden />
      ) : (
        <IconBookmark size={24} stroke={1.75} aria-hidden />
      )}
    </ActionIcon>
  );
}
