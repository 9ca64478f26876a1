import * as endpoints from '@akada/contract/work/classes/announcements.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { createAnnouncementAnswers } from './announcement-answers.service.ts';
import type { AnnouncementsAccess } from './announcements.access.ts';
import type { AnnouncementsService } from './announcements.service.ts';

interface AnnouncementsRoutesDeps {
  access: AnnouncementsAccess;
  announcements: AnnouncementsService;
  answers: ReturnType<typeof createAnnouncementAnswers>;
}

export function announcementsRoutes({ access, announcements, answers }: AnnouncementsRoutesDeps): Route[] {
  return [
    route(endpoints.listAnnouncements)(async ({ caller, params, query }) => ({
      status: 200,
      body: await announcements.list(caller.userId, await access.course(caller, params.id), query),
    })),
    route(endpoints.sendAnnouncement)(async ({ caller, params, body, idempotencyKey: key }) => {
      const course = await access.ownCourse(caller, params.id);
      const call = { userId: caller.userId, endpoint: endpoints.sendAnnouncement.id, key };
      return { status: 201, body: await announcements.send(call, course, body.text) };
    }),
    route(endpoints.editAnnouncement)(async ({ caller, params, body }) => ({
      status: 200,
      body: await announcements.edit(await access.own(caller, params.id), body.text),
    })),
    route(endpoints.deleteAnnouncement)(async ({ caller, params }) => {
      await announcements.remove(await access.toDelete(caller, params.id));
      return { status: 204 };
    }),
    route(endpoints.restoreAnnouncement)(async ({ caller, params }) => ({
      status: 200,
      body: await announcements.restore(await access.toDelete(caller, params.id)),
    })),
    route(endpoints.listUnread)(async ({ caller, params, query }) => ({
      status: 200,
      body: await announcements.listUnread(await access.own(caller, params.id), query),
    })),
    route(endpoints.markAnnouncementsRead)(async ({ caller, params, body }) => {
      await announcements.markRead(caller.userId, await access.joinedCourse(caller, params.id), body.ids);
      return { status: 204 };
    }),
    route(endpoints.answerAnnouncement)(async ({ caller, params, body }) => ({
      status: 200,
      body: await answers.answer(caller.userId, await access.received(caller, params.id), body),
    })),
  ];
}
