/** The callers in a separate process: the main process plays the dependencies. */
import { answerParent } from '../instance/answer-parent.ts';
import { type Callers, type CallersPlan, startCallers } from './callers.ts';

let callers: Callers | null = null;

answerParent<CallersPlan | { stop: true }>(async (message) => {
  if ('stop' in message) return (await callers?.stop()) ?? {};

  callers = startCallers(message);
  return {};
});
