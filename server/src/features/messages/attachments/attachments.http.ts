import * as endpoints from '@akada/contract/observers/message-attachments.ts';
import { apiBase } from '@akada/contract/table.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { MessagesAccess } from '../conversation/messages.access.ts';
import type { AttachedFiles } from './attached-files.service.ts';
import type { Attaching } from './attaching.service.ts';

export function attachmentRoutes({
  access,
  attaching,
  files,
}: {
  access: MessagesAccess;
  attaching: Attaching;
  files: AttachedFiles;
}): Route[] {
  return [
    route(endpoints.attachFile)(async ({ caller, params, file, signal }) => ({
      status: 201,
      body: await files.upload(await access.own(caller, params.id), file, signal),
    })),
    route(endpoints.attachShare)(async ({ caller, params, body }) => ({
      status: 201,
      body: await attaching.share(caller, await access.own(caller, params.id), body),
    })),
    route(endpoints.attachTime)(async ({ caller, params, body }) => ({
      status: 201,
      body: await attaching.time(await access.own(caller, params.id), body),
    })),
    route(endpoints.prepareAttachment)(async ({ caller, params }) => {
      const ticket = await files.getTicket(await access.attachment(caller, params.id), caller);
      const path = `${apiBase}${endpoints.downloadAttachment.path}?ticket=${ticket}`;
      return { status: 200, body: { download_path: path } };
    }),
    route(endpoints.downloadAttachment)(async ({ query }) => ({
      status: 200,
      content: await files.open(query.ticket, (userId, id) => access.attachment({ userId }, id)),
    })),
  ];
}
