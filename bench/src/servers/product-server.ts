/** The product's web role in a separate process, on an existing database. */
import { startApplication } from '../../../server/src/app/start.ts';
import { loadConfig } from '../../../server/src/platform/config/config.ts';
import { withKnownPort } from '../../../server/src/platform/config/known-port.ts';
import { createLog } from '../../../server/src/platform/log/log.ts';
import { answerParent } from '../instance/answer-parent.ts';
import { publicUrl } from '../instance/bench-instance.ts';
import type { ServerReady, ServerSetup } from './server-under-test.ts';

answerParent<ServerSetup>(async ({ connection, dataDir, env }): Promise<ServerReady> => {
  const settings = { ...env, PORT: '0', DATA_DIR: dataDir, PUBLIC_URL: publicUrl };
  const config = await withKnownPort(loadConfig(settings));
  await startApplication({ config, connection, log: createLog('warn'), roles: ['web'] });
  return { origin: `http://127.0.0.1:${config.port}` };
});
