import * as endpoints from '@akada/contract/material/recordings.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { RecordingConsents } from './recording-consent.service.ts';

export function recordingsRoutes(consents: RecordingConsents): Route[] {
  return [
    route(endpoints.getRecordingConsent)(async ({ caller }) => ({
      status: 200,
      body: await consents.of(caller.userId),
    })),
    route(endpoints.giveRecordingConsent)(async ({ caller, body }) => ({
      status: 200,
      body: await consents.give(caller.userId, body.host),
    })),
    route(endpoints.withdrawRecordingConsent)(async ({ caller }) => ({
      status: 200,
      body: await consents.withdraw(caller.userId),
    })),
  ];
}
