/** Pages without text are shown to a language model that sees, where their owner agreed to it. */
import { fileKindOfMediaType, fileKinds } from '@akada/core/notes/file-kinds.ts';
import { pageMostTokens, pagePrompt, stepAfterUnsent, textOfPage } from '@akada/core/notes/pages-by-model.ts';
import { refusedFormat } from '@akada/core/notes/refused-formats.ts';
import type { DocumentPage } from '@akada/core/text/document.ts';
import * as z from 'zod/mini';
import type { Transaction } from '../../../platform/database/database.ts';
import type { ScanPage } from '../../../platform/extract/scan-page.ts';
import { Fault } from '../../../platform/fault/fault.ts';
import { repeatableId } from '../../../platform/ids/ids.ts';
import { copiedPage } from '../../../platform/recognition/recognised-page.ts';
import type { TextRecogniser } from '../../../platform/recognition/text-recogniser.ts';
import type { LanguageModelService } from '../../language-model/language-model.service.ts';
import type { NoteRow } from '../note/notes.tables.ts';

export type Unsent = NoteRow['unsentBecause'];
type SeenPage = { page: DocumentPage; readBy: string } | { unsentBecause: Unsent };

const Answer = z.strictObject({ has_text: z.boolean(), text: z.string() });

/** A page is a work of its own, so that what fails with one is tried again with the next. */
const workOf = (noteId: string, page: number) => repeatableId('page', noteId, String(page));

export type PageSight = ReturnType<typeof createPageSight>;

export function createPageSight({
  languageModel,
  recogniser,
}: {
  languageModel: Pick<LanguageModelService, 'pictureRefusalFor' | 'ask' | 'forget'>;
  recogniser: TextRecogniser | null;
}) {
  const refusalFor = (userId: string): Promise<Unsent> => languageModel.pictureRefusalFor(userId);
  return {
    /** @returns why no picture of this student's goes to a model, null where they do */
    refusalFor,
    /**
     * Where nothing else finds text in pictures, one is only of use to a student who agreed.
     * @throws Fault `type_refused` with what to do instead
     */
    async assertUsable(userId: string, mediaType: string): Promise<void> {
      const kind = fileKindOfMediaType(mediaType);
      if (recogniser || !kind || fileKinds[kind].form !== 'picture') return;

      const step = stepAfterUnsent(await refusalFor(userId));
      if (step === null) return;
      const refused = refusedFormat(fileKinds[kind].endings[0]);
      const sentence = `This file is ${refused?.name}, which cannot be read. ${refused?.instead}`;
      throw new Fault('type_refused', `${sentence} ${step}`);
    },
    /**
     * An answer is stored until the page is, so that an attempt that was killed does not send the page again.
     * @param picture draws the page; null where it cannot be drawn
     * @throws ModelAway, and what `picture` throws
     */
    async read(
      { id, userId }: Pick<NoteRow, 'id' | 'userId'>,
      scan: ScanPage,
      picture: () => Promise<Uint8Array | null>,
      signal: AbortSignal,
    ): Promise<SeenPage> {
      const refusal = await refusalFor(userId);
      const bytes = refusal === null ? await picture() : null;
      if (!bytes) return { unsentBecause: refusal };

      const reply = await languageModel.ask(
        {
          ...{ feature: 'pages', userId, work: { id: workOf(id, scan.number), step: 'page' }, size: 'large' },
          prompt: { ...pagePrompt, variables: {}, pictures: [{ mediaType: 'image/jpeg', bytes }] },
          answer: { name: 'page', schema: Answer },
          ...{ mostTokens: pageMostTokens, temperature: 0 },
        },
        signal,
      );
      if (reply.kind === 'offline') return { unsentBecause: reply.reason };
      const text = textOfPage(reply.answer);
      const page = text === null ? null : copiedPage(text, scan);
      return page ? { page, readBy: reply.model } : { unsentBecause: 'unusable' };
    },
    /** In the transaction that stores the page. */
    forget: (tx: Transaction, noteId: string, page: number): Promise<void> =>
      languageModel.forget(tx, workOf(noteId, page)),
  };
}
