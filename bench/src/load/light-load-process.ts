/** A light load in its own process: it starts with its plan and stops with the next message. */
import { answerParent } from '../instance/answer-parent.ts';
import { type LightLoad, type LightPlan, startLightLoad } from './light-load.ts';

let load: LightLoad | null = null;

answerParent<LightPlan | { stop: true }>(async (message) => {
  if (!('stop' in message)) {
    load = startLightLoad(message);
    return {};
  }
  return { latencies: await load?.stop() };
});
