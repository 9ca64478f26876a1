// Runs inside the child process. Loads the named function, calls it, answers once per request.
import type { ReportedError } from './failure.ts';
import type { WorkRequest } from './job.ts';

/** The message that ends work in a child. */
export type WorkAnswer = { ok: true; value: unknown } | { ok: false; error: ReportedError };

async function work(request: WorkRequest): Promise<WorkAnswer> {
  try {
    const loaded: Record<string, unknown> = await import(request.module);
    const call = loaded[request.exportName];
    if (typeof call !== 'function')
      throw new TypeError(`${request.module} exports no ${request.exportName}()`);

    return { ok: true, value: await call(request.input) };
  } catch (error) {
    return { ok: false, error: describe(error) };
  }
}

function describe(error: unknown): ReportedError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: null };

  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;

  return { name: error.name, message: error.message, code };
}

process.on('message', async (request: WorkRequest) => {
  const answer = await work(request);
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());
