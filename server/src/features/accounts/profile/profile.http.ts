import * as settings from '@akada/contract/identity/account-settings.ts';
import * as endpoints from '@akada/contract/identity/accounts.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PicturesService } from './pictures.service.ts';
import type { ProfileService } from './profile.service.ts';

/** Another picture has another address, so that a browser never has to ask again. */
const cachedForever = { 'cache-control': 'public, max-age=31536000, immutable' };

export function profileRoutes(profile: ProfileService, pictures: PicturesService): Route[] {
  return [
    route(endpoints.completeProfile)(async ({ body, caller }) => {
      const facts = { fullName: body.full_name, timeZone: body.time_zone };
      return { status: 200, body: await profile.completeProfile(caller.userId, facts) };
    }),
    route(settings.getSettings)(async ({ caller }) => ({
      status: 200,
      body: await profile.readSettings(caller.userId),
    })),
    route(settings.saveSettings)(async ({ caller, body }) => {
      const selection = { timeZone: body.time_zone, minimiseGamification: body.minimise_gamification };
      return { status: 200, body: await profile.saveSettings(caller.userId, selection) };
    }),
    route(settings.saveName)(async ({ caller, body }) => ({
      status: 200,
      body: await profile.saveName(caller.userId, body.full_name),
    })),
    route(settings.savePicture)(async ({ caller, file, signal }) => ({
      status: 200,
      body: await pictures.savePicture(caller.userId, file, signal),
    })),
    route(settings.removePicture)(async ({ caller }) => ({
      status: 200,
      body: await pictures.removePicture(caller.userId),
    })),
    route(settings.readPicture)(async ({ params }) => ({
      status: 200,
      headers: cachedForever,
      content: await pictures.readPicture(params.id),
    })),
  ];
}
