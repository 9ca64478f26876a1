import type { PracticeEvent } from '@akada/core/practice/practice-session.ts';
import { ownMarks } from '@akada/core/question-types/question-body.ts';
import { Button } from '@mantine/core';
import { singleKeysWork } from '../../../lib/device/single-keys.ts';
import { KeyHint } from '../../../ui/focus/focus-frame.tsx';
import { ownMarkNames } from '../choice-names.ts';
import classes from '../practice.module.css';

/** The student's own mark of an open answer; each button continues. */
export function OwnMarkButtons({ onAct }: { onAct: (event: PracticeEvent) => void }) {
  return (
    <fieldset className={classes.own} aria-label="How much of it did you have?">
      {ownMarks.map((had, index) => (
        <Button key={had} variant="default" px={4} onClick={() => onAct({ type: 'had', had })}>
          {ownMarkNames[had]}
          {singleKeysWork() && <KeyHint>{String(index + 1)}</KeyHint>}
        </Button>
      ))}
    </fieldset>
  );
}
