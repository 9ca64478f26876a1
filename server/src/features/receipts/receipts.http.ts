import { Readable } from 'node:stream';
import * as endpoints from '@akada/contract/base/receipts.ts';
import { type FileContent, type Route, route } from '../../platform/http/route.ts';
import type { ReceiptAccess } from './receipts.access.ts';
import { pickFile, type ReceiptFile } from './receipts.service.ts';

export function receiptsRoutes(access: ReceiptAccess): Route[] {
  return [
    route(endpoints.getReceipt)(async ({ caller, params }) => {
      const { printed } = await access.asPayer(caller, params.id);
      return { status: 200, content: sendFile(pickFile(printed, null)) };
    }),
    route(endpoints.getRefundNote)(async ({ caller, params }) => {
      const { printed } = await access.asPayer(caller, params.id);
      return { status: 200, content: sendFile(pickFile(printed, params.number)) };
    }),
    route(endpoints.getAdminReceipt)(async ({ params }) => {
      const { printed } = await access.asAdmin(params.id);
      return { status: 200, content: sendFile(pickFile(printed, params.number)) };
    }),
  ];
}

function sendFile({ pdf, filename }: ReceiptFile): FileContent {
  return { stream: Readable.from([pdf], { objectMode: false }), bytes: pdf.length, filename };
}
