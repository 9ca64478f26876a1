import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Sentences } from '../../../ui/feedback/sentences.tsx';
import { getRejection } from './upload-queue.ts';
import { addUploads, type SentWith } from './upload-runner.ts';
import { useAbilities } from './use-abilities.ts';

/** Names chosen files that cannot be sent; uploads the others immediately. */
export function useChosenFiles(sentWith: SentWith) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const abilities = useAbilities();

  const take = (selection: File[]) => {
    const judged = selection.map((file) => ({ file, refusal: getRejection(file, abilities) }));
    setRefusals(judged.flatMap(({ refusal }) => refusal ?? []));
    addUploads(
      judged.filter(({ refusal }) => refusal === null).map(({ file }) => file),
      sentWith,
    );
  };
  return { abilities, refusals, take };
}

/** A folder may hold hundreds of files that are not read. */
const refusalsShown = 5;

export function Refusals({ refusals }: { refusals: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);

  // Scrolls to the list, which on a phone would appear below the screen.
  useEffect(() => {
    if (refusals.length > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);

  if (refusals.length === 0) return null;
  return (
    <div ref={box}>
      <Notice kind="error">
        <Sentences
          of={refusals}
          most={refusalsShown}
          more={(count) => `Not sent: ${counted(count, 'more file')}.`}
        />
      </Notice>
    </div>
  );
}
