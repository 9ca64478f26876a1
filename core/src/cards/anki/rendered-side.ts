/** The two sides of a card as Anki's templates render them, as HTML. */
import type { AnkiDeck, AnkiNote, AnkiNoteType, AnkiTemplate } from './anki-collection.ts';
import { applyFilters } from './filters.ts';
import { belowAnswerLine, parseTemplate, renderTemplate, type Template } from './template.ts';

export interface RenderedSides {
  question: string;
  /** Without the question, as far as the template repeats it. */
  answer: string;
  /** The field whose text is typed; null if nothing is typed. */
  typedField: string | null;
}

interface ParsedTemplate {
  question: Template;
  answer: Template;
}

/** A package has few templates and many notes. */
const parsed = new WeakMap<AnkiTemplate, ParsedTemplate>();

function parse(template: AnkiTemplate): ParsedTemplate {
  const parsedTemplate = parsed.get(template);
  if (parsedTemplate !== undefined) return parsedTemplate;

  const { question, answer } = template;
  const result = {
    question: parseTemplate(question),
    answer: parseTemplate(belowAnswerLine(answer) ?? answer),
  };
  parsed.set(template, result);
  return result;
}

/**
 * @param deck of the card, for templates that show its name
 * @returns both sides; gaps of a cloze note are in the question and not in the answer
 */
export function renderSides(
  note: AnkiNote,
  noteType: AnkiNoteType,
  template: AnkiTemplate,
  deck: AnkiDeck | undefined,
): RenderedSides {
  const fields = new Map(noteType.fields.map(({ name }, index) => [name, note.fields[index] ?? '']));
  const special: Readonly<Record<string, string>> = {
    FrontSide: '',
    Tags: asText(note.tags.join(' ')),
    Type: asText(noteType.name),
    Deck: asText(deck?.path.join('::') ?? ''),
    Subdeck: asText(deck?.path.at(-1) ?? ''),
    Card: asText(template.name),
    CardFlag: '',
    CardID: '',
  };
  const field = (name: string) =>
    fields.get(name) ?? (Object.hasOwn(special, name) ? (special[name] ?? '') : null);
  let typedField: string | null = null;
  const { question, answer } = parse(template);
  const questionHtml = renderTemplate(question, {
    field,
    filtered: (html, filters, name) => {
      if (!filters.includes('type')) return applyFilters(html, filters);
      typedField = name;
      return '';
    },
  });
  const answerHtml = renderTemplate(answer, {
    field,
    filtered: (html, filters) => (filters.includes('cloze') ? '' : applyFilters(html, filters)),
  });
  return { question: questionHtml, answer: withoutQuestion(answerHtml, questionHtml), typedField };
}

/** Some templates write the question again instead of `FrontSide`. */
function withoutQuestion(answer: string, question: string): string {
  const start = question.trim();
  const text = answer.trim();
  return start !== '' && text !== start && text.startsWith(start) ? text.slice(start.length) : answer;
}

const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
