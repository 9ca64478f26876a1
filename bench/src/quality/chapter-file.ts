import { readFileSync } from 'node:fs';
import type { Textbook } from './metrics/measured-item.ts';

/** One chapter as the JSON files hold it; only what is measured is named. */
export interface Chapter extends Textbook {
  name: string;
  headings: { title: string; level: number; start: number }[];
}

interface ChapterJson {
  id: string;
  text: string;
  sections: { title: string; level: number; start: number; end: number; module_index: number }[];
  bold_terms: string[];
  glossary: { term: string; definition: string }[];
}

/**
 * Reads one chapter.
 *
 * @throws Error that names the file when a field is missing.
 */
export function readChapter(path: string): Chapter {
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isChapter(json))
    throw new Error(`${path} is no chapter: id, text, sections, bold_terms and glossary are needed`);

  return {
    name: json.id,
    text: json.text,
    sections: json.sections.map(({ start, end, module_index: module }) => ({ start, end, module })),
    headings: json.sections.map(({ title, level, start }) => ({ title, level, start })),
    glossary: json.glossary,
    boldTerms: json.bold_terms,
  };
}

function isChapter(json: unknown): json is ChapterJson {
  if (typeof json !== 'object' || json === null) return false;
  const {
    id,
    text,
    sections,
    bold_terms: boldTerms,
    glossary,
  } = json as Partial<Record<keyof ChapterJson, unknown>>;
  return (
    typeof id === 'string' && typeof text === 'string' && [sections, boldTerms, glossary].every(Array.isArray)
  );
}
