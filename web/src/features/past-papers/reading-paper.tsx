import { useEffect, useState } from 'react';
import { TextShape } from '../../ui/feedback/shapes.tsx';
import { Waiting } from '../../ui/feedback/waiting.tsx';
import { pastPaperQuery } from './api.ts';
import classes from './past-paper.module.css';

/** A shorter wait needs no words. */
const silentMs = 1_000;

/** Shown while the questions of a paper are found. */
export function ReadingPaper({ noteId }: { noteId: string }) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), silentMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <p role="status" className={classes.reading}>
        {isLong && 'Finding the questions of your paper. A long one takes half a minute.'}
      </p>
      <Waiting what="the questions of this paper" queries={[pastPaperQuery(noteId).queryKey]}>
        <TextShape lines={12} />
      </Waiting>
    </>
  );
}
