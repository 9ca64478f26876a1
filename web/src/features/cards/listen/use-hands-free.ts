import { type HandsFreeStep, nextStep } from '@akada/core/speech/hands-free.ts';
import { useEffect, useEffectEvent, useReducer } from 'react';
import type { Reader, ReaderState, SpokenPiece } from '../../../lib/speech/reader.ts';
import { getSpeechSettings } from '../../../lib/speech/speech-settings.ts';

const secondMs = 1_000;

interface HandsFreeProps {
  reader: Reader;
  state: ReaderState;
  speech: { question: readonly SpokenPiece[]; answer: readonly SpokenPiece[] };
  onUnheard: () => void;
}

/** Leads one card from its question to the student's judgement. */
export function useHandsFree({ reader, state, speech, onUnheard }: HandsFreeProps): HandsFreeStep {
  const isPaused = state.status === 'paused';
  const [step, send] = useReducer(
    (current: HandsFreeStep, event: 'spoken' | 'second') =>
      nextStep(current, event, getSpeechSettings().think),
    { name: 'question' },
  );
  const { name } = step;

  const act = useEffectEvent(() => {
    if (name === 'unheard') onUnheard();
    // A pause in the middle of a side continues there.
    if ((name === 'question' || name === 'answer') && reader.state().status === 'idle') {
      reader.read(speech[name], () => send('spoken'));
    }
  });
  useEffect(() => {
    if (isPaused) return;
    act();
    if (name !== 'think' && name !== 'decide') return;
    const timer = setInterval(() => send('second'), secondMs);
    return () => clearInterval(timer);
  }, [name, isPaused]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the voice of a step ends with the step.
  useEffect(() => () => reader.clear(), [reader, name]);

  return step;
}
