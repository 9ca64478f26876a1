import { Readable } from 'node:stream';
import {
  exportProgress,
  progressSummary,
  readMemoryProgress,
  readProgress,
} from '@akada/contract/observers/progress.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { exportFigure } from './reading/progress-export.service.ts';
import type { ProgressReading } from './reading/progress-reading.service.ts';

export function progressRoutes(reading: ProgressReading): Route[] {
  return [
    route(readProgress)(async ({ caller, query }) => ({
      status: 200,
      body: await reading.read(caller, query),
    })),
    route(readMemoryProgress)(async ({ caller, query }) => ({
      status: 200,
      body: await reading.memory(caller, query),
    })),
    route(progressSummary)(async ({ caller, query }) => ({
      status: 200,
      body: await reading.summary(caller.userId, query.zone),
    })),
    route(exportProgress)(async ({ caller, query }) => {
      const { filename, bytes } = await exportFigure(reading, caller, query);
      const stream = Readable.from([bytes], { objectMode: false });
      return { status: 200, content: { filename, stream, bytes: bytes.length } };
    }),
  ];
}
