/** Notes and guides: one text, which becomes a written note of the recipient. */
import { shareLimits } from '@akada/core/sharing/share-rules.ts';
import type { VersionPart } from '@akada/core/sharing/version-changes.ts';
import { Fault, notFound } from '../../../platform/fault/fault.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { SharedText, SharedTexts } from '../../notes/written/shared-texts.service.ts';
import { noContent, type ShareableKind } from './shareable-kind.ts';

type TextPart = VersionPart & SharedText;

/** The source of texts of one kind. */
interface TextSource extends Pick<SharedTexts, 'describe' | 'read'> {}

const key = 'text';

export function createTextSharing(
  source: TextSource,
  { content, texts }: Pick<Platform, 'content'> & { texts: SharedTexts },
): ShareableKind<TextPart, TextPart> {
  const create = async (
    ...[tx, { userId }, parts]: Parameters<ShareableKind<TextPart, TextPart>['create']>
  ) => {
    const [part] = parts;
    return part ? texts.create(tx, userId, part) : null;
  };

  return {
    describe: source.describe,
    async read(userId, id) {
      const found = await source.read(userId, id);
      if (!found) throw notFound();
      if (found.text.length > shareLimits.text) {
        throw new Fault(
          'conflict',
          'This text is too long to be shared. Share cards or a study guide made from it.',
        );
      }
      return { parts: found.text.trim() === '' ? [] : [{ key, ...found }], leftOut: 0 };
    },
    wordsOf: ({ title }) => title,
    async present(parts, signal) {
      const trees = await content.markdownTreesOf(
        parts.map(({ text }) => text),
        signal,
      );
      return {
        ...noContent,
        texts: parts.map((part, index) => ({ ...part, content: trees[index] ?? null })),
      };
    },
    prepare: async (parts) => [...parts],
    async create(tx, to, parts) {
      const id = await create(tx, to, parts);
      return { kind: 'note', subjectId: id ?? '', itemIds: [id] };
    },
    add: async (tx, to, parts) => [await create(tx, to, parts)],
    versionsOf: texts.versionsOf,
    replace: texts.replace,
    // A text is one part, which no version drops.
    drop: async () => {},
  };
}
