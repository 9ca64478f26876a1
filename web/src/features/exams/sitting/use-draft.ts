import type { QuestionResponse } from '@akada/core/question-types/type-module.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A pause in typing: earlier saves would send a call for each letter. */
const pauseMs = 800;

/** Writing without a pause is saved as often as this. */
const maxUnsavedMs = 5_000;

interface Draft {
  questionId: string;
  response: QuestionResponse;
  /** The time of the first unsaved change. */
  changedAt: number;
}

export interface AnswerDraft {
  /** The unsaved answer on the screen; null if all is saved. */
  response: QuestionResponse | null;
  change: (response: QuestionResponse) => void;
  /** Saves the draft now. */
  save: () => void;
  /** Drops the draft, because the answer was withdrawn. */
  drop: () => void;
}

/**
 * The answer while it is written. It is saved after a pause, every few seconds, when the question leaves the screen and when the page is
 * hidden.
 *
 * @param onSave stores the answer on the device
 */
export function useDraft(
  questionId: string | undefined,
  onSave: (questionId: string, response: QuestionResponse) => void,
): AnswerDraft {
  const [draft, setDraft] = useState<Draft | null>(null);
  // A press can follow a key before the next rendering.
  const latest = useRef<Draft | null>(null);

  const set = (next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  };
  const save = () => {
    const unsaved = latest.current;
    if (unsaved === null) return;
    set(null);
    onSave(unsaved.questionId, unsaved.response);
  };
  const saveLatest = useEffectEvent(save);

  useEffect(() => {
    if (draft === null) return;
    const leftMs = draft.changedAt + maxUnsavedMs - Date.now();
    const timer = setTimeout(() => saveLatest(), Math.max(0, Math.min(pauseMs, leftMs)));
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(() => {
    const saveHidden = () => {
      if (document.visibilityState === 'hidden') saveLatest();
    };
    document.addEventListener('visibilitychange', saveHidden);
    return () => document.removeEventListener('visibilitychange', saveHidden);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the question saves its draft.
  useEffect(() => () => saveLatest(), [questionId]);

  return {
    response: draft !== null && draft.questionId === questionId ? draft.response : null,
    change: (response) => {
      if (questionId === undefined) return;
      const previous = latest.current?.questionId === questionId ? latest.current : null;
      set({ questionId, response, changedAt: previous?.changedAt ?? Date.now() });
    },
    save,
    drop: () => set(null),
  };
}
