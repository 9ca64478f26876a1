/** Runs a hostile language model in its own process. It tells its parent its address, and the parent sets its mode. */
import { type ModelMode, startModelServer } from '../../../server/src/testing/model-server.ts';
import { answerParent } from '../instance/answer-parent.ts';

const server = startModelServer();

answerParent<{ mode: ModelMode }>(async ({ mode }) => {
  const model = await server;
  model.mode = mode;
  return { url: model.url };
});
