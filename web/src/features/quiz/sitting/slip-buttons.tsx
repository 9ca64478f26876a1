import type { PracticeEvent } from '@akada/core/practice/practice-session.ts';
import { Button } from '@mantine/core';
import classes from '../practice.module.css';

/** The student’s verdict on a slip of one letter; both buttons continue. */
export function SlipButtons({ onAct }: { onAct: (event: PracticeEvent) => void }) {
  const decide = (isRemembered: boolean) => {
    onAct({ type: 'remembered', isRemembered });
    onAct({ type: 'next' });
  };

  return (
    <fieldset className={classes.slip} aria-label="Did you know it?">
      <Button variant="default" onClick={() => decide(false)}>
        No, ask again
      </Button>
      <Button onClick={() => decide(true)}>Yes, I knew it</Button>
    </fieldset>
  );
}
