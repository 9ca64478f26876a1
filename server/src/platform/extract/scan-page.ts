import { fileKindOfMediaType, fileKinds } from '@akada/core/notes/file-kinds.ts';

/** The position of a page inside of an archive member. */
export interface ScanMember {
  /** Names of the members, from the outermost archive inwards. */
  members: string[];
  /** Media type of the innermost member. */
  mediaType: string;
  /** Page of that member, from 1. */
  page: number;
  /** The heading that the archive puts above the first page of a member, null above the others. */
  under: string | null;
}

/** A page without text that can be drawn, so that its text can be recognised. */
export interface ScanPage {
  /** 1-based page number in the document. */
  number: number;
  /** Null for a page of the file itself. */
  member: ScanMember | null;
}

/** Whether pages of such files can be drawn. */
export function isDrawn(mediaType: string): boolean {
  const kind = fileKindOfMediaType(mediaType);

  return kind === 'pdf' || (kind !== null && fileKinds[kind].form === 'picture');
}
