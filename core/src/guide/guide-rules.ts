import type { OfflineReason } from '../language-model/offline-reason.ts';

/** The parts of a study guide, and the lengths of its texts. */

/** The origin of a section: sentences of the note, or a language model, whose statements were checked against it. */
export const guideOrigins = ['extract', 'model'] as const;
/** The origin of a section. */
export type GuideOrigin = (typeof guideOrigins)[number];

/** Kinds of facts in a note. */
export const guideFacts = ['date', 'person', 'number', 'formula'] as const;
/** A kind of fact. */
export type GuideFact = (typeof guideFacts)[number];

/** Limits of the texts and numbers that a student sends. */
export const guideLimits = {
  /** Max characters of a student's text for a section. */
  ownText: 20_000,
} as const;

/** The source of a statement: an exact substring of the text of its page. */
export interface GuidePassage {
  /** 1-based. */
  page: number;
  quote: string;
}

/** A text in Markdown, and what of the note states it. */
export interface GuideStatement {
  text: string;
  /** At least one passage. */
  passages: GuidePassage[];
}

/** A statement under a name, such as a term and its meaning, or a date and what happened. */
export interface NamedStatement extends GuideStatement {
  /** Markdown. */
  name: string;
}

/** Parts of a section after its introduction, in reading order. */
export type GuidePart =
  | { kind: 'points'; title: string | null; items: GuideStatement[] }
  | { kind: 'terms'; title: string | null; items: NamedStatement[] }
  | { kind: 'facts'; items: (GuideStatement & { fact: GuideFact })[] }
  | { kind: 'steps'; title: string | null; items: GuideStatement[] }
  | {
      kind: 'table';
      caption: string | null;
      /** Markdown; as many as each row has cells. */
      columns: string[];
      rows: { cells: string[]; passages: GuidePassage[] }[];
    }
  /** The note's caption of a picture on that page. */
  | { kind: 'figure'; caption: GuideStatement }
  /** Mermaid, written by the server from arrows that were checked one by one. */
  | { kind: 'diagram'; title: string | null; source: string; passages: GuidePassage[] };

/** A question to check oneself that was written with the section, and its answer. */
export interface GuideCheck extends GuideStatement {
  question: string;
}

/** A section as it is made, before it is stored. */
export interface GuideSection {
  title: string;
  /** 1 for a chapter of the note, 2 for a part of one. */
  level: 1 | 2;
  firstPage: number;
  lastPage: number;
  origin: GuideOrigin;
  /** The subject of the section; its statements are read as one paragraph. */
  overview: GuideStatement[];
  parts: GuidePart[];
  checks: GuideCheck[];
  /** How many statements could not be verified and are not shown. */
  leftOut: number;
  /** Some statements of a model were compared with the note by words only, because no judge answered; absent else. */
  isComparedByWords?: boolean;
  /** The reason that a model has not written this section yet. Absent if it did, or never will. */
  leftBy?: OfflineReason;
}
