/** Note types of a collection: JSON in schema 11, tables since 15. */
import type { AnkiField, AnkiNoteType, AnkiTemplate } from '@akada/core/cards/anki/anki-collection.ts';
import { integerField, readProtobuf, textField } from '../package/protobuf.ts';
import { packageLimits } from '../package-limits.ts';
import { UnreadablePackage } from '../package-problem.ts';
import type { Collection } from './open-collection.ts';
import { getBytes, getId, getList, getNumber, getObject, getText, parseObject } from './values.ts';

/** Field numbers of Anki's messages. */
const noteTypeConfig = { kind: 1, stockKind: 9 };
const fieldConfig = { tag: 10 };
const templateConfig = { question: 1, answer: 2 };

/** @throws {UnreadablePackage} `too_large` */
export function readNoteTypes(collection: Collection): AnkiNoteType[] {
  const types = collection.has('notetypes') ? typesOfTables(collection) : typesOfJson(collection);
  const { noteTypes, fields } = packageLimits;
  const isTooLarge =
    types.length > noteTypes ||
    types.some((type) => type.fields.length > fields || type.templates.length > fields);
  if (isTooLarge) throw new UnreadablePackage('too_large', 'too many note types');
  return types;
}

function typesOfTables(collection: Collection): AnkiNoteType[] {
  const fields = Map.groupBy(collection.rows('ntid, ord, name, config', 'fields'), ({ ntid }) => ntid);
  const templates = Map.groupBy(collection.rows('ntid, ord, name, config', 'templates'), ({ ntid }) => ntid);

  return [...collection.rows('id, name, config', 'notetypes')].flatMap((row): AnkiNoteType[] => {
    const id = getId(row.id);
    if (id === null) return [];
    const config = [...readProtobuf(getBytes(row.config))];
    return [
      {
        id,
        name: getText(row.name),
        isCloze: integerField(config, noteTypeConfig.kind) === 1,
        stockKind: integerField(config, noteTypeConfig.stockKind),
        fields: inOrder(fields.get(row.id) ?? []).map(fieldOfRow),
        templates: inOrder(templates.get(row.id) ?? []).map(templateOfRow),
      },
    ];
  });
}

type Row = Record<string, unknown>;

const inOrder = (rows: Row[]): Row[] =>
  rows.toSorted((one, other) => getNumber(one.ord) - getNumber(other.ord));

function fieldOfRow({ name, config }: Row): AnkiField {
  const fields = [...readProtobuf(getBytes(config))];
  const hasTag = fields.some(({ number }) => number === fieldConfig.tag);
  return { name: getText(name), tag: hasTag ? integerField(fields, fieldConfig.tag) : null };
}

function templateOfRow({ name, ord, config }: Row): AnkiTemplate {
  const fields = [...readProtobuf(getBytes(config))];
  return {
    name: getText(name),
    ordinal: getNumber(ord),
    question: textField(fields, templateConfig.question),
    answer: textField(fields, templateConfig.answer),
  };
}

function typesOfJson(collection: Collection): AnkiNoteType[] {
  return [...collection.rows('models', 'col')].flatMap((row) =>
    Object.entries(parseObject(row.models)).flatMap(([key, value]): AnkiNoteType[] => {
      const model = getObject(value);
      const id = getId(key);
      if (id === null) return [];
      return [
        {
          id,
          name: getText(model.name),
          isCloze: getNumber(model.type) === 1,
          stockKind: getNumber(model.originalStockKind),
          fields: byPosition(model.flds).map(fieldOfJson),
          templates: byPosition(model.tmpls).map(templateOfJson),
        },
      ];
    }),
  );
}

/** Very old collections have no positions in their lists, which are in order. */
function byPosition(list: unknown): Row[] {
  return inOrder(getList(list).map((value, index) => ({ ord: index, ...getObject(value) })));
}

function fieldOfJson({ name, tag }: Row): AnkiField {
  return { name: getText(name), tag: typeof tag === 'number' ? tag : null };
}

function templateOfJson({ name, ord, qfmt, afmt }: Row): AnkiTemplate {
  return { name: getText(name), ordinal: getNumber(ord), question: getText(qfmt), answer: getText(afmt) };
}
