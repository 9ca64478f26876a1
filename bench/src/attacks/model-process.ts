/** A hostile language model in a process of its own: it says its address, and answers as it is told to. */
import { type ModelMode, startModelServer } from '../../../server/src/testing/model-server.ts';
import { answerParent } from '../instance/answer-parent.ts';

const server = startModelServer();

answerParent<{ mode: ModelMode }>(async ({ mode }) => {
  const model = await server;
  model.mode = mode;
  return { url: model.url };
});
