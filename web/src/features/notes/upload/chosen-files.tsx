import { fileKindOfName, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { maxFilesAtOnce } from '@akada/core/notes/sending.ts';
import { useEffect, useRef, useState } from 'react';
import { counted } from '../../../lib/format/numbers.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Sentences } from '../../../ui/feedback/sentences.tsx';
import type { SentWith } from './queue/note-to-send.ts';
import { getRejection, isUnderWay } from './queue/upload-queue.ts';
import { addUploads, useUploads } from './queue/upload-runner.ts';
import { useAbilities } from './use-abilities.ts';

/** A question before chosen files are sent. */
export type QuestionBeforeSending =
  | { about: 'photos'; photos: File[]; others: File[] }
  /** More files than the month has uploads. */
  | { about: 'allowance'; files: File[]; left: number };

/**
 * Names chosen files that cannot be sent; uploads the others immediately, unless there is something to ask.
 *
 * @param left the uploads that are left this month; null without a limit, or until it is known
 */
export function useChosenFiles(sentWith: SentWith, left: number | null) {
  const [refusals, setRefusals] = useState<string[]>([]);
  const [question, setQuestion] = useState<QuestionBeforeSending | null>(null);
  const abilities = useAbilities();
  const underWay = useUploads().filter(isUnderWay).length;
  const leftNow = left === null ? Number.POSITIVE_INFINITY : Math.max(0, left - underWay);

  const send = (files: File[]) => {
    setQuestion(null);
    // If no upload is left, the server rejects the file and says when the next month begins.
    if (leftNow === 0 || files.length <= leftNow) return addUploads(files, sentWith);
    setQuestion({ about: 'allowance', files, left: leftNow });
  };
  const judge = (selection: readonly File[]) => {
    const judged = selection.map((file) => ({ file, refusal: getRejection(file, abilities) }));
    setRefusals(judged.flatMap(({ refusal }) => refusal ?? []));
    return judged.filter(({ refusal }) => refusal === null).map(({ file }) => file);
  };
  const ask = (photos: File[], others: File[]) => {
    if (photos.length > 0) setQuestion({ about: 'photos', photos, others });
  };

  return {
    abilities,
    refusals,
    question,
    send,
    dismiss: () => setQuestion(null),
    take: (selection: File[]) => {
      const files = judge(selection);
      const photos = files.filter(isPhoto);
      const isSeries = photos.length > 1;
      const others = isSeries ? files.filter((file) => !isPhoto(file)) : files;
      const first = others.slice(0, maxFilesAtOnce);
      if (others.length > first.length) setRefusals((sentences) => [tooMany(others.length), ...sentences]);
      if (isSeries) ask(photos, first);
      else send(first);
    },
    /** More photos may follow, so a single one is asked about too. */
    takePhotos: (selection: File[]) => ask(judge(selection), []),
    /** A folder cannot be chosen in parts, so all its files are sent. */
    takeFolder: (selection: File[]) => send(judge(selection)),
  };
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>;

function isPhoto({ name }: File): boolean {
  const kind = fileKindOfName(name);
  return kind !== null && fileKinds[kind].form === 'picture';
}

const tooMany = (count: number) =>
  `You chose ${counted(count, 'file')}. The first ${maxFilesAtOnce} are sent; choose the others afterwards.`;

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
