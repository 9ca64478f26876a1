/** Cards of an Anki package in the form of this product, before they are stored. */
import type { ItemState } from '../../memory/fold-reviews.ts';
import type { Grade } from '../../memory/grade.ts';

/** A cover of a picture. Positions and sizes are fractions of the picture, from its top left corner. */
export interface ImportedCover {
  kind: 'rect' | 'ellipse' | 'polygon';
  /** 1 to 99. Covers of one group are asked together. */
  group: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** The corners of a polygon. */
  points?: { x: number; y: number }[];
  /** Degrees, clockwise around the centre of the cover. */
  angle?: number;
}

/** A picture with covers. */
export interface ImportedOcclusion {
  /** The name of the picture in the package. */
  media: string;
  hideAll: boolean;
  shapes: ImportedCover[];
}

export interface ImportedReview {
  grade: Grade;
  /** Milliseconds since the epoch. */
  givenAt: number;
  /** YYYY-MM-DD in the student's zone. */
  localDay: string;
  tookMs: number;
}

/** A question of a card, with its progress in Anki. */
export interface ImportedFace {
  /** 0 and 1 for the two directions, else the number of the gap or of the group of covers. */
  ordinal: number;
  /** Null for a new face. */
  state: ItemState | null;
  /** Reviews that count, in the order in which they were given. */
  reviews: ImportedReview[];
  suspended: boolean;
  buried: boolean;
}

export interface ImportedCard {
  /** The guid of the note with the template, or with `n` for a card of the whole note. */
  foreignId: string;
  /** Milliseconds since the epoch. */
  changedAt: number;
  kind: 'basic' | 'reversed' | 'cloze' | 'occlusion';
  /** True if the answer is typed. */
  typed: boolean;
  /** Markdown, in which `media:<name>` is the address of a file of the package. */
  front: string;
  back: string;
  occlusion: ImportedOcclusion | null;
  tags: string[];
  /** The names of the deck's levels. */
  deck: string[];
  /** 0 for none. */
  flag: number;
  faces: ImportedFace[];
  /** Names of the files in its texts and of its picture, each once. */
  media: string[];
}

/** Reasons for omitting a card. */
export const omissions = [
  'no_note_type',
  'no_template',
  'empty_front',
  'empty_back',
  'no_gap',
  'no_picture',
  'no_cover',
  'no_cards',
] as const;
export type Omission = (typeof omissions)[number];

/** Changes to a card that its owner should know. */
export const importRemarks = [
  'text_cut',
  'gaps_cut',
  'tags_cut',
  'deck_cut',
  'covers_cut',
  'media_missing',
  'media_remote',
  'markup_dropped',
  'not_typed',
] as const;
export type ImportRemark = (typeof importRemarks)[number];

/** Markdown of a field, or of a side that a template made of fields. */
export interface FieldText {
  markdown: string;
  /** Names of the files in it, each once. */
  media: string[];
  remarks: ImportRemark[];
}

/**
 * Reads HTML, which core has no parser for.
 *
 * @param hasGaps true if Anki's gaps stay gaps; otherwise their braces are text
 */
export type ReadField = (html: string, hasGaps: boolean) => FieldText;
