import * as endpoints from '@akada/contract/account-settings.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { PicturesService } from './pictures.service.ts';

/** Another picture has another address, so nobody ever has to ask again. */
const keptForever = { 'cache-control': 'public, max-age=31536000, immutable' };

export function picturesRoutes(pictures: PicturesService): Route[] {
  return [
    route(endpoints.savePicture)(async ({ caller, file, signal }) => ({
      status: 200,
      body: await pictures.savePicture(caller.userId, file, signal),
    })),
    route(endpoints.removePicture)(async ({ caller }) => ({
      status: 200,
      body: await pictures.removePicture(caller.userId),
    })),
    route(endpoints.readPicture)(async ({ params }) => ({
      status: 200,
      headers: keptForever,
      content: await pictures.readPicture(params.id),
    })),
  ];
}
