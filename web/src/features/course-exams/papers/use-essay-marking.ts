import type { Paper } from '@akada/contract/work/marking/papers.ts';
import { useState } from 'react';
import { useAccount } from '../../../lib/session/account.ts';
import { draftKey, forgetDraft, storeDraft, storedDraft } from '../../../lib/writing/stored-draft.ts';
import { sortComments } from '../../../ui/answers/review/essay/essay-pieces.ts';
import { useMarkEssay } from './api.ts';
import {
  type EssayValues,
  getEssayValues,
  getWrittenComments,
  isSameEssay,
  type PaperEssayEntry,
} from './essay-values.ts';

interface Working {
  values: EssayValues;
  /** The version of the marks that the values change; 0 for an essay without marks. */
  version: number;
}

export type EssayMarking = ReturnType<typeof useEssayMarking>;

/** Marks that a tutor writes: this device keeps them until they are given. */
export function useEssayMarking(examId: string, paper: Paper, essay: PaperEssayEntry) {
  const { id: userId } = useAccount();
  const { entry, body } = essay;
  const questionId = entry.question.id;
  const marks = entry.essay?.marks ?? null;
  const present = getEssayValues(body, marks);
  const version = marks?.version ?? 0;
  const key = draftKey(userId, 'paper', `${paper.exam_id}.${questionId}`);
  const saving = useMarkEssay({ examId, paperId: paper.exam_id, questionId });
  const [working, setWorking] = useState<Working>(() => readDraft(key, present, version));
  const isChanged = !isSameEssay(working.values, present);
  const isStale = isChanged && version > working.version;
  // Newer marks replace values without changes.
  const visible = isChanged || version === working.version ? working : { values: present, version };

  const put = (next: Working) => {
    setWorking(next);
    storeDraft(key, { ...next, typedAt: Date.now() });
  };
  const takePresent = () => {
    forgetDraft(key);
    setWorking({ values: present, version });
  };
  return {
    values: visible.values,
    marks,
    isChanged,
    /** True if another person gave other marks since this page was opened. */
    isStale,
    saving,
    change: (part: Partial<EssayValues>) => put({ ...visible, values: { ...visible.values, ...part } }),
    useMine: () => put({ ...working, version }),
    useTheirs: takePresent,
    /** @param onGiven called if the marks are saved */
    give: (onGiven: () => void) => {
      const { points, comments, message } = visible.values;
      saving.mutate(
        {
          points: points.map((value) => value ?? 0),
          comments: sortComments(getWrittenComments(comments)),
          message: message.trim(),
          version: visible.version,
        },
        {
          onSuccess: () => {
            forgetDraft(key);
            onGiven();
          },
        },
      );
    },
  };
}

function readDraft(key: string, present: EssayValues, version: number): Working {
  const draft = storedDraft<EssayValues>(key);
  if (draft === null || draft.values.points.length !== present.points.length)
    return { values: present, version };
  return { values: draft.values, version: draft.version ?? 0 };
}
