import {
  createPassage,
  deletePassage,
  editPassage,
  getPassage,
  listDeletedPassages,
  listPassages,
  orderPassage,
  restorePassage,
} from '@akada/contract/material/passages.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { PassageAccess } from './passages.access.ts';
import type { PassagesService } from './passages.service.ts';

export interface PassagesRoutesDeps {
  access: PassageAccess;
  passages: PassagesService;
}

export function passagesRoutes({ access, passages }: PassagesRoutesDeps): Route[] {
  return [
    route(listPassages)(async ({ caller, query }) => ({
      status: 200,
      body: await passages.list(caller.userId, query),
    })),
    route(createPassage)(async ({ caller, body, idempotencyKey, signal }) => {
      const id = await passages.create(caller.userId, body, idempotencyKey, signal);
      return { status: 201, body: await passages.present(await access.toRepeat(caller, id)) };
    }),
    route(getPassage)(async ({ caller, params }) => ({
      status: 200,
      body: await passages.present(await access.toRead(caller, params.id)),
    })),
    route(editPassage)(async ({ caller, params, body: { version, ...form }, signal }) => {
      await passages.edit(await access.toChange(caller, params.id), form, version, signal);
      return { status: 200, body: await passages.present(await access.toRepeat(caller, params.id)) };
    }),
    route(orderPassage)(async ({ caller, params, body }) => {
      await passages.order(await access.toChange(caller, params.id), body.question_ids);
      return { status: 200, body: await passages.present(await access.toRepeat(caller, params.id)) };
    }),
    route(deletePassage)(async ({ caller, params }) => {
      await passages.remove(await access.toDelete(caller, params.id));
      return { status: 204 };
    }),
    route(restorePassage)(async ({ caller, params }) => {
      await passages.restore(await access.toDelete(caller, params.id));
      return { status: 200, body: await passages.present(await access.toRead(caller, params.id)) };
    }),
    route(listDeletedPassages)(async ({ caller }) => ({
      status: 200,
      body: { items: await passages.listDeleted(caller.userId) },
    })),
  ];
}
