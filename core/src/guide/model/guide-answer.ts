import type { GuideFact } from '../guide-rules.ts';

/** Numbers of the passages that state an entry, as the model gives them. */
interface Proved {
  p: number[];
}

/** A model's answer for one section. */
export interface GuideAnswer {
  overview: { text: string } & Proved;
  key_points: ({ text: string } & Proved)[];
  terms: ({ term: string; meaning: string } & Proved)[];
  steps: { title: string; items: ({ text: string } & Proved)[] }[];
  table: { caption: string; columns: string[]; rows: ({ cells: string[] } & Proved)[] };
  facts: ({ kind: GuideFact; text: string } & Proved)[];
  diagram: { title: string; arrows: ({ from: string; label: string; to: string } & Proved)[] };
  check: ({ question: string; answer: string } & Proved)[];
}
