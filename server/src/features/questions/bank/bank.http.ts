import {
  changeBankQuestions,
  createBankQuestion,
  editBankQuestion,
  getBankQuestion,
  listBankLabels,
  listBankQuestions,
  listBankQuestionVersions,
  listDeletedBankQuestions,
  undoBankChange,
} from '@akada/contract/material/question-bank.ts';
import { previewTexts } from '@akada/contract/material/text-preview.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import type { TextPreview } from '../preview/text-preview.service.ts';
import type { BankAccess } from './bank.access.ts';
import type { BankBulk } from './bank-bulk.service.ts';
import { draftOfForm } from './bank-draft.ts';
import type { BankReading } from './bank-reading.service.ts';
import type { BankWriting } from './bank-writing.service.ts';

export interface BankRoutesDeps {
  access: BankAccess;
  reading: BankReading;
  writing: BankWriting;
  bulk: BankBulk;
  preview: TextPreview;
}

export function bankRoutes({ access, reading, writing, bulk, preview }: BankRoutesDeps): Route[] {
  return [
    route(listBankQuestions)(async ({ caller, query }) => ({
      status: 200,
      body: await reading.list(caller.userId, query),
    })),
    route(createBankQuestion)(async ({ caller, body, idempotencyKey, signal }) => {
      const id = await writing.create(caller, draftOfForm(body), idempotencyKey, signal);
      return { status: 201, body: await reading.present(await access.toRepeat(caller, id)) };
    }),
    route(getBankQuestion)(async ({ caller, params }) => ({
      status: 200,
      body: await reading.present(await access.toRead(caller, params.id)),
    })),
    route(editBankQuestion)(async ({ caller, params, body: { version, ...form }, signal }) => {
      const question = await access.toChange(caller, params.id);
      await writing.edit(caller, question, { draft: draftOfForm(form), version }, signal);
      return { status: 200, body: await reading.present(await access.toRead(caller, params.id)) };
    }),
    route(listBankQuestionVersions)(async ({ caller, params, query }) => ({
      status: 200,
      body: await reading.versions(await access.toRead(caller, params.id), query),
    })),
    route(listDeletedBankQuestions)(async ({ caller }) => ({
      status: 200,
      body: { items: await reading.listDeleted(caller.userId) },
    })),
    route(listBankLabels)(async ({ caller }) => ({ status: 200, body: await reading.labels(caller.userId) })),
    route(changeBankQuestions)(async ({ caller, body }) => ({
      status: 200,
      body: await bulk.change(caller, body),
    })),
    route(undoBankChange)(async ({ caller, body: { items } }) => ({
      status: 200,
      body: await bulk.undo(caller, items),
    })),
    route(previewTexts)(async ({ caller, body: { texts }, signal }) => ({
      status: 200,
      body: { trees: await preview(caller.userId, texts, signal) },
    })),
  ];
}
