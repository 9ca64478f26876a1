import { noteNotifications } from '@akada/core/notifications/note.ts';
import { SHORT_READING_LIMITS } from '../../platform/extract/limits.ts';
import { publishHint } from '../../platform/hints/hints.ts';
import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { notifyOf } from '../../platform/module/notify-of.ts';
import type { Platform } from '../../platform/platform.ts';
import { handleJob } from '../../platform/queue/job.ts';
import { createAuthorizeDeletion } from '../../platform/undo/undo.ts';
import { courseTextReading, linkingOnJoin } from '../courses/course-texts/course-texts.service.ts';
import type { LanguageModelService } from '../language-model/language-model.service.ts';
import type { UsageService } from '../usage/usage.service.ts';
import { createHighlights } from './highlights/highlights.service.ts';
import { createMyNotes, type MadeOfNotes } from './mine/my-notes.service.ts';
import { createNotesExport } from './mine/notes-export.service.ts';
import { createQuestionPages } from './mine/question-pages.service.ts';
import { myNotesRoutes } from './my-notes.http.ts';
import { createNoteEncoding } from './note/note-encoding.service.ts';
import { formulasRenewal } from './note/note-formulas.service.ts';
import { noteLongReadingWork } from './note/note-reading.repo.ts';
import { notes } from './note/notes.tables.ts';
import { createNoteChanging } from './note-change.service.ts';
import { createNoteCleaning, removeFileJob } from './note-cleaning.service.ts';
import { createNoteDeletion } from './note-deletion.service.ts';
import { createNoteEnding } from './note-ending.service.ts';
import { createNoteOriginals } from './note-original.service.ts';
import { createNoteReading } from './note-reading.service.ts';
import { createNoteRecognition } from './note-recognition.service.ts';
import { createNoteSearch } from './note-search.service.ts';
import { createAuthorizeNote } from './notes.access.ts';
import { noteFailed, noteReady } from './notes.events.ts';
import { notesRoutes } from './notes.http.ts';
import { createNotesService } from './notes.service.ts';
import { notesPersonalData } from './notes-personal-data.service.ts';
import { createNoteTranscription } from './recordings/note-transcription.service.ts';
import { readFile } from './recordings/read-file.ts';
import { createRecordingConsents } from './recordings/recording-consent.service.ts';
import { recordingsRoutes } from './recordings/recordings.http.ts';
import { noteTranscriptionWork } from './recordings/transcription-pieces.repo.ts';
import { createPageSight } from './sight/page-sight.service.ts';
import { createNoteUpload, type PlanFirstSets } from './upload/note-upload.service.ts';
import { createSharedTexts } from './written/shared-texts.service.ts';
import { createWrittenNotes } from './written/written-notes.service.ts';

/** Notes that were uploaded or are written, and the text that was read from them. */
export function createNotes(
  platform: Platform,
  uses: {
    usage: UsageService;
    languageModel: LanguageModelService;
    made: MadeOfNotes;
    planFirstSets: PlanFirstSets;
  },
) {
  const sight = createPageSight({ ...platform, ...uses });
  const deps = { ...platform, ...uses, sight };
  const service = createNotesService(deps);
  const authorizeNote = createAuthorizeNote(platform.database);
  const cleaning = createNoteCleaning(deps);
  const deletion = createNoteDeletion(deps);
  const { readers, longReaders } = platform;
  const readingDeps = { ...deps, recognises: platform.recogniser !== null };
  const shortReader = { pool: readers, limits: SHORT_READING_LIMITS };
  const reading = createNoteReading({
    ...readingDeps,
    extract: (file, signal) => readFile(platform, shortReader, file, signal),
  });
  const longReading = createNoteReading(
    { ...readingDeps, extract: (file, signal) => readFile(platform, { pool: longReaders }, file, signal) },
    noteLongReadingWork,
  );
  const recognition = createNoteRecognition(deps);
  const consents = createRecordingConsents(deps);
  const transcription = createNoteTranscription({
    ...deps,
    consents,
    endpoint: platform.config.transcription,
    failed: createNoteEnding(deps, noteTranscriptionWork).failed,
  });

  const module: FeatureModule = {
    routes: [
      ...recordingsRoutes(consents),
      ...myNotesRoutes({
        list: createMyNotes(deps),
        archive: createNotesExport(platform),
        highlights: createHighlights(platform),
        written: createWrittenNotes(deps),
        authorizeNote,
      }),
      ...notesRoutes({
        abilities: platform.abilities,
        notes: service,
        upload: createNoteUpload({ ...deps, consents }),
        changing: createNoteChanging(deps),
        encoding: createNoteEncoding(deps),
        search: createNoteSearch(deps),
        originals: createNoteOriginals({ ...platform, authorizeNote }),
        deletion,
        authorizeNote,
        authorizeDeletion: createAuthorizeDeletion(platform.database, notes),
      }),
    ],
    jobs: [
      reading.handler,
      longReading.handler,
      recognition.handler,
      transcription.handler,
      handleJob(removeFileJob, ({ storage_key }) => cleaning.removeFile(storage_key)),
    ],
    tasks: [
      reading.resendTask,
      longReading.resendTask,
      recognition.resendTask,
      transcription.resendTask,
      deletion.sweepTask,
      formulasRenewal(platform),
      courseTextReading(platform, 'notes', notes),
      { name: 'notes.clean_files', everyMs: 60 * 60_000, run: () => cleaning.sweep() },
    ],
    listeners: [linkingOnJoin(notes, (tx, userId) => publishHint(tx, userId, { topic: 'note', id: null }))],
    notifications: [
      notifyOf(noteReady, noteNotifications.ready, ({ facts: { file }, subjectId }) => ({
        file,
        noteId: subjectId,
      })),
      notifyOf(noteFailed, noteNotifications.failed, ({ facts: { file, reason }, subjectId: noteId }) => ({
        file,
        reason,
        noteId,
      })),
    ],
    personalData: [notesPersonalData],
  };
  return {
    service,
    authorizeNote,
    texts: createSharedTexts({ ...platform, notes: service }),
    questionPages: createQuestionPages(platform),
    module,
  };
}
