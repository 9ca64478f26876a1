/** The ladder of hints to a practice question: a request names its step, so that a repetition gives the same hint. */
import { helpPractice } from '@akada/contract/work/assistant.ts';
import type { HelpStep } from '@akada/core/assistant/assistant-rules.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readEvents } from '../../../lib/stream/read-events.ts';
import { emptyConversation, heard, shownTurns } from '../conversation.ts';
import { readAnswer } from '../read-answer.ts';

export function usePracticeHelp(questionId: string, onHelped: (step: HelpStep) => void) {
  const [conversation, setConversation] = useState(emptyConversation);
  const [fault, setFault] = useState<Error | null>(null);
  const [isAsking, setAsking] = useState(true);
  const latest = useRef(emptyConversation);
  const reading = useRef<AbortController | null>(null);
  const requested = useRef({ step: 1, said: '' });
  const turns = shownTurns(conversation);
  const help = turns.at(-1)?.answer?.help ?? null;

  const ask = async (step: number, text: string) => {
    const controller = new AbortController();
    const { signal } = controller;
    reading.current = controller;
    requested.current = { step, said: text };
    const parentId = shownTurns(latest.current).at(-1)?.answer?.id ?? null;
    setFault(null);
    setAsking(true);
    try {
      await readAnswer({
        begin: (hearing) =>
          readEvents(helpPractice, { ...hearing, params: { id: questionId }, query: { step, said: text } }),
        signal,
        onBroken: () => {},
        onEvent: (event) => {
          latest.current = heard(latest.current, event, { text: text, parentId });
          setConversation(latest.current);
          if (event.type === 'end' && event.answer.help !== null) onHelped(event.answer.help.step);
        },
      });
    } catch (error) {
      setFault(error as Error);
    }
    if (!signal.aborted) setAsking(false);
  };

  const begin = useEffectEvent(() => void ask(1, ''));
  useEffect(() => {
    begin();
    return () => reading.current?.abort();
  }, []);

  const nextStep = (help?.step ?? 0) + 1;
  return {
    turns,
    live: conversation.live,
    isAsking,
    fault,
    /** The number of the next step; null after the last. */
    nextStep: help?.has_next === false ? null : nextStep,
    askAgain: () => void ask(requested.current.step, requested.current.said),
    askNext: (text: string) => void ask(nextStep, text),
  };
}
