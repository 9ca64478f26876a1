import * as endpoints from '@akada/contract/base/catalog-administration.ts';
import { changeCourses } from '@akada/contract/observers/chosen-rows.ts';
import type { QueryOf } from '@akada/contract/wire/endpoint.ts';
import { type Caller, type Route, route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createCatalogActs, type EntryCall } from './catalog-acts.service.ts';
import { createCatalogImport } from './catalog-import.service.ts';
import { createCatalogLists } from './catalog-lists.service.ts';
import { createCatalogTopics } from './catalog-topics.service.ts';
import { createChosenCourses } from './chosen-courses.service.ts';

/** Administrators' endpoints for schools, departments and courses. */
export function catalogAdministrationRoutes(platform: Platform): Route[] {
  const acts = createCatalogActs(platform);
  const lists = createCatalogLists(platform);
  const imports = createCatalogImport(platform);
  const changeChosen = createChosenCourses(platform, acts);
  const topics = createCatalogTopics(platform);

  return [
    route(endpoints.listCatalog)(async ({ params, query: { skip, limit, ...filter } }) => ({
      status: 200,
      body: await lists.list(params.kind, getFilter(filter), { skip, limit }),
    })),
    route(endpoints.readCatalogEntry)(async ({ params }) => ({
      status: 200,
      body: await lists.read(params.kind, params.id),
    })),
    route(endpoints.editCatalogEntry)(async (call) => {
      const { seen, name, parent_id: parentId } = call.body;
      return { status: 200, body: await acts.edit(getCall(call), seen, { name, parentId }) };
    }),
    route(endpoints.mergeCatalogEntry)(async (call) => {
      const { seen, into_id: intoId, reason } = call.body;
      return { status: 200, body: await acts.merge(getCall(call), seen, { intoId, reason }) };
    }),
    route(endpoints.editCatalogTopic)(async ({ caller, params, body }) => {
      const { seen_name: seenName, name, may_merge: mayMerge, reason } = body;
      const which = { actorId: caller.userId, courseId: params.id, topicId: params.topic_id };
      return { status: 200, body: await topics.edit({ ...which, seenName, name, mayMerge, reason }) };
    }),
    route(endpoints.archiveCatalogEntry)(async (call) => ({
      status: 200,
      body: await acts.archive(getCall(call), call.body.seen, call.body.reason),
    })),
    route(endpoints.restoreCatalogEntry)(async (call) => ({
      status: 200,
      body: await acts.restore(getCall(call)),
    })),
    route(endpoints.deleteCatalogEntry)(async (call) => {
      await acts.remove(getCall(call));
      return { status: 204 };
    }),
    route(changeCourses)(async ({ caller, body }) => ({
      status: 200,
      body: await changeChosen(caller.userId, body),
    })),
    route(endpoints.exportCatalog)(async ({ caller, params: { kind }, query }) => ({
      status: 200,
      content: {
        stream: await lists.stream(caller.userId, kind, getFilter(query)),
        filename: `akada-${kind}s.csv`,
      },
    })),
    route(endpoints.importCatalog)(async ({ caller, params, body }) => ({
      status: 200,
      body: { rows: await imports.run(caller.userId, params.kind, body.csv, body.dry_run) },
    })),
  ];
}

interface Changing {
  caller: Pick<Caller, 'userId'>;
  params: Pick<EntryCall, 'kind' | 'id'>;
}

const getCall = ({ caller, params }: Changing): EntryCall => ({ actorId: caller.userId, ...params });

const getFilter = ({ search, order, parent_id, shown }: QueryOf<typeof endpoints.exportCatalog>) => ({
  search,
  order,
  parentId: parent_id ?? null,
  shown: shown ?? null,
});
