/** What a study guide is made of, and how long its texts may be. */

/** What made a section: sentences of the note itself, or a language model, whose statements were checked against it. */
export const guideOrigins = ['extract', 'model'] as const;
/** One of these. */
export type GuideOrigin = (typeof guideOrigins)[number];

/** What is remembered of a note as a fact. */
export const guideFacts = ['date', 'person', 'number', 'formula'] as const;
/** One of these. */
export type GuideFact = (typeof guideFacts)[number];

/** Limits of the texts and numbers that a student sends. */
export const guideLimits = {
  /** Characters of a text of one's own in the position of a section. */
  ownText: 20_000,
} as const;

/** Where the note states something: an exact substring of the text of its page. */
export interface GuidePassage {
  /** 1-based. */
  page: number;
  quote: string;
}

/** A text in Markdown, and what of the note states it. */
export interface GuideStatement {
  text: string;
  /** At least one. */
  passages: GuidePassage[];
}

/** A statement under a name, such as a term and its meaning, or a date and what happened. */
export interface NamedStatement extends GuideStatement {
  /** Markdown. */
  name: string;
}

/** What a section has beside its introduction, in the order in which it is read. */
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
  /** What the note says of a picture of its own, which is on that page. */
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
  /** 1 for a chapter of the note, 2 for what stands in one. */
  level: 1 | 2;
  firstPage: number;
  lastPage: number;
  origin: GuideOrigin;
  /** What the section is about; its statements are read as one paragraph. */
  overview: GuideStatement[];
  parts: GuidePart[];
  checks: GuideCheck[];
  /** How many statements could not be verified and are not shown. */
  leftOut: number;
}
