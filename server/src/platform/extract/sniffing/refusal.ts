import {
  type FileKindName,
  fileKindOfName,
  fileKinds,
  getEnding,
  isMedia,
  type ReadingAbility,
} from '@akada/core/notes/file-kinds.ts';
import { refusedFormat } from '@akada/core/notes/refused-formats.ts';
import type { FileContent } from './file-content.ts';
import type { Ole2Content } from './ole2-content.ts';

/** The reason why a file is rejected. */
export interface Refusal {
  /** The finding, as a sentence. */
  finding: string;
  /** The finding, and what to do. */
  detail: string;
}

const INSTEAD = 'Save it as PDF, Word (.docx), Markdown or plain text and upload that.';

const PACKED: ReadonlySet<string> = new Set(['gz', 'tar', 'zip', 'sqlite']);

/** The usual ending for the content of older Office files. */
const OLDER: Readonly<Record<Exclude<Ole2Content, 'locked'>, string>> = {
  word: 'doc',
  presentation: 'ppt',
  workbook: 'xls',
};

/**
 * Tells a person why the chosen file is rejected: its real kind, and what to upload instead.
 *
 * @param content found in the file
 * @param filename the person's name for it
 * @param abilities of this instance, which must be able to read the alternative
 */
export function getRejection(
  content: FileContent,
  filename: string,
  abilities: ReadonlySet<ReadingAbility>,
): Refusal {
  switch (content.is) {
    case 'known':
      if (isMedia(content.kind)) return mediaRefusal(content.kind, filename);
      return content.kind === 'zip' ? rejectPackage(filename, abilities) : renameTo(content.kind, filename);
    case 'markup':
      return renameTo(content.kind, filename);
    case 'text':
      return renameTo('text', filename);
    case 'archive':
      return cannotBeRead('a ZIP archive', getEnding(filename));
    case 'empty':
      return refusal('This file is empty.', 'Check that you chose the right file.');
    case 'ole2':
      return inOlderFormat(content.holds, filename);
    case 'other':
      return cannotBeRead(content.name, endingOfOther(content.ending, filename), abilities);
  }
}

function renameTo(kind: FileKindName, filename: string): Refusal {
  const { name, endings } = fileKinds[kind];

  return refusal(
    `This file is ${name}, but its name ends in .${getEnding(filename)}.`,
    `Rename it to end in .${endings[0]} and upload it again.`,
  );
}

/** Packages of programs are archives, and renamed ones would be read as the parts of the program. */
function rejectPackage(filename: string, abilities: ReadonlySet<ReadingAbility>): Refusal {
  const ending = getEnding(filename);

  return refusedFormat(ending) ? cannotBeRead('a ZIP archive', ending, abilities) : renameTo('zip', filename);
}

/** Some packages are packed once more, as backups of Moodle are. */
function endingOfOther(found: string | null, filename: string): string {
  const ownEnding = getEnding(filename);
  const isPacked = found === null || PACKED.has(found);

  return isPacked && refusedFormat(ownEnding) ? ownEnding : (found ?? ownEnding);
}

/**
 * A picture is rejected as a picture, whatever its name. A recording with a picture's name is not rejected
 * for the name, so the instance lacks an ability.
 */
function mediaRefusal(kind: FileKindName, filename: string): Refusal {
  if (fileKinds[kind].form === 'picture') return cannotBeRead('a picture', fileKinds[kind].endings[0]);

  const named = fileKindOfName(filename);
  if (named && !isMedia(named)) return renameTo(kind, filename);

  return cannotBeRead(fileKinds[kind].name, fileKinds[kind].endings[0]);
}

/** A Word document is read, whatever its age; only its name is wrong. */
function inOlderFormat(holds: Ole2Content | null, filename: string): Refusal {
  if (holds === 'word') return renameTo('doc', filename);

  const ending = holds && holds !== 'locked' ? OLDER[holds] : getEnding(filename);
  return cannotBeRead('in an older Office format', ending);
}

/** @param found the name of a format without its own row */
function cannotBeRead(found: string, ending: string, abilities?: ReadonlySet<ReadingAbility>): Refusal {
  const { name, instead } = refusedFormat(ending, abilities) ?? { name: found, instead: INSTEAD };

  return refusal(`This file is ${name}, which cannot be read.`, instead);
}

const refusal = (finding: string, advice: string): Refusal => ({ finding, detail: `${finding} ${advice}` });
