import type { FeatureModule } from '../../platform/module/feature-module.ts';
import { personalTable } from '../../platform/personal-data/personal-table.ts';
import type { Platform } from '../../platform/platform.ts';
import { createIssuing } from './issuing.service.ts';
import { createReceiptAccess } from './receipts.access.ts';
import { receiptsRoutes } from './receipts.http.ts';
import { issueHandler } from './receipts.jobs.ts';
import { createReceiptOrders } from './receipts.service.ts';
import { receiptDocuments } from './receipts.tables.ts';

/** Printed receipts. Payments order them. */
export function createReceipts(platform: Platform) {
  const issuing = createIssuing(platform);
  const module: FeatureModule = {
    routes: receiptsRoutes(createReceiptAccess(platform.database)),
    jobs: [issueHandler(issuing.issueAll)],
    tasks: [issuing.task],
    personalData: [
      {
        tables: [
          personalTable(receiptDocuments, {
            name: 'receipts',
            owned: receiptDocuments.userId,
            order: [receiptDocuments.receiptId],
            withheld: {
              pdf: 'the page of payments hands the printed page out',
              payer_email: 'belongs to the payer of a link',
            },
          }),
        ],
      },
    ],
  };
  return { orders: createReceiptOrders(platform), module };
}
