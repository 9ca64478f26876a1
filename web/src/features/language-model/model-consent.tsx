import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { modelChoiceQuery, needsChoice } from './model-choice-api.ts';
import { ModelQuestion } from './model-question.tsx';

/**
 * Asks whether passages may be sent to a model, if that is not chosen yet. If the choice cannot be read, no
 * model gets any text.
 *
 * @param onSettled continues the waiting action
 */
export function ModelConsent({ onSettled }: { onSettled: () => void }) {
  const { data, isError } = useQuery(modelChoiceQuery);
  const recipient = data !== undefined && needsChoice(data) ? data.recipient : null;
  const isSettled = (data !== undefined || isError) && recipient === null;
  const settle = useEffectEvent(onSettled);

  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  return recipient && <ModelQuestion recipient={recipient} onChosen={() => {}} />;
}
