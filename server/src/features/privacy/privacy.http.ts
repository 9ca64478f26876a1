import * as endpoints from '@akada/contract/observers/privacy.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';
import type { DataExportService } from './data-export.service.ts';

/** No cache on the way may store the ticket or the archive behind it. */
export function privacyRoutes(dataExport: DataExportService, deletion: AccountDeletionService): Route[] {
  return [
    route(endpoints.prepareExport)(async ({ caller }) => ({
      status: 200,
      body: await dataExport.prepare(caller),
    })),
    route(endpoints.downloadExport)(async ({ params, closing }) => ({
      status: 200,
      content: await dataExport.download(params.ticket, closing),
    })),
    route(endpoints.requestDeletion)(async ({ caller, body, signal }) => {
      const request = { password: body.password ?? null, email: body.email };
      const deletion_due_at = await deletion.request(caller.userId, request, signal);
      return { status: 200, body: { deletion_due_at } };
    }),
    route(endpoints.cancelDeletion)(async ({ caller }) => {
      await deletion.cancel(caller.userId);
      return { status: 204 };
    }),
  ];
}
