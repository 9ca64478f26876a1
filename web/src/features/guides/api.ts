import {
  deleteGuide,
  editGuideSection,
  exportGuide,
  type GuideSection,
  listDeletedGuides,
  regenerateGuideSection,
  restoreGuide,
} from '@akada/contract/material/guides.ts';
import { setFileName } from '@akada/core/questions/set-file.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { saveBlob } from '../../lib/download/save-file.ts';
import { call } from '../../lib/http/call.ts';
import { download } from '../../lib/http/download.ts';
import type { Deletable } from '../../lib/query/deletion.ts';
import { changedBy, refreshTopic } from '../../lib/query/topics.ts';

export const deletedGuidesQuery = queryOptions({
  queryKey: ['deleted-guides'],
  queryFn: ({ signal }) => call(listDeletedGuides, { signal }),
  meta: changedBy('generation', 'guide'),
});

export const deletableGuide: Deletable<{ id: string }> = {
  topic: 'guide',
  nameOf: () => 'The study guide',
  remove: ({ id }) => call(deleteGuide, { params: { id } }),
  restore: ({ id }) => call(restoreGuide, { params: { id } }),
  keyOf: ({ id }) => ['guide', id],
};

/** A section of a guide, and its state when it was shown. */
export interface ChangedSection {
  guideId: string;
  section: Pick<GuideSection, 'number' | 'version'>;
}

/** @param text null shows the generated text */
export const writeSection = (
  { guideId, section: { number, version } }: ChangedSection,
  text: string | null,
) => call(editGuideSection, { params: { id: guideId, number: String(number) }, body: { text, version } });

/** Generates a section again, or switches between its two texts. */
export function useSectionChange(changed: ChangedSection, onChanged: (section: GuideSection) => void) {
  const { guideId, section } = changed;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: 'make_again' | { text: string | null }) =>
      change === 'make_again'
        ? call(regenerateGuideSection, {
            params: { id: guideId, number: String(section.number) },
            body: { version: section.version },
          })
        : writeSection(changed, change.text),
    onSuccess: onChanged,
    // The section may have been changed elsewhere: the next press then uses its present state.
    onError: () => refreshTopic(queries, 'guide'),
  });
}

/** Exports a guide as a Markdown file. */
export async function saveMarkdown({ id, title }: { id: string; title: string }): Promise<void> {
  const file = await download(exportGuide, { params: { id } });
  saveBlob(setFileName(`Study guide of ${title}`, 'md'), file);
}
