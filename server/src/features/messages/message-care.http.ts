import * as endpoints from '@akada/contract/observers/message-care.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AdultMarks } from './adults/adults.service.ts';
import type { QuietService } from './quiet/quiet.service.ts';
import type { ReportedMessages } from './reports/reports.service.ts';
import type { MessageSearch } from './search.service.ts';

export function messageCareRoutes({
  search,
  quiet,
  reported,
  adultMarks,
}: {
  search: MessageSearch;
  quiet: QuietService;
  reported: ReportedMessages;
  adultMarks: AdultMarks;
}): Route[] {
  return [
    route(endpoints.countUnreadMessages)(async ({ caller }) => ({
      status: 200,
      body: await search.countUnread(caller.userId),
    })),
    route(endpoints.searchMessages)(async ({ caller, query: { text, before } }) => ({
      status: 200,
      body: await search.find(caller.userId, { text, cursor: before }),
    })),
    route(endpoints.getMessageSettings)(async ({ caller }) => ({
      status: 200,
      body: await quiet.read(caller.userId),
    })),
    route(endpoints.saveMessageSettings)(async ({ caller, body }) => ({
      status: 200,
      body: await quiet.save(caller.userId, body),
    })),
    route(endpoints.openReportedConversation)(async ({ caller, params }) => ({
      status: 200,
      body: { messages: await reported.open(caller.userId, params.id) },
    })),
    route(endpoints.getAdultMark)(async ({ params }) => ({
      status: 200,
      body: await adultMarks.read(params.id),
    })),
    route(endpoints.saveAdultMark)(async ({ caller, params, body }) => ({
      status: 200,
      body: await adultMarks.save(caller.userId, params.id, body.adult),
    })),
  ];
}
