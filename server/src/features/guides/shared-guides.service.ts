/** Guides for sharing: each becomes one text, the same as in its exported file. */
import type { Cloth } from '@akada/contract/wire/fields.ts';
import { guideMarkdown } from '@akada/core/guide/guide-markdown.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotesService } from '../notes/notes.service.ts';
import * as repo from './guide/guides.repo.ts';

export type SharedGuides = ReturnType<typeof createSharedGuides>;

interface SharedGuidesDeps extends Pick<Platform, 'database'> {
  notes: Pick<NotesService, 'clothsOf'>;
}

const noCloth: Cloth = { cloth_seed: 0, cloth_colour: 1 };

export function createSharedGuides({ database: { db }, notes }: SharedGuidesDeps) {
  const ownGuide = async (userId: string, id: string) => {
    const guide = await repo.findGuide(db, id);
    return guide?.userId === userId ? guide : null;
  };

  return {
    /** @returns null for a missing guide, or another person's */
    async describe(userId: string, id: string): Promise<{ title: string; cloth: Cloth } | null> {
      const guide = await ownGuide(userId, id);
      if (!guide) return null;
      const cloth = (await notes.clothsOf(userId, [guide.noteId])).get(guide.noteId) ?? noCloth;
      return { title: guide.title, cloth };
    },
    /** @returns null like `describe`; an empty text while the guide is being made */
    async read(userId: string, id: string): Promise<{ title: string; text: string } | null> {
      const guide = await ownGuide(userId, id);
      if (!guide) return null;
      const rows = await repo.findSections(db, id);
      const sections = rows.map(({ made, own, showsOwn }) => ({ ...made, own: showsOwn ? own : null }));
      return { title: guide.title, text: rows.length === 0 ? '' : guideMarkdown(guide.title, sections) };
    },
  };
}
