import type { ContentTree } from '@akada/contract/wire/content/content-tree.ts';
import { Box } from '@mantine/core';
import { BlockText } from '../content/lazy-content.tsx';
import classes from './question.module.css';

interface OptionFeedbackProps {
  /** Absent or empty if the option has no remark. */
  text: string | undefined;
  tree: ContentTree | null | undefined;
}

/** A remark below an option, for people who already know the right answer. */
export function OptionFeedback({ text = '', tree }: OptionFeedbackProps) {
  if (text.trim() === '') return null;

  return (
    <Box pt={4} px={12}>
      <BlockText className={classes.explanation} text={text} tree={tree} />
    </Box>
  );
}
