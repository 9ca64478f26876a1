/** Study guides as their student sees them: how far they are, who made them, and what is in them. */
import type { Guide, GuideSummary } from '@akada/contract/work/guide-generation.ts';
import { generationFailureSentence } from '@akada/core/generation/generation-failure.ts';
import { isPassing, madeBySentence, offlineBecause } from '@akada/core/language-model/offline-reason.ts';
import type { Authorized } from '../../platform/access/authorize.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/fault/fault.ts';
import type { Caller } from '../../platform/http/route.ts';
import { getCourses } from '../courses/course-texts/course-texts.service.ts';
import type { GuideRow, GuideSets } from '../guides/guide-sets.service.ts';
import type { NotesService } from '../notes/notes.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { findGenerations } from './generation.repo.ts';
import type { GenerationRow } from './generation.tables.ts';
import { getCloths } from './set-titles.service.ts';

export interface GuideGenerationsDeps {
  database: Database;
  usage: Pick<UsageService, 'ofKind'>;
  notes: Pick<NotesService, 'clothsOf'>;
  guides: Pick<GuideSets, 'find' | 'list'>;
}

export type GuideGenerations = ReturnType<typeof createGuideGenerations>;

export function createGuideGenerations(deps: GuideGenerationsDeps) {
  const { db } = deps.database;
  return {
    /** @throws Fault `not_found` when the guide was deleted */
    async present(caller: Caller, row: Authorized<GenerationRow>): Promise<Guide> {
      const { userId, kind } = row;
      const [found, usage, [facts]] = await Promise.all([
        deps.guides.find(db, row.id),
        deps.usage.ofKind(db, { userId, plan: caller.plan, kind }),
        getFacts(deps, userId, [row]),
      ]);
      if (found === null || facts === undefined) throw notFound();

      const { guide, sections } = found;
      const byModel = sections.filter(({ origin }) => origin === 'model').length;
      const left = sections.filter((section) => section.left_because !== undefined).length;
      const counts = { sections: sections.length, byModel, left };
      return { ...presentFields(guide, facts, counts), usage, sections };
    },
    async list(
      requested: Parameters<GuideSets['list']>[0],
    ): Promise<{ items: GuideSummary[]; total: number }> {
      const { guides, total } = await deps.guides.list(requested);
      const ids = guides.map(({ id }) => id);
      const rows = await getFacts(deps, requested.userId, await findGenerations(db, ids));
      const byId = new Map(rows.map((facts) => [facts.row.id, facts]));
      const items = guides.flatMap(({ counts, ...guide }) => {
        const facts = byId.get(guide.id);
        if (facts === undefined) return [];
        const { sections, words } = counts;
        return [{ ...presentFields(guide, facts, counts), sections, words }];
      });
      return { items, total };
    },
  };
}

interface SectionCounts {
  sections: number;
  byModel: number;
  /** Sections that a model may still write. */
  left: number;
}

/** A guide's data from its generation and its note. */
interface GuideFacts {
  row: GenerationRow;
  course: GuideSummary['course'];
  cloth: GuideSummary['cloth'];
}

async function getFacts(
  deps: Pick<GuideGenerationsDeps, 'database' | 'notes'>,
  userId: string,
  rows: readonly GenerationRow[],
): Promise<GuideFacts[]> {
  const [courses, cloths] = await Promise.all([
    getCourses(deps.database.db, userId, rows),
    getCloths(deps, userId, rows),
  ]);
  return rows.map((row) => ({ row, course: courses.of(row), cloth: cloths.of(row) }));
}

function presentFields(
  guide: GuideRow,
  { row, course, cloth }: GuideFacts,
  counts: SectionCounts,
): Omit<GuideSummary, 'sections' | 'words'> {
  const { status, kind, failureCode } = row;
  const isMade = status === 'ready';
  const isUnderWay = status === 'running' && guide.total > 0;
  return {
    id: guide.id,
    file_id: guide.noteId,
    title: guide.title,
    course_name: row.courseName,
    course,
    cloth,
    status,
    progress: isUnderWay ? { done: guide.done, total: guide.total } : null,
    origin: isMade ? getOrigin(counts) : null,
    origin_sentence: isMade ? originSentence(guide, counts) : null,
    error: failureCode && { code: failureCode, message: generationFailureSentence(kind, failureCode) },
    created_at: guide.createdAt,
  };
}

function getOrigin({ sections, byModel }: { sections: number; byModel: number }): GuideSummary['origin'] {
  if (byModel === 0) return 'extract';
  return byModel === sections ? 'model' : 'mixed';
}

const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');

const extracted = 'An extract of your note: its own sentences, lists and tables, with nothing added.';

function originSentence(
  { model, offlineReason: offline }: GuideRow,
  { sections, byModel, left }: SectionCounts,
): string {
  const byEngine = sections - byModel;
  const because = offline && offlineBecause(offline);
  if (byModel > 0 && left > 0 && because !== null)
    return [
      `${byModel} of ${sections} parts ${isOrAre(byModel)} written by ${model} from your note.`,
      `${left} ${isOrAre(left)} sentences of the note so far, because ${because}.`,
      ...(byEngine > left ? ['Short parts stay sentences of the note.'] : []),
    ].join(' ');
  if (byModel > 0 && byEngine > 0 && offline === null)
    return `Made by ${model} from your note. Short parts are sentences of the note itself.`;
  // The student has continued every section that the model left.
  if (byModel > 0 && byEngine > 0 && offline !== null && isPassing(offline))
    return `Made by ${model} from your note. The other parts are sentences of the note itself.`;
  const text = madeBySentence({ model: byModel === 0 ? null : model, offline, byEngine });
  if (byModel > 0) return text ?? extracted;
  return text === null ? extracted : `${extracted} ${text}`;
}
